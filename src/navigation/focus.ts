/** Finds a link in whatever page stands there. */
type Find = () => HTMLElement | undefined;

/** What had the focus when its page was left, by the entry of the history (see `keepPlaces`). */
const left = new Map<unknown, Find>();

/**
 * By back and forward the focus returns to the link that had it when the page was left: the next
 * Tab goes on from there, and not from the heading a screen above.
 * @returns what to call when a page has come
 */
export function returnFocus(): () => void {
  const known = new Set<unknown>();
  let entry: unknown;
  let path = '';
  let returning = false;

  const leave = (element?: Element | null) => {
    const find = element && finderOf(element);
    if (find) left.set(entry, find);
    else left.delete(entry);
  };
  const arrive = () => {
    entry = history.state;
    path = location.pathname;
    known.add(entry);
    if (returning) left.get(entry)?.()?.focus({ preventScroll: true });
    returning = false;
  };

  arrive();
  // Safari gives no link the focus that was clicked.
  document.addEventListener('click', ({ target }) => leave((target as Element).closest?.('a')), true);
  addEventListener('popstate', () => {
    // A link to a section is told so too.
    returning = known.has(history.state);
    if (returning) leave(document.activeElement);
    // No page comes, if it is the same.
    if (path === location.pathname) arrive();
  });
  return arrive;
}

/** A page that comes again is made anew: a link is known by its address, and which of several it was. */
function finderOf(element: Element): Find | undefined {
  const href = element.getAttribute('href');
  if (!href) return undefined;
  const alike = () => [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)];
  const index = alike().indexOf(element as HTMLElement);
  return () => alike()[index];
}
