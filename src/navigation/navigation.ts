import type { PageView } from '../views';

const root = () => document.documentElement;

/** A page is on its way: a thin line on top says so. */
export const leave = (): void => {
  root().dataset.loading = '';
};

/** Whether a page is on its way. */
export const isComing = (): boolean => 'loading' in root().dataset;

/** How far down the visitor was, in CSS px, by the entry of the history. */
const places = new Map<unknown, number | undefined>();
let here: unknown;
let wanted: number | undefined;

/** The name of the history's present entry; it gets one if it has none. */
function entry(): unknown {
  if (!history.state) history.replaceState(Math.random(), '');
  return history.state;
}

/**
 * Remembers where the visitor was. Browsers do so too, but go back there while the page before
 * still stands, and that may be too short.
 * @returns how to stop
 */
export function keepPlaces(): () => void {
  const end = new AbortController();
  const { signal } = end;
  const note = () => isComing() || places.set(here, scrollY);
  here = entry();
  note();
  addEventListener('scroll', note, { signal });
  // The news of a scroll may come later than the click that leaves.
  addEventListener('click', note, { signal, capture: true });
  addEventListener(
    'popstate',
    () => {
      here = entry();
      wanted = places.get(here);
    },
    { signal },
  );
  return () => end.abort();
}

/**
 * A page has come by client navigation: title and accent follow, the focus moves to what the
 * address names (`/#projects`), else to the page's heading, so that a screen reader reads it.
 * By back or forward the visitor is again where they were.
 */
export function arrive({ title, accent }: PageView): void {
  const { dataset, style } = root();
  delete dataset.loading;
  dataset.moved = '';
  document.title = title;
  style.setProperty('--accent', accent);
  const section = location.hash && document.getElementById(location.hash.slice(1));
  const returned = here === entry();
  here = entry();
  const top = returned ? wanted : section ? undefined : 0;
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  else if (section) section.scrollIntoView({ behavior: 'instant' });
  const target = section || document.querySelector<HTMLElement>('h1');
  target?.focus({ preventScroll: true });
}

/** The link of this site that an event meets, if it leads to a page that the site itself shows. */
function ownLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.('a');
  const own = link && !link.target && !link.download && link.origin === location.origin;
  return own && !link.getAttribute('href')?.startsWith('#') ? link : undefined;
}

/**
 * Tells where the visitor is about to go: a pointer or a finger has come to a link.
 * @param warm gets the link's path, base included
 * @returns how to stop
 */
export function onIntent(warm: (pathname: string) => void): () => void {
  const onPointer = (event: Event) => {
    const link = ownLink(event);
    if (link) warm(link.pathname);
  };
  document.addEventListener('pointerover', onPointer);
  return () => document.removeEventListener('pointerover', onPointer);
}

/**
 * A link to the page that is open already leads to its top, or to the section it names, and adds
 * nothing to the history, as in any browser.
 * @returns how to stop
 */
export function stayOnPage(): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = ownLink(event);
    if (link?.pathname !== location.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    if (link.hash) location.hash = link.hash;
    else scrollTo(0, 0);
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
