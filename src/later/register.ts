import { url } from '../url';

const rules: ScriptUrls = { createScriptURL: (scriptUrl) => scriptUrl };

/**
 * Makes the site work offline: registers the service worker and, once it controls the page, sends it the URLs of
 * everything this page has loaded or is still loading without it. Does nothing on a page served by the worker: that one
 * may be about to unregister itself, and registering it again would bring it back.
 */
export function registerServiceWorker(worker = navigator.serviceWorker): void {
  const { href } = new URL(url('/sw.js'), location.href);
  if (!import.meta.env.PROD || !worker || worker.controller?.scriptURL === href) return;
  worker.addEventListener('controllerchange', () =>
    new PerformanceObserver((list) =>
      worker.controller?.postMessage(list.getEntries().map(({ name }) => name)),
    ).observe({ type: 'resource', buffered: true }),
  );
  const { trustedTypes } = window;
  const policy = trustedTypes?.createPolicy('service-worker', rules) ?? rules;
  worker.register(policy.createScriptURL(href)).catch(() => {});
}
