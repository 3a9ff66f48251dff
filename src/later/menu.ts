/**
 * Closes the open menu or list of languages where it no longer belongs: on Back and Forward, when the focus moves on to
 * the page below it, and on a screen that has become so wide that the menu is a strip in the bar.
 */
export function closeMisplacedMenu(): void {
  const close = () => {
    for (const list of document.querySelectorAll<HTMLElement>('[popover]')) list.hidePopover?.();
  };
  addEventListener('popstate', close);
  addEventListener('focusin', ({ target }) => {
    if ((target as Element).closest?.('main')) close();
  });
  addEventListener('resize', () => {
    const toggle = document.querySelector('[popovertarget=menu]');
    if (!toggle?.getClientRects().length) close();
  });
}
