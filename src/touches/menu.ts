/**
 * Closes the open menu where it would stand over what it does not belong to: the page that back or forward leads to, and
 * the bar of a screen so wide that the menu is a strip in it.
 */
export function closeMenuInTime(): void {
  const close = () => document.getElementById('menu')?.hidePopover?.();
  addEventListener('popstate', close);
  addEventListener('resize', () => {
    const toggle = document.querySelector('[popovertarget=menu]');
    if (!toggle?.getClientRects().length) close();
  });
}
