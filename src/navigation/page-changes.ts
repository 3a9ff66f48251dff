import { words } from 'content:words';

/** How long a page may take before a screen reader hears that it is on its way, in ms. */
export const SLOW_MS = 1000;

/**
 * Tells when a page has come by client navigation: `commitNavigation` writes it on the document.
 * @param came runs before the browser paints the page
 * @param say tells a screen reader something; an empty text takes it back
 */
export function watchPages(came: () => void, say: (text: string) => void): void {
  const { dataset } = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver((changes) => {
    if ('loading' in dataset) timer ??= setTimeout(say, SLOW_MS, words.loading);
    else {
      clearTimeout(timer);
      timer = undefined;
      say('');
    }
    if (changes.some(({ attributeName }) => attributeName === 'data-moved')) came();
  }).observe(document.documentElement, { attributeFilter: ['data-loading', 'data-moved'] });
}
