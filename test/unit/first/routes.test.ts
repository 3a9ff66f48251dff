import { expect, test, vi } from 'vitest';
import { failurePage } from '../../../src/first/failure-page';
import { ChunkLoadError } from '../../../src/first/loading/chunk-error';
import { keepServed, prefetch, routeOf } from '../../../src/first/routes';

test('a page is rendered anew each time, with what bar and head show for it', async () => {
  const [first, second] = [await routeOf('/notify').show(), await routeOf('/notify').show()];
  expect(first.page.querySelector('h1')?.textContent).toBe('Notify');
  expect(first.view.title).toContain('Notify');
  expect(first.view.sections.length).toBeGreaterThan(0);
  expect(second.page).not.toBe(first.page);
  expect(second.page.isEqualNode(first.page)).toBe(true);
});

test('all chunks of a page are fetched side by side, those that render it too', () => {
  const names = (path: string) => routeOf(path).parts.map(([name]) => name);
  expect(names('/notify')).toEqual(['app', 'project', 'notify', 'section', 'ways-on']);
  expect(names('/no/such-page')).toEqual(['app', 'not-found', 'ways-on']);
});

test('a page is prefetched once, and only then said to be; a failure is left to the navigation', async () => {
  const route = routeOf('/devhive');
  let arrive = () => {};
  const load = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  route.parts = [['devhive', load]];
  prefetch('/devhive');
  prefetch('/devhive');
  expect(load).toHaveBeenCalledOnce();
  expect(route.isPrefetched).toBe(false);
  arrive();
  await expect.poll(() => route.isPrefetched).toBe(true);

  const other = routeOf('/climbor-die');
  other.parts = [['climbor-die', () => Promise.reject(new TypeError('Failed to fetch'))]];
  prefetch('/climbor-die');
  await new Promise((resolve) => setTimeout(resolve));
  expect(other.isPrefetched).toBe(false);
});

test('the served page is put back as it was served, without any chunk', async () => {
  const page = document.createElement('div');
  page.innerHTML = '<h1>Home</h1>';
  const view = { title: 'Robin Sample', accent: 'home', sections: [] };
  const route = routeOf('/');
  keepServed(route, page, view);
  page.replaceChildren();
  expect(route.parts).toEqual([]);
  for (let visits = 0; visits < 2; visits++) {
    const shown = await route.show();
    expect(shown.page.outerHTML).toBe('<div><h1>Home</h1></div>');
    expect(shown.view).toBe(view);
    shown.page.replaceChildren();
  }
});

test.each([
  ['missing', /updated/],
  ['error', /network did not answer/],
  ['timeout', /took too long/],
] as const)(
  'a message says why a page did not load, and its button opens the page as a document: %s',
  (type, why) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const { page, view } = failurePage(new ChunkLoadError('app', type, 'https://robin.example.com/app.js'));
    const alert = page.querySelector('[role=alert]')?.textContent;
    expect(alert).toContain(`Loading chunk app failed (${type}).`);
    expect(alert).toMatch(why);
    expect(view).toMatchObject({ title: page.querySelector('h1')?.textContent, sections: [] });
    page.querySelector('button')?.click();
    expect(reload).toHaveBeenCalledOnce();
    reload.mockRestore();
  },
);

test('any other error is none of a chunk', () => {
  expect(() => failurePage(new TypeError('not a function'))).toThrow('not a function');
});
