import { HOME, resume } from '../support/site.ts';
import type { Visitor } from './driver/visitor.ts';
import { click, consoleMessages, frames, gapTo, hasExtras, visit } from './helpers.ts';
import { expect, poll, test } from './test.ts';

const TOGGLE = 'header button[aria-label="Menu"]';
const isOpen = () => !!document.querySelector('#menu')?.getBoundingClientRect().height;
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id;
/** The menu items that are marked as the current section. */
const currentItems = () =>
  [...document.querySelectorAll('#menu [aria-current=true]')].map((item) => item.getAttribute('href'));
const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;

test('the menu opens; Escape or a click outside closes it, the focus returns', async ({ visitor, host }) => {
  await visit(visitor, host, '/');
  expect(await visitor.run(isOpen)).toBe(false);
  await click(visitor, TOGGLE);
  await poll(visitor, isOpen).toBe(true);
  await visitor.press('Escape');
  await poll(visitor, isOpen).toBe(false);
  await poll(visitor, focused).toBe('Menu');

  await poll(visitor, hasExtras).toBe(true);
  // A click as a key makes it, because keys from Firefox's driver press no button.
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

const announced = () => document.querySelector('main [role=status]')?.textContent;
const forget = () => document.querySelector('main [role=status]')?.replaceChildren();

/** Presses a button until it copies: a busy browser's clipboard may take longer than the second that the page waits. */
async function copy(visitor: Visitor, name: string): Promise<void> {
  const press = async () => {
    // The tip of an earlier press is no answer to this one.
    await visitor.run(forget);
    await click(visitor, `button[aria-label="Copy ${name}"]`);
    await poll(visitor, announced).not.toBe('');
    return visitor.run(announced);
  };
  await expect.poll(press).toBe('Copied!');
}

test('what a press copies is confirmed, and can be pasted', async ({ visitor, host }) => {
  await visit(visitor, host, '/');
  for (const [name, value] of [
    ['email', resume.basics?.email],
    ['phone', resume.basics?.phone],
  ] as const) {
    if (name === 'phone')
      // Without a clipboard the older command copies.
      await visitor.run(() => void Object.assign(navigator.clipboard, { writeText: () => Promise.reject() }));
    await copy(visitor, name);
    await visitor.run(() => {
      const field = document.createElement('textarea');
      document.querySelector('main')?.append(field);
      field.focus();
    });
    await visitor.press('Control+v');
    await poll(visitor, () => (document.activeElement as HTMLTextAreaElement).value).toBe(value);
  }
});

/** Longer than several redraws. */
const FRAMES = 20;

/** A hash of the canvas; drawn on another canvas, as its own pixels may belong to a worker. */
const picture = () => {
  const canvas = document.querySelector<HTMLCanvasElement>('body > canvas');
  if (!canvas?.width) return '';
  const copy = Object.assign(document.createElement('canvas'), { width: 200, height: 200 });
  const context = copy.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(canvas, 0, 0, 200, 200, 0, 0, 200, 200);
  // One number is returned, because a busy browser takes seconds to return all pixels.
  return String(context.getImageData(0, 0, 200, 200).data.reduce((sum, value) => (sum * 31 + value) | 0, 7));
};
const label = () => document.querySelector('header [aria-label$=" background"]')?.getAttribute('aria-label');

async function moves(visitor: Visitor): Promise<boolean> {
  const before = await visitor.run(picture);
  await frames(visitor, FRAMES);
  return before !== (await visitor.run(picture));
}

test('the background moves until it is paused, which is remembered', async ({ visitor, host }) => {
  await visit(visitor, host, '/?rain');
  await expect.poll(() => moves(visitor)).toBe(true);
  await click(visitor, 'header button[aria-label="Pause background"]');
  await poll(visitor, label).toBe('Resume background');
  await expect.poll(() => moves(visitor)).toBe(false);
  await visitor.reload();
  await poll(visitor, label).toBe('Resume background');
  await expect.poll(() => visitor.run(picture)).not.toBe('');
  await expect.poll(() => moves(visitor)).toBe(false);
  await click(visitor, 'header button[aria-label="Resume background"]');
  await expect.poll(() => moves(visitor)).toBe(true);
  expect(await consoleMessages(visitor)).toEqual([]);
});
