import { resolve } from 'node:path';
import { exampleNames } from '../../plugins/content/read/folder.ts';
import { BUILD_MS } from '../support/builder.ts';
import { openExample } from '../support/examples.ts';
import { Host } from '../support/host.ts';
import { brokenPictures, findOverflowing, IGNORED } from '../support/layout.ts';
import { scrollThrough } from '../support/site.ts';
import { click, consoleMessages, DESKTOP, PHONE, visit } from './helpers.ts';
import { instrument } from './instrumented-site.ts';
import { expect, poll, test } from './test.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const isOpen = () => !!document.querySelector('#menu')?.getBoundingClientRect().height;

/** Whether everything that starts automatically has started. */
const isDone = (background: boolean) =>
  'extras' in document.documentElement.dataset && (!background || !!document.querySelector('body > canvas'));

for (const name of exampleNames(ROOT))
  test(`the ${name} example is complete on a phone and a desktop, and its menu opens`, {
    tag: '@long',
  }, async ({ visitor, engine }) => {
    test.setTimeout(BUILD_MS);
    const { dist, editions } = await openExample(name);
    const folder = resolve(ROOT, 'test-results/engines/examples', `${name}-${engine}`);
    instrument(dist, folder);
    const hosts: Host[] = [];
    const [first, ...others] = editions;
    const background = first?.content.site.background !== 'none';
    const visits = [
      { path: '/', size: DESKTOP, language: first?.language },
      ...(first?.paths ?? []).map((path) => ({ path, size: PHONE, language: first?.language })),
      // Only the home page of the others, as the styles are the same.
      ...others.map(({ home, language }) => ({ path: home, size: PHONE, language })),
    ];
    for (const { path, size, language } of visits) {
      const where = `${path} at ${size.width} px`;
      // A new host each, without a service worker: Firefox logs an error if one is fetching while its page is unloaded.
      const host = await Host.open(folder);
      hosts.push(host);
      visitor.console.length = 0;
      await visit(visitor, host, path, size);
      await poll(visitor, isDone, background).toBe(true);
      expect(await visitor.run(() => document.documentElement.lang), where).toBe(language);
      await visitor.run(scrollThrough);
      expect(await visitor.run(brokenPictures), where).toEqual([]);
      expect(await visitor.run(findOverflowing, IGNORED), where).toEqual([]);
      expect(await consoleMessages(visitor), where).toEqual([]);
      if (size === PHONE && path === '/') {
        await click(visitor, '[popovertarget=menu]');
        await poll(visitor, isOpen).toBe(true);
      }
    }
    for (const host of hosts) host.close();
  });
