import { afterAll, vi } from 'vitest';

/**
 * All files of the site's tests run in one page, for a new one takes longer than the tests in it.
 * Each file meets it as if it were new: modules without state, and nothing left by the file before.
 */
vi.resetModules();

const listened: (() => void)[] = [];
const added = [window, document, document.documentElement, document.body].map((target) => {
  const { addEventListener } = target;
  target.addEventListener = (...words: Parameters<typeof addEventListener>) => {
    const [type, listener, options] = words;
    listened.push(() => target.removeEventListener(type, listener, options));
    addEventListener.apply(target, words);
  };
  return () => {
    target.addEventListener = addEventListener;
  };
});
const address = location.href;

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const undo of [...listened, ...added]) undo();
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  if (location.href !== address) history.replaceState(null, '', address);
});
