import { expect, test, vi } from 'vitest';
import { inlineStyleLists, lazyStyles } from '../../../../plugins/pages/lazy-styles';

type Preload = (load: () => Promise<unknown>, files?: string[]) => Promise<unknown>;
const plugin = lazyStyles() as unknown as { load: (id: string) => string | undefined };

/** The helper as a browser runs it; as the build does if there is no document. */
function helper(loadStyles: (files: string[]) => Promise<unknown>, page: object | null = {}): Preload {
  const source = String(plugin.load('\0vite/preload-helper.js'))
    .replace(/import .*;/, '')
    .replace('export const __vitePreload =', 'return');
  return new Function('loadStyles', 'globalThis', source)(loadStyles, { document: page });
}

test('a chunk loads in parallel with its styles, and fails if they do', async () => {
  const failure = new Error('Loading assets/project.css failed');
  let fail = () => {};
  const styles = vi.fn(() => new Promise<void>((_, reject) => (fail = () => reject(failure))));
  const load = vi.fn(async () => 'module');
  const loading = helper(styles)(load, ['assets/project.css']);
  expect(load).toHaveBeenCalledOnce();
  expect(styles).toHaveBeenCalledExactlyOnceWith(['assets/project.css']);
  fail();
  await expect(loading).rejects.toBe(failure);
});

test('prerendering does not load styles', async () => {
  const styles = vi.fn(async () => {});
  await expect(helper(styles, null)(async () => 'module', ['assets/a.css'])).resolves.toBe('module');
  expect(styles).not.toHaveBeenCalled();
});

test('the lists of styles are inlined, and the table is removed', () => {
  const code = `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a.css","assets/b.css"])))=>i.map(i=>d[i]);
//# hint
const x=[()=>z$(()=>import("./one-1.js"),__vite__mapDeps([1,0])),()=>z$(()=>import("./two-2.js"),[])];`;
  expect(inlineStyleLists(code)).toBe(
    '//# hint\nconst x=[()=>z$(()=>import("./one-1.js"),["assets/b.css","assets/a.css"]),()=>z$(()=>import("./two-2.js"),[])];',
  );
});
