import { expect, test, vi } from 'vitest';
import { failurePage } from '../../../src/first/failure-page';
import { ChunkLoadError } from '../../../src/first/loading/chunk-error';
import { keepServed, prefetch, routeOf } from '../../../src/first/routes';

test('a page is new each time, with what bar and head show for it', async () => {
  const [first, second] = [await routeOf('/notify').show(), await routeOf('/notify').show()];
  expect(first.page.querySelector('h1')?.textContent).toBe('Notify');
  expect(first.title).toContain('Notify');
  expect(first.items.map(({ textContent }) => textContent)).toContain('overview');
  expect(second.page).not.toBe(first.page);
  expect(second.page.isEqualNode(first.page)).toBe(true);
});

test('a page is prefetched once, and only then said to be; a failure is left to the navigation', async () => {
  const route = routeOf('/devhive');
  let arrive = () => {};
  const load = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  route.load = load;
  prefetch('/devhive');
  prefetch('/devhive');
  expect(load).toHaveBeenCalledOnce();
  expect(route.isPrefetched).toBe(false);
  arrive();
  await expect.poll(() => route.isPrefetched).toBe(true);

  const other = routeOf('/climbor-die');
  other.load = () => Promise.reject(new TypeError('Failed to fetch'));
  prefetch('/climbor-die');
  await new Promise((resolve) => setTimeout(resolve));
  expect(other.isPrefetched).toBe(false);
});

test('the served page is put back as it was served, and nothing is loaded for it', async () => {
  document.title = 'Robin Sample';
  const [page, item] = [document.createElement('div'), document.createElement('li')];
  page.innerHTML = '<h1>Home</h1>';
  const route = routeOf('/');
  keepServed(route, page, item);
  page.replaceChildren();
  document.title = 'Another';
  expect(await route.load()).toBeUndefined();
  for (let visits = 0; visits < 2; visits++) {
    const shown = await route.show();
    expect(shown.page.outerHTML).toBe('<div><h1>Home</h1></div>');
    expect(shown).toMatchObject({ title: 'Robin Sample', accent: 'home', items: [expect.any(HTMLElement)] });
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
    const { title, page, items } = failurePage(
      new ChunkLoadError('notify', type, 'https://robin.example.com/notify.page.js'),
    );
    const alert = page.querySelector('[role=alert]')?.textContent;
    expect(alert).toContain(`Loading chunk notify failed (${type}).`);
    expect(alert).toMatch(why);
    expect([title, items]).toEqual([page.querySelector('h1')?.textContent, []]);
    page.querySelector('button')?.click();
    expect(reload).toHaveBeenCalledOnce();
    reload.mockRestore();
  },
);

test('any other error is none of a chunk', () => {
  expect(() => failurePage(new TypeError('not a function'))).toThrow('not a function');
});
