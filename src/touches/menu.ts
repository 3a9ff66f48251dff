/**
 * Closes the open menu where it no longer belongs: on Back and Forward, and on a screen that has become so wide that
 * the menu is a strip in the bar.
 */
export function closeMisplacedMenu(): void {
  const close = () => document.getElementById('menu')?.hidePopover?.();
  addEventListener('popstate', close);
  addEventListener('resize', () => {
    const toggle = document.querySelector('[popovertarget=menu]');
    if (!toggle?.getClientRects().length) close();
  });
}
