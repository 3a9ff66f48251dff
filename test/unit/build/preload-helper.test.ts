import { expect, test, vi } from 'vitest';
import { smallPreloadHelper } from '../../../build/preload-helper';

type Preload = (load: () => Promise<unknown>, files?: string[]) => Promise<unknown>;
const plugin = smallPreloadHelper() as unknown as { load: (id: string) => string | undefined };

/** The helper as a browser runs it, or where there is no document, the build. */
function helper(loadStyles: (files: string[]) => Promise<unknown>, page: object | null = {}): Preload {
  const source = String(plugin.load('\0vite/preload-helper.js'))
    .replace(/import .*;/, '')
    .replace('export const __vitePreload =', 'return');
  return new Function('loadStyles', 'document', source)(loadStyles, page ?? undefined);
}

test("takes the place of the bundler's helper and of nothing else", () => {
  expect(plugin.load('/src/main.tsx')).toBeUndefined();
});

test('a chunk comes together with its styles, not after them', async () => {
  let arrive = () => {};
  const styles = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  const load = vi.fn(async () => 'module');
  const loading = helper(styles)(load, ['assets/picture.js', 'assets/project.css']);
  expect(load).toHaveBeenCalledOnce();
  expect(styles).toHaveBeenCalledExactlyOnceWith(['assets/project.css']);
  arrive();
  await expect(loading).resolves.toBe('module');
});

test('a chunk without its styles is not shown', async () => {
  const failure = new Error('Loading assets/project.css failed');
  const preload = helper(() => Promise.reject(failure));
  await expect(preload(async () => 'module', ['assets/project.css'])).rejects.toBe(failure);
});

test('a chunk that has no styles waits for none, nor does prerendering', async () => {
  const styles = vi.fn(async () => {});
  await expect(helper(styles)(async () => 'module')).resolves.toBe('module');
  await expect(helper(styles, null)(async () => 'module', ['assets/a.css'])).resolves.toBe('module');
  expect(styles).not.toHaveBeenCalled();
});
