import { HOME } from '../support/site.ts';
import { click, DESKTOP, pointOf, visit } from './helpers.ts';
import { expect, poll, test } from './test.ts';

const TOGGLE = 'header button[aria-label="Menu"]';
const isOpen = () => !!document.querySelector('#menu')?.getBoundingClientRect().height;
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id;
/** The distance from the bar to the heading of a section below it; negative if the bar covers the heading. */
const gapTo = (id: string) => {
  const heading = document.querySelector(`#${CSS.escape(id)} :is(h1, h2)`) ?? document.getElementById(id);
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return Math.round((heading?.getBoundingClientRect().top ?? 0) - bar);
};
/** The menu items that are marked as the current section. */
const currentItems = () =>
  [...document.querySelectorAll('#menu [aria-current=true]')].map((item) => item.getAttribute('href'));
const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;

test('the menu opens; Escape and a click outside close it and return the focus', async ({
  visitor,
  host,
}) => {
  await visit(visitor, host, '/');
  expect(await visitor.run(isOpen)).toBe(false);
  await click(visitor, TOGGLE);
  await poll(visitor, isOpen).toBe(true);
  await visitor.press('Escape');
  await poll(visitor, isOpen).toBe(false);
  await poll(visitor, focused).toBe('Menu');

  // As by a key: Firefox's driver sends keys that press no button.
  await visitor.run((toggle) => document.querySelector<HTMLElement>(toggle)?.click(), TOGGLE);
  await poll(visitor, () => document.activeElement?.closest('#menu')?.id).toBe('menu');
  await visitor.press('Escape');
  await poll(visitor, focused).toBe('Menu');

  await click(visitor, TOGGLE);
  await poll(visitor, isOpen).toBe(true);
  await visitor.drag({ x: 20, y: 700 }, { x: 20, y: 700 });
  await poll(visitor, isOpen).toBe(false);
  await poll(visitor, focused).toBe('Menu');
});

test('each menu item leads to its section and closes the menu', async ({ visitor, host }) => {
  await visit(visitor, host, '/');
  for (const id of HOME.sections) {
    await click(visitor, TOGGLE);
    await click(visitor, `#menu a[href="#${id}"]`);
    await poll(visitor, isOpen).toBe(false);
    await poll(visitor, () => location.hash).toBe(`#${id}`);
    await poll(visitor, focused).toBe(id);
    const arrived = async () => {
      const gap = await visitor.run(gapTo, id);
      return gap >= 0 && (gap < 200 || (await visitor.run(isAtEnd)));
    };
    await expect.poll(arrived, { message: `the heading of ${id} is clear of the bar` }).toBe(true);
    await poll(visitor, currentItems).toEqual([`#${id}`]);
  }
});

test('on a wide screen the menu items are in the bar', async ({ visitor, host }) => {
  await visit(visitor, host, '/', DESKTOP);
  const id = HOME.sections.at(-1) ?? '';
  await pointOf(visitor, `#menu a[href="#${id}"]`);
  expect(await visitor.run(() => document.querySelector('[popovertarget]')?.getClientRects().length)).toBe(0);
  await click(visitor, `#menu a[href="#${id}"]`);
  await poll(visitor, focused).toBe(id);
  await expect.poll(async () => (await visitor.run(gapTo, id)) >= 0).toBe(true);
});
