import type { PageView } from './views';

const root = () => document.documentElement;

/** A page is on its way: a thin line on top says so. */
export const leave = (): void => {
  root().dataset.loading = '';
};

/**
 * A page has come by client navigation: title and accent follow, the focus moves to what the
 * address names (`/#projects`), else to the page's heading, so that a screen reader reads it.
 */
export function arrive({ title, accent }: PageView): void {
  const { dataset, style } = root();
  delete dataset.loading;
  dataset.moved = '';
  document.title = title;
  style.setProperty('--accent', accent);
  const section = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (section) section.scrollIntoView();
  const target = section || document.querySelector<HTMLElement>('h1');
  target?.focus({ preventScroll: true });
}

/**
 * A link to the page that is open already leads to its top, or to the section it names, and adds
 * nothing to the history, as in any browser.
 * @returns how to stop
 */
export function stayOnPage(): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.getAttribute('href')?.startsWith('#')) return;
    if (link.origin !== location.origin || link.pathname !== location.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    if (link.hash) location.hash = link.hash;
    else scrollTo(0, 0);
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
