/** Finds a link in whatever page stands there. */
type Find = () => HTMLElement | undefined;

/**
 * By back and forward the focus returns to the link that had it last when the page was left: the
 * next Tab goes on from there, and not from the heading a screen above.
 * @returns what to call when a page has come
 */
export function returnFocus(): () => void {
  /** By the entries of the history (see `keepPlaces`): the link that had the focus last. */
  const left = new Map<unknown, Find>();
  let entry: unknown;
  let path = '';

  const arrive = () => {
    const from = entry;
    entry = history.state;
    path = location.pathname;
    if (entry !== from) left.get(entry)?.()?.focus({ preventScroll: true });
  };
  const remember = ({ target }: Event) => {
    const link = (target as Element).closest?.('a');
    if (link) left.set(entry, finderOf(link));
  };

  arrive();
  document.addEventListener('focusin', remember);
  // Safari gives no link the focus that was clicked.
  document.addEventListener('click', remember, true);
  // No page comes, if it is the same.
  addEventListener('popstate', () => path === location.pathname && arrive());
  return arrive;
}

/** A page that comes again is made anew: a link is known by its address, and which of several it was. */
function finderOf(link: HTMLElement): Find {
  const href = CSS.escape(link.getAttribute('href') ?? '');
  const alike = () => [...document.querySelectorAll<HTMLElement>(`a[href="${href}"]`)];
  const index = alike().indexOf(link);
  return () => alike()[index];
}
