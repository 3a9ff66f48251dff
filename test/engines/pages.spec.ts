import { resolve } from 'node:path';
import { exampleNames } from '../../plugins/content/read/folder.ts';
import { BUILD_MS, openExample } from '../support/fork.ts';
import { Host } from '../support/host.ts';
import { brokenPictures, findOverflowing, IGNORED } from '../support/layout.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { scrollThrough } from '../support/site.ts';
import type { Visitor } from './driver/visitor.ts';
import { consoleMessages, hasExtras, scrollTo, visit } from './helpers.ts';
import { instrument } from './instrumented-site.ts';
import { expect, poll, test } from './test.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Opens a page on a desktop, makes the window as narrow as a phone, and reads the page at both sizes. */
async function read(visitor: Visitor, host: Host, path: string, hasBackground: boolean): Promise<void> {
  visitor.console.length = 0;
  await visit(visitor, host, path, DESKTOP);
  await poll(visitor, hasExtras).toBe(true);
  if (hasBackground) await poll(visitor, () => !!document.querySelector('body > canvas')).toBe(true);
  for (const { width, height } of [DESKTOP, PHONE]) {
    const where = `${path} at ${width} px`;
    await visitor.resize(width, height);
    await visitor.run(scrollThrough);
    expect(await visitor.run(brokenPictures), where).toEqual([]);
    expect(await visitor.run(findOverflowing, IGNORED), where).toEqual([]);
  }
  expect(await consoleMessages(visitor), path).toEqual([]);
}

test('the line about the visit takes no more and no less room than is kept for it', {
  tag: '@long',
}, async ({ visitor, host }) => {
  for (const size of [PHONE, DESKTOP]) {
    await visit(visitor, host, '/', size);
    const height = () => document.querySelector('footer')?.getBoundingClientRect().height;
    const kept = await visitor.run(height);
    await scrollTo(visitor, 1e6);
    await poll(visitor, () => !!document.querySelector('footer summary')).toBe(true);
    expect(await visitor.run(height), `at ${size.width} px`).toBe(kept);
  }
});

// Each engine sets these scripts in its own way.
for (const name of exampleNames(ROOT).filter((each) => ['arabic', 'japanese'].includes(each)))
  test(`the ${name} example fits desktop and phone, and logs nothing`, {
    tag: '@long',
  }, async ({ visitor, engine }) => {
    test.setTimeout(BUILD_MS);
    const { dist, editions } = await openExample(name);
    const folder = resolve(ROOT, 'test-results/engines/examples', `${name}-${engine}`);
    instrument(dist, folder);
    // Only the first language, as the styles are the same.
    const { paths = [], content } = editions[0] ?? {};
    for (const path of new Set([paths[0], paths.at(-1)])) {
      // A new host each, without a service worker: Firefox logs an error if one is fetching while its page is unloaded.
      const host = await Host.open(folder);
      await read(visitor, host, path ?? '/', content?.site.background !== 'none');
      await visitor.open('about:blank');
      host.close();
    }
  });
