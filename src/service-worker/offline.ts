import { url } from '../navigation/url';

type Trusted = { createScriptURL(address: string): string };
type Policies = { createPolicy(name: string, rules: Trusted): Trusted };

const rules: Trusted = { createScriptURL: (address) => address };

/**
 * Lets the site work without a network from now on: registers the service worker, and tells it,
 * once it has taken over, what this page has loaded or is loading past it. A page that came through
 * the worker leaves it alone: to register one that is about to go would bring it back.
 */
export function registerServiceWorker(worker = navigator.serviceWorker): void {
  const { href } = new URL(url('/sw.js'), location.href);
  if (!import.meta.env.PROD || !worker || worker.controller?.scriptURL === href) return;
  worker.addEventListener('controllerchange', () =>
    new PerformanceObserver((list) =>
      worker.controller?.postMessage(list.getEntries().map(({ name }) => name)),
    ).observe({ type: 'resource', buffered: true }),
  );
  const { trustedTypes } = window as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('service-worker', rules) ?? rules;
  worker.register(policy.createScriptURL(href)).catch(() => {});
}
