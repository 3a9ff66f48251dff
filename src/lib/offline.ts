import { url } from './url';

type Trusted = { createScriptURL(address: string): string };
type Policies = { createPolicy(name: string, rules: Trusted): Trusted };

const rules: Trusted = { createScriptURL: (address) => address };

/**
 * Lets the site work without a network from now on: registers the service worker, and tells it,
 * once it has taken over, what this page has loaded before.
 */
export function workOffline(worker = navigator.serviceWorker): void {
  if (!import.meta.env.PROD || !worker) return;
  worker.addEventListener('controllerchange', () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    worker.controller?.postMessage(loaded);
  });
  const { trustedTypes } = window as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('service-worker', rules) ?? rules;
  worker.register(policy.createScriptURL(url('/sw.js'))).catch(() => {});
}
