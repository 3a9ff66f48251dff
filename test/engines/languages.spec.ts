import { DESKTOP } from '../support/screens.ts';
import { HOME, LANGUAGES } from '../support/site.ts';
import type { Visitor } from './driver/visitor.ts';
import { click, consoleMessages, isReady, visit } from './helpers.ts';
import { expect, FAST_POLLING, poll, test } from './test.ts';

/** Returns where the visitor is: language, path and section, and whether the section is on the screen. */
const position = () => {
  const section = document.getElementById(location.hash.slice(1));
  const { top = -1 } = section?.getBoundingClientRect() ?? {};
  const { lang } = document.documentElement;
  return [lang, location.pathname, location.hash, top >= 0 && top < innerHeight];
};
/** Polls the position while one document replaces another; in between scripts fail. */
const arrived = (visitor: Visitor) => expect.poll(() => visitor.run(position).catch(() => {}), FAST_POLLING);
/** True if a language's worker controls the page: Firefox logs an error if it fetches while the page is unloaded. */
const isControlled = (base: string) => navigator.serviceWorker.controller?.scriptURL.endsWith(`${base}sw.js`);
/** Messages that browsers log if a document is unloaded during a request or a transition. */
const UNLOAD_MESSAGES = /view transition|fetching the script|download failed|ServiceWorker intercepted/i;
const linkTo = (language: string) => `header [data-language="${language}"]`;

for (const language of LANGUAGES)
  test(`links to ${language} and back keep the section`, { tag: '@long' }, async ({ visitor, host }) => {
    await visit(visitor, host, '/', DESKTOP);
    const first = (await visitor.run(() => document.documentElement.lang)) as string;
    await poll(visitor, isControlled, '/').toBe(true);
    const section = HOME.sections[1] ?? '';
    await click(visitor, `#menu a[href="#${section}"]`);
    const link = linkTo(`/${language}/`);
    await poll(visitor, (wanted) => document.querySelector(wanted)?.getAttribute('href'), link).toBe(
      `/${language}/#${section}`,
    );
    await click(visitor, link);
    await arrived(visitor).toEqual([language, `/${language}/`, `#${section}`, true]);

    await poll(visitor, isReady).toBe(true);
    await poll(visitor, isControlled, `/${language}/`).toBe(true);
    await click(visitor, linkTo('/'));
    await arrived(visitor).toEqual([first, '/', `#${section}`, true]);
    await poll(visitor, isReady).toBe(true);
    await visitor.run(() => history.back());
    await arrived(visitor).toEqual([language, `/${language}/`, `#${section}`, true]);
    expect((await consoleMessages(visitor)).filter((text) => !UNLOAD_MESSAGES.test(text))).toEqual([]);
  });
