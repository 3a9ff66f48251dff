/**
 * Leads the keyboard into the menu, and closes the open menu or list of languages where it no longer belongs: on Back and
 * Forward, on a tap outside, which some browsers do not do by themselves (Safari 17 on iOS), when the focus moves on to
 * the page below it, and on a screen that has become so wide that the menu is a strip in the bar.
 */
export function closeMisplacedMenu(): void {
  // A press outside focuses the section under the pointer: return the focus unless it is on another control.
  document.getElementById('menu')?.addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed' && !document.activeElement?.matches('a, button'))
      document.querySelector<HTMLElement>('[popovertarget=menu]')?.focus();
  });
  const close = () => {
    for (const list of document.querySelectorAll<HTMLElement>('[popover]')) list.hidePopover?.();
  };
  addEventListener('popstate', close);
  addEventListener('pointerup', ({ target }) => {
    // After the browser has done so itself, which returns the focus.
    if (!(target as Element).closest?.('[popover], [popovertarget]')) setTimeout(close);
  });
  addEventListener('focusin', ({ target }) => {
    if ((target as Element).closest?.('main')) close();
  });
  // A menu opened by keyboard gets the focus: it stands before its button, and Safari's Tab would not lead into it.
  addEventListener('click', ({ target, detail }) => {
    if (!detail && (target as Element).closest?.('[popovertarget=menu]'))
      setTimeout(() => document.querySelector<HTMLElement>('#menu:popover-open a')?.focus());
  });
  addEventListener('resize', () => {
    const toggle = document.querySelector('[popovertarget=menu]');
    if (!toggle?.getClientRects().length) close();
  });
}
