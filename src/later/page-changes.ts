import { words } from 'content:words';

/** How long a page may take to load before screen readers announce that it is loading. */
export const SLOW_MS = 1000;

/**
 * Reports when a page has been shown by client navigation, which `commitNavigation` notes on the root element.
 * @param onPageShown runs before the browser paints the page
 * @param announce announces a text to screen readers; an empty text clears it
 */
export function watchPageChanges(onPageShown: () => void, announce: (text: string) => void): void {
  const { dataset } = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver((changes) => {
    if ('loading' in dataset) timer ??= setTimeout(announce, SLOW_MS, words.loading);
    else {
      clearTimeout(timer);
      timer = undefined;
      announce('');
    }
    if (changes.some(({ attributeName }) => attributeName === 'data-moved')) onPageShown();
  }).observe(document.documentElement, { attributeFilter: ['data-loading', 'data-moved'] });
}
