import { pathOf, url } from '../url';
import { failurePage } from './failure-page';
import { afterFrame } from './loading/idle';
import { prefetch, routeOf, type Shown } from './routes';
import { changeHistory, manageScrollPositions, scrollToAddress } from './scroll-positions';

/** Takes over how the page that a link leads to is shown, and then calls `show`; false to leave that to the router. */
type BeforeShow = (link: HTMLAnchorElement, show: () => void) => boolean;

/** Path of the page that is shown, if any. It stays until the code of the next one has loaded. */
let shown: string | undefined;
/** Path of the page that is loading, if any. */
let loading: string | undefined;
let render: (next: Shown) => void;
let beforeShow: BeforeShow | undefined;
const shownListeners: (() => void)[] = [];
const loadingListeners: ((isLoading: boolean) => void)[] = [];

/** True if a page is loading: the address is already the next page's. */
export const isNavigating = (): boolean => loading !== undefined;

/** Calls back when a page has been shown, before the browser paints it. */
export const onShown = (listener: () => void) => shownListeners.push(listener);

/** Calls back when something that the visitor waits for begins to load, and when it has come. */
export const onLoading = (listener: (isLoading: boolean) => void) => loadingListeners.push(listener);

/** Sets what shows the page that a link leads to: an animation, for instance. */
export function setBeforeShow(hook: BeforeShow): void {
  beforeShow = hook;
}

/** Shows or hides the thin line at the top (see `base.css`) for something that the visitor waits for. */
export function showLoading(isLoading: boolean): void {
  document.documentElement.toggleAttribute('data-loading', isLoading);
  for (const listener of loadingListeners) listener(isLoading);
}

/**
 * Shows the page at a path, the address's, or why its code did not load, as soon as that is known; the shown one again if
 * the visitor returns to it.
 */
function show(path: string): void {
  loading = path === shown ? undefined : path;
  showLoading(!!loading);
  if (!loading) return;
  routeOf(path)
    .show()
    .catch(failurePage)
    .then((next) => {
      if (loading !== path) return;
      const isFirst = !shown;
      shown = path;
      loading = undefined;
      showLoading(false);
      document.documentElement.dataset.moved = '';
      render(next);
      settle();
      // No visit begins with an outlined heading.
      if (isFirst) (document.activeElement as HTMLElement).blur();
    });
}

const showAddress = () => show(pathOf(location.pathname));

function settle(): void {
  scrollToAddress();
  for (const listener of shownListeners) listener();
}

/**
 * Goes to the page that a link leads to. Where the browser refuses a history entry, as Safari does after a hundred in
 * 30 s, the browser follows the link itself.
 */
function go(link: HTMLAnchorElement): void {
  const path = pathOf(link.pathname);
  // The link was pressed twice.
  if (path === pathOf(location.pathname)) return;
  if (!changeHistory('pushState', null, url(path) + link.search + link.hash)) {
    location.assign(link.href);
    return;
  }
  show(path);
  // Another page was loading, and this one is still shown.
  if (!loading) settle();
}

/** Returns the link at an event's target, if it leads to a page of this site; anything else is left to the browser. */
export function internalLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.('a');
  return link &&
    !link.target &&
    !link.download &&
    link.origin === location.origin &&
    link.pathname.startsWith(url('/')) &&
    routeOf(pathOf(link.pathname)).path &&
    !link.getAttribute('href')?.startsWith('#')
    ? link
    : undefined;
}

/**
 * Follows a link. Links to the current page scroll to its top or to the section they name, as browsers do, without
 * duplicate history entries. A link to another page appears pressed before that page is rendered, and the menu, which the
 * inline script closes, disappears before the page scrolls: on a phone both take several frames, during which nothing
 * would change.
 */
function onClick(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
  const item = (event.target as Element).closest?.<HTMLAnchorElement>('#menu a');
  const link = item ?? internalLink(event);
  if (!link) return;
  // Not after the frame: a click may be all that tells where the visitor goes.
  onIntent(event);
  // While the next page loads, the current one still has its sections, but the URL is already the next one's.
  const section = item && loading && document.querySelector(item.hash);
  if (section) section.scrollIntoView();
  else if (item) afterFrame(() => location.assign(item.hash));
  // A host may serve the page as `/notify/` or `/notify.html`.
  else if (pathOf(link.pathname) !== pathOf(location.pathname))
    afterFrame(() => beforeShow?.(link, () => go(link)) || go(link));
  // Unless the page that the link leads to has not been shown yet.
  else if (!loading) {
    // Unlike setting the hash, this scrolls even to a section that it already names. Another query would reload.
    if (link.hash) location.assign(location.search + link.hash);
    else if (changeHistory('replaceState', history.state, link.href)) scrollTo(0, 0);
    else return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** Fetches what the page needs that the visitor is about to go to. */
function onIntent(event: Event): void {
  const link = internalLink(event);
  if (link) prefetch(pathOf(link.pathname));
}

/**
 * Handles links, Back and Forward.
 * @param served path of the page in the document, if it has one; the address's is shown, if that is another one
 * @param onRender puts a page into the document
 */
export function startRouter(served: string | undefined, onRender: (next: Shown) => void): void {
  shown = served;
  render = onRender;
  for (const type of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(type, onIntent);
  document.addEventListener('click', onClick, true);
  addEventListener('popstate', showAddress);
  manageScrollPositions(isNavigating);
  showAddress();
}
