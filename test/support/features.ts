import type { Page } from '@playwright/test';

export interface Feature {
  /** Removes its API; runs in the page before the page's own scripts. */
  script?: () => void;
  /** Removes it from markup and styles, as for a browser that does not know it. */
  source?: (text: string) => string;
}

/** Features that the site uses and that not every browser has, and how to simulate a browser without them. */
export const FEATURES: Record<string, Feature> = {
  popover: {
    script: () => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    },
    source: (text) =>
      text.replace(/ popover(target)?=/g, ' data-unknown$1=').replaceAll(':popover-open', ':unknown'),
  },
  inert: { script: () => Reflect.deleteProperty(HTMLElement.prototype, 'inert') },
  dialog: {
    script: () => {
      for (const name of ['open', 'show', 'showModal', 'close'])
        Reflect.deleteProperty(HTMLDialogElement.prototype, name);
      Reflect.deleteProperty(window, 'HTMLDialogElement');
    },
  },
  // Nor can it read what the inline scripts are written in.
  modules: { source: (text) => text.replace(/<script(?=>| type="module")/g, '<script type="unknown"') },
  IntersectionObserver: { script: () => Reflect.deleteProperty(window, 'IntersectionObserver') },
  ResizeObserver: { script: () => Reflect.deleteProperty(window, 'ResizeObserver') },
  PerformanceObserver: { script: () => Reflect.deleteProperty(window, 'PerformanceObserver') },
  visualViewport: { script: () => Reflect.deleteProperty(window, 'visualViewport') },
  showModal: { script: () => Reflect.deleteProperty(window.HTMLDialogElement?.prototype ?? {}, 'showModal') },
  OffscreenCanvas: {
    script: () => {
      Reflect.deleteProperty(window, 'OffscreenCanvas');
      Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
    },
  },
  clipboard: { script: () => Reflect.deleteProperty(Navigator.prototype, 'clipboard') },
  requestIdleCallback: { script: () => Reflect.deleteProperty(window, 'requestIdleCallback') },
  'service worker': { script: () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker') },
  'view transitions': {
    script: () => Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
    source: (text) => text.replaceAll('@view-transition', '@unknown'),
  },
  'media queries with <, > and a bare not': {
    // In attributes, `<` is `&lt;`.
    source: (text) =>
      text
        .replace(/\((?:width|height)\s*(?=[<>&])/g, '(unknown ')
        .replace(/\bnot \((?:min|max)-(?=width|height)/g, 'not (unknown-'),
  },
  ':has()': { source: (text) => text.replaceAll(':has(', ':unknown(') },
  ':focus-visible': { source: (text) => text.replaceAll(':focus-visible', ':unknown') },
  'translate and rotate': { source: (text) => text.replace(/([{;])(translate|rotate):/g, '$1unknown:') },
};

/** Removes features from a page before it is opened; its context must bypass the Content-Security-Policy. */
export async function without(page: Page, features: Feature[]): Promise<void> {
  for (const { script } of features) if (script) await page.addInitScript(script);
  if (!features.some(({ source }) => source)) return;
  await page.route(/\/(?!assets\/[^?]*\.(?!css))[^?]*$/, async (route) => {
    if (!['document', 'stylesheet', 'fetch'].includes(route.request().resourceType()))
      return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const body = features.reduce((left, { source }) => source?.(left) ?? left, text);
    return route.fulfill({ response, body });
  });
}
