import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchScene } from '../../../src/background/scene';
import type { ShowScene } from '../../../src/background/stage';
import { createScreen } from './screen';

let screen: ReturnType<typeof createScreen>;
let show: ReturnType<typeof vi.fn<ShowScene>>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  screen = createScreen();
  show = vi.fn<ShowScene>();
});
afterEach(() => screen.close());

/** Watches a canvas that has a size, with motion enabled. */
function open() {
  const canvas = document.createElement('canvas');
  const scene = watchScene(show);
  scene.observe(canvas);
  scene.setStill(false);
  screen.layOut();
  return scene;
}

const seen = () => show.mock.lastCall?.[0];

/** The words of the page from 40 to 340 px and from 390 px down, and the portrait, in cells. */
const WORDS = [2, 17, 19.7];
const PORTRAIT = [15, 18, 15];
const NONE = [Infinity, -Infinity, Infinity];

test('it contains the page’s words and what stands in the rain, anew for each page and while it scrolls', async () => {
  open();
  expect(seen()).toMatchObject({ words: [['lua', 'react'], []], first: 0 });
  // All words are one block, from the letters of the greeting down; the portrait is another.
  expect(seen()?.boxes).toEqual([WORDS, PORTRAIT]);
  screen.scroll(100);
  expect(seen()?.boxes).toEqual([WORDS, PORTRAIT].map(([left, right, top = 0]) => [left, right, top - 5]));
  // The greeting and the portrait are behind the bar, the name is not: it alone is what is left.
  screen.scroll(420);
  expect(seen()?.boxes).toEqual([[2, 7, 0.7], NONE]);
  const main = document.querySelector('main') as HTMLElement;
  vi.stubGlobal('location', { pathname: '/lost/my-pages/averyveryverylongname' });
  main.innerHTML = '<div class="page"><h1>Not found</h1></div>';
  await Promise.resolve();
  screen.layOut();
  expect(seen()?.words).toEqual([['lost', 'my', 'pages', 'averyveryverylongname'], []]);
  main.innerHTML = '<article class="page" data-rain=""><header><h1>Project</h1></header></article>';
  await Promise.resolve();
  screen.layOut();
  expect(seen()).toMatchObject({ words: [[], []], boxes: [NONE, NONE] });
});

test('where no page has come yet, it contains the address, and what comes afterwards', async () => {
  const main = document.querySelector('main') as HTMLElement;
  const page = main.innerHTML;
  main.innerHTML = '';
  vi.stubGlobal('location', { pathname: '/notify' });
  open();
  expect(seen()).toMatchObject({ words: [['notify'], []], first: 0, boxes: [NONE, NONE], still: false });
  main.innerHTML = page;
  await Promise.resolve();
  screen.layOut();
  expect(seen()?.words).toEqual([['lua', 'react'], []]);
});

test('no layout is read, which in WebKit would resize the canvas while its size is being reported', () => {
  const read = vi.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get');
  open();
  screen.layOut(300);
  expect(seen()).toMatchObject({ view: [300, 800, 1, '', false] });
  expect(read).not.toHaveBeenCalled();
});

test('an owner’s own handler of scrolling stays, and takes nothing from the rain', () => {
  const onScroll = vi.fn();
  document.onscroll = onScroll;
  open();
  screen.scroll(100);
  expect(onScroll).toHaveBeenCalledOnce();
  document.onscroll = null;
  screen.scroll(0);
  expect(seen()?.boxes).toEqual([WORDS, PORTRAIT]);
});

test('once its fonts have come, which may move its words, the page is read anew', () => {
  open();
  for (const text of document.querySelectorAll('h1, p, dt, dd')) text.remove();
  document.fonts.dispatchEvent(new Event('loadingdone'));
  screen.frames.frame(16);
  expect(seen()?.boxes).toEqual([NONE, PORTRAIT]);
});

test('the size of a canvas that has been replaced no longer counts', () => {
  const scene = open();
  const other = document.createElement('canvas');
  scene.observe(other);
  screen.layOut(300, other);
  expect(seen()).toMatchObject({ view: [300, 800, 1, '', false], still: false });
  const [replaced] = screen.observed;
  screen.layOut(0, replaced);
  expect(seen()).toMatchObject({ view: [300, 800, 1, '', false], still: false });
});

test('reports nothing before the visitor’s preference is known, and then each new pixel ratio', () => {
  const scene = watchScene(show);
  scene.observe(document.createElement('canvas'));
  screen.layOut();
  expect(show).not.toHaveBeenCalled();
  scene.setStill(false);
  for (const ratio of [2, 1.5]) {
    screen.setRatio(ratio);
    expect(seen()).toMatchObject({ view: [400, 800, ratio, '', false] });
  }
});

describe('the picture is still', () => {
  test('in print and with forced colors, where the canvas has no layout, and keeps its size', () => {
    open();
    screen.layOut(0);
    expect(seen()).toMatchObject({ view: [400, 800, 1, '', false], still: true });
    screen.layOut(400);
    expect(seen()).toMatchObject({ view: [400, 800, 1, '', false], still: false });
  });

  test('in a hidden tab', () => {
    const { setStill } = open();
    screen.setHidden(true);
    expect(seen()).toMatchObject({ still: true });
    setStill(false);
    expect(seen()).toMatchObject({ still: true });
    screen.setHidden(false);
    expect(seen()).toMatchObject({ still: false });
  });

  function openDialog() {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const toggle = () => {
      dialog.toggleAttribute('open');
      dialog.dispatchEvent(new Event('toggle'));
    };
    toggle();
    expect(seen()).toMatchObject({ still: true });
    return { dialog, toggle };
  }

  test('behind an open dialog, until it closes or is removed', () => {
    open();
    const { dialog, toggle } = openDialog();
    toggle();
    expect(seen()).toMatchObject({ still: false });
    toggle();
    expect(screen.observed).toContain(dialog);
    dialog.remove();
    screen.layOut();
    expect(seen()).toMatchObject({ still: false });
  });

  test('only for one frame behind a dialog that opens and is removed within it', () => {
    open();
    openDialog().dialog.remove();
    screen.frames.frame(16);
    expect(seen()).toMatchObject({ still: false });
  });
});
