import { LOADING } from '../states';

/** Shows the page that a link leads to by calling `show`, with an animation for instance; returns false if it does not. */
type BeforeShow = (link: HTMLAnchorElement, show: () => void) => boolean;

export let beforeShow: BeforeShow = () => false;

/** Sets what shows the pages that links lead to. */
export function setBeforeShow(hook: BeforeShow): void {
  beforeShow = hook;
}

const shownListeners: (() => void)[] = [];
const loadingListeners: ((isLoading: boolean) => void)[] = [];
let navigating = false;

/** True if a page is loading: the address is already the next page's. */
export const isNavigating = (): boolean => navigating;

/** Calls back when another page has been shown, before the browser paints it. */
export function onShown(listener: () => void): void {
  shownListeners.push(listener);
}

/** Tells that another page has been shown. */
export function tellShown(): void {
  for (const listener of shownListeners) listener();
}

/** Calls back when something that the visitor waits for begins to load, and when it has loaded. */
export function onLoading(listener: (isLoading: boolean) => void): void {
  loadingListeners.push(listener);
}

/** Shows or hides the thin line at the top (see `base.css`) for something that the visitor waits for. */
export function showLoading(isLoading: boolean): void {
  document.documentElement.toggleAttribute(`data-${LOADING}`, isLoading);
  for (const listener of loadingListeners) listener(isLoading);
}

/** Notes that a page loads, or that it has loaded. */
export function setNavigating(isLoading: boolean): void {
  navigating = isLoading;
  showLoading(isLoading);
}
