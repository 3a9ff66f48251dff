import { expect, test, vi } from 'vitest';

vi.mock('../../../src/first/loading/part', () => ({
  hasPage: (path: string) => /^.(notify)?$/.test(path),
  noted: () => document.getElementById('entry')?.dataset ?? {},
}));

const ROBOTS = '<meta name="robots" content="noindex">';

/** Opens a document, of the page with this accent, at an address; returns the module that notes what is served. */
async function open(path: string, accent: string, head = '') {
  vi.resetModules();
  history.replaceState(null, '', path);
  document.documentElement.dataset.accent = accent;
  document.head.innerHTML = `<title>Robin</title>${head}`;
  document.body.innerHTML =
    '<ul id="menu"><li><a href="#about">About</a></li></ul><main><div class="page">Text</div></main>';
  const module = await import('../../../src/first/served');
  module.keepServed(document.querySelector('.page') as HTMLElement);
  return module;
}

test.each([
  ['/notify', 'notify', '', false],
  ['/notify.html', 'notify', '', false],
  ['/no/such-page', '', ROBOTS, true],
  ['/for/fjord', '', ROBOTS, true],
])('the page at %s is known by its document', async (path, accent, head, isDefault) => {
  const { served } = await open(path, accent, head);
  expect(served).toMatchObject({ path: path.replace('.html', ''), isDefault });
  expect(served?.view).toEqual({ title: 'Robin', sections: [{ hash: '#about', text: 'About' }] });
});

test.each([
  ['a host answers every address with the home page', '/notify', '', ''],
  ['a host has its not-found page at the address of another', '/notify', '', ROBOTS],
])('where %s, that page and its menu are not shown', async (_, path, accent, head) => {
  const { served } = await open(path, accent, head);
  expect(served).toBeUndefined();
  expect(document.querySelector('.page, #menu a')).toBeNull();
});

test('what is kept for a return has none of what scripts do to the page afterwards', async () => {
  const { served } = await open('/notify', 'notify');
  served?.element.setAttribute('data-near', '');
  served?.element.append('more');
  expect(served?.copy.outerHTML).toBe('<div class="page">Text</div>');
});
