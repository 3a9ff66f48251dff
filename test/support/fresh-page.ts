import { afterAll, vi } from 'vitest';

/**
 * All test files of the site run in one page, as creating a page takes longer than the tests in it.
 * Each file gets it as if it were new: modules without state, and nothing left behind by the previous file.
 */
vi.resetModules();

/** On a busy machine a second, the default, may pass between two tasks. */
const { configure } = await import('@testing-library/preact');
configure({ asyncUtilTimeout: 60_000 });

const listeners: (() => void)[] = [];
const patches = [window, document, document.documentElement, document.body].map((target) => {
  const { addEventListener } = target;
  target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    const [type, listener, options] = args;
    listeners.push(() => target.removeEventListener(type, listener, options));
    addEventListener.apply(target, args);
  };
  return () => {
    target.addEventListener = addEventListener;
  };
});
const url = location.href;

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const undo of [...listeners, ...patches]) undo();
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  if (location.href !== url) history.replaceState(null, '', url);
});
