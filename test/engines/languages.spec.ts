import { HOME, LANGUAGES, PROJECTS } from '../support/site.ts';
import type { Visitor } from './driver/visitor.ts';
import { click, consoleMessages, DESKTOP, visit } from './helpers.ts';
import { expect, FAST_POLLING, poll, test } from './test.ts';

/** Where the visitor is: language, path and section, and whether that stands on the screen. */
const place = () => {
  const section = document.getElementById(location.hash.slice(1));
  const { top = -1 } = section?.getBoundingClientRect() ?? {};
  const { lang } = document.documentElement;
  return [lang, location.pathname, location.hash, top >= 0 && top < innerHeight];
};
/** Asks again and again while one document goes and the next one comes: in between there is nobody to poll. */
const arrived = (visitor: Visitor) =>
  expect.poll(() => visitor.run(place).catch(() => undefined), FAST_POLLING);
/** Whether this language's worker has taken the page over: what it is fetching as the page goes, Firefox complains of. */
const isKept = (folder: string) => navigator.serviceWorker.controller?.scriptURL.endsWith(`${folder}sw.js`);
/** A document that goes takes along what it was fetching or moving, and browsers say so. */
const GONE = /view transition|fetching the script|download failed|ServiceWorker intercepted/i;
const linkTo = (language: string) => `header [data-language="${language}"]`;

for (const language of LANGUAGES)
  for (const { path, sections } of [HOME, ...PROJECTS.slice(0, 1)])
    test(`from ${path} to the same place in ${language}, and back`, async ({ visitor, host }) => {
      await visit(visitor, host, path, DESKTOP);
      const first = (await visitor.run(() => document.documentElement.lang)) as string;
      await poll(visitor, isKept, '/').toBe(true);
      const section = sections[1] ?? '';
      await click(visitor, `#menu a[href="#${section}"]`);
      const link = linkTo(`/${language}/`);
      await poll(visitor, (wanted) => document.querySelector(wanted)?.getAttribute('href'), link).toBe(
        `/${language}${path}#${section}`,
      );
      if (LANGUAGES.length > 1) await click(visitor, '[popovertarget="languages"]');
      await click(visitor, link);
      await arrived(visitor).toEqual([language, `/${language}${path}`, `#${section}`, true]);

      await poll(visitor, () => (window as { clicks?: unknown }).clicks).toBe(null);
      await poll(visitor, isKept, `/${language}/`).toBe(true);
      if (LANGUAGES.length > 1) await click(visitor, '[popovertarget="languages"]');
      await click(visitor, linkTo('/'));
      await arrived(visitor).toEqual([first, path, `#${section}`, true]);
      await poll(visitor, () => (window as { clicks?: unknown }).clicks).toBe(null);
      await visitor.run(() => history.back());
      await arrived(visitor).toEqual([language, `/${language}${path}`, `#${section}`, true]);
      expect((await consoleMessages(visitor)).filter((said) => !GONE.test(said))).toEqual([]);
    });
