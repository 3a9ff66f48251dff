import { expect, test, vi } from 'vitest';

const page = { load: async () => {} };
vi.mock('../../../../src/first/app', () => ({ App: () => <h1 tabIndex={-1}>Kim Doe</h1> }));
vi.mock('../../../../src/components/frame', () => ({ frameOf: () => null }));
vi.mock('../../../../src/first/routes', () => ({ routeOf: () => ({ name: 'home', path: '/', page }) }));

test('a page of the dev server begins without focus, which would outline its heading', async () => {
  document.body.innerHTML = '<div id="app"></div>';
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await import('../../../../src/first/main');
  await expect.poll(() => focus).toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});
