import { brokenPictures, findOverflowing, IGNORED } from '../support/layout.ts';
import { content, NOT_FOUND, PAGES, scrollThrough, tagOf } from '../support/site.ts';
import { consoleMessages, DESKTOP, PHONE, visit } from './helpers.ts';
import { expect, poll, test } from './test.ts';

const SIZES = [PHONE, DESKTOP];

// Pages are opened on a phone and on a desktop in turn, and resized to the other.
for (const [index, { path }] of [...PAGES, NOT_FOUND].entries())
  test(
    `${path} fits a phone and a desktop, with all pictures, and logs nothing`,
    tagOf(path),
    async ({ visitor, host }) => {
      const [first = PHONE, second = DESKTOP] = index % 2 ? SIZES.toReversed() : SIZES;
      visitor.console.length = 0;
      await visit(visitor, host, path, first);
      if (content.site.background !== 'none')
        await poll(visitor, () => !!document.querySelector('body > canvas')).toBe(true);
      for (const { width, height } of [first, second]) {
        await visitor.resize(width, height);
        await visitor.run(scrollThrough);
        expect(await visitor.run(brokenPictures), `at ${width} px`).toEqual([]);
        expect(await visitor.run(findOverflowing, IGNORED), `at ${width} px`).toEqual([]);
      }
      const messages = await consoleMessages(visitor);
      // Some browsers log the status of this page, 404, which is as it should be.
      expect(messages.filter((text) => path !== NOT_FOUND.path || !text.includes('404'))).toEqual([]);
    },
  );

test('an unknown URL has status 404 and a link home', async ({ visitor, host }) => {
  await visit(visitor, host, NOT_FOUND.path);
  expect(await visitor.run(async () => (await fetch(location.href)).status)).toBe(404);
  await visitor.run(() => document.querySelector<HTMLElement>('main a')?.click());
  await poll(visitor, () => location.pathname).toBe('/');
});
