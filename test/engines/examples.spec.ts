import { resolve } from 'node:path';
import { exampleNames } from '../../plugins/content/folder.ts';
import { openExample } from '../support/examples.ts';
import { Host } from '../support/host.ts';
import { click, DESKTOP, heard, PHONE, visit } from './acts.ts';
import { hear } from './heard-site.ts';
import { answer, expect, test } from './test.ts';
import { brokenPictures, readThrough, wider } from './whole.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** They may have to be built. */
const BUILD_MS = 240_000;

const isOpen = () => !!document.querySelector('#menu')?.getBoundingClientRect().height;

/** Whether all has come that comes of itself. */
const isDone = (background: boolean) =>
  'touches' in document.documentElement.dataset && (!background || !!document.querySelector('body > canvas'));

for (const name of exampleNames(ROOT))
  test(`the ${name} example is whole on a phone and a desktop, and its menu opens`, async ({
    visitor,
    engine,
  }) => {
    test.setTimeout(BUILD_MS);
    const { dist, editions } = await openExample(name);
    const folder = resolve(ROOT, 'test-results/engines/examples', `${name}-${engine}`);
    hear(dist, folder);
    const hosts: Host[] = [];
    const [first, ...others] = editions;
    const background = first?.content.site.background !== 'none';
    const visits = [
      { path: '/', size: DESKTOP, language: first?.language },
      ...(first?.paths ?? []).map((path) => ({ path, size: PHONE, language: first?.language })),
      // Laid out by the same styles.
      ...others.map(({ home, language }) => ({ path: home, size: PHONE, language })),
    ];
    for (const { path, size, language } of visits) {
      const where = `${path} at ${size.width} px`;
      // Each finds a host that nothing is kept of: what a worker is fetching as its page goes, Firefox complains of.
      const host = await Host.open(folder);
      hosts.push(host);
      visitor.console.length = 0;
      await visit(visitor, host, path, size);
      await answer(visitor, isDone, background).toBe(true);
      expect(await visitor.run(() => document.documentElement.lang), where).toBe(language);
      await visitor.run(readThrough);
      expect(await visitor.run(brokenPictures), where).toEqual([]);
      expect(await visitor.run(wider), where).toEqual([]);
      expect(await heard(visitor), where).toEqual([]);
      if (size === PHONE && path === '/') {
        await click(visitor, '[popovertarget=menu]');
        await answer(visitor, isOpen).toBe(true);
      }
    }
    for (const host of hosts) host.close();
  });
