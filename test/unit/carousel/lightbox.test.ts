import { words } from 'content:site';
import { act, fireEvent, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchGestures } from '../../../src/carousel/lightbox/gestures';
import { addHistoryEntry } from '../../../src/carousel/lightbox/history-entry';
import { readPictures } from '../../../src/carousel/lightbox/pictures';
import { clamp, fitInto, zoomLimits, zoomTo } from '../../../src/carousel/lightbox/zoom';
import { openPressed } from '../../../src/carousel/press';

const gestures = { onPan: vi.fn(), onPinch: vi.fn(), onDoubleTap: vi.fn(), onRelease: vi.fn() };
let stage: HTMLElement;
let stop: () => void;
let now: number;

beforeEach(() => {
  now = 1000;
  stage = document.createElement('div');
  stage.setPointerCapture = () => {};
  // Its center is at 220, 440.
  stage.getBoundingClientRect = () => new DOMRect(20, 40, 400, 800);
  stop = watchGestures(stage, () => gestures);
  vi.spyOn(history, 'back').mockImplementation(() => {});
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

function touch(type: 'down' | 'move' | 'up' | 'cancel', x: number, y: number, pointerId = 1, button = 0) {
  const event = new PointerEvent(`pointer${type}`, { clientX: x, clientY: y, pointerId, button });
  Object.defineProperty(event, 'timeStamp', { value: now });
  stage.dispatchEvent(event);
}
const tap = (x: number, y: number) => {
  touch('down', x, y);
  touch('up', x, y);
};
const turn = (init: WheelEventInit) => {
  const event = new WheelEvent('wheel', { cancelable: true, ...init });
  // happy-dom's WheelEvent lacks the position and the Ctrl key.
  Object.assign(event, { ctrlKey: init.ctrlKey, clientX: init.clientX, clientY: init.clientY });
  stage.dispatchEvent(event);
  return event;
};

test('ignores other buttons of a mouse and a trembling finger, and reports a swipe step by step', () => {
  touch('move', 100, 100);
  touch('down', 100, 100, 1, 2);
  touch('move', 200, 200);
  touch('down', 300, 400);
  touch('move', 303, 402);
  expect(gestures.onPan).not.toHaveBeenCalled();
  touch('move', 292, 400);
  touch('move', 250, 410);
  expect(gestures.onPan.mock.calls.map(([by]) => by)).toEqual([
    { x: -8, y: 0 },
    { x: -42, y: 10 },
  ]);
  touch('up', 0, 0, 9);
  expect(gestures.onRelease).not.toHaveBeenCalled();
  touch('up', 250, 410);
  expect(gestures.onRelease).toHaveBeenCalledOnce();
});

test('two fingers move and zoom the picture around their center; a third one does nothing', () => {
  touch('down', 120, 440, 1);
  touch('down', 320, 440, 2);
  touch('down', 400, 800, 3);
  touch('move', 410, 700, 3);
  touch('move', 520, 440, 2);
  expect(gestures.onPan).toHaveBeenCalledExactlyOnceWith({ x: 100, y: 0 }, 2);
  expect(gestures.onPinch).toHaveBeenCalledExactlyOnceWith(2, { x: 100, y: 0 });
  touch('move', 120, 440, 2);
  touch('move', 120, 640, 2);
  expect(gestures.onPan).toHaveBeenLastCalledWith({ x: 0, y: 100 }, 2);
  // From the same place there is no factor.
  expect(gestures.onPinch).toHaveBeenLastCalledWith(200, { x: -100, y: 100 });
});

test('hears nothing once it has been stopped', () => {
  const drag = () => stage.dispatchEvent(new Event('dragstart', { cancelable: true }));
  expect(drag()).toBe(false);
  touch('down', 300, 400);
  stop();
  touch('move', 100, 100);
  touch('up', 100, 100);
  touch('cancel', 100, 100);
  expect(turn({ deltaY: 40 }).defaultPrevented).toBe(false);
  expect(drag()).toBe(true);
  stage.setPointerCapture = () => expect.unreachable();
  touch('down', 300, 400);
  for (const each of Object.values(gestures)) expect(each).not.toHaveBeenCalled();
});

test('a finger left after a pinch continues panning from where it is', () => {
  touch('down', 100, 400, 1);
  touch('down', 300, 400, 2);
  touch('move', 320, 400, 2);
  touch('up', 100, 400, 1);
  gestures.onPan.mockClear();
  expect(gestures.onRelease).not.toHaveBeenCalled();
  touch('move', 330, 400, 2);
  expect(gestures.onPan).toHaveBeenCalledExactlyOnceWith({ x: 10, y: 0 }, 1);
});

test.each([
  ['that comes late', 300, 260],
  ['elsewhere', 100, 290],
])('a second tap %s is not a double tap', (_, after, x) => {
  tap(260, 300);
  now += after;
  tap(x, 300);
  expect(gestures.onDoubleTap).not.toHaveBeenCalled();
});

test('reports three taps as one double tap', () => {
  for (let taps = 0; taps < 3; taps++) {
    tap(260, 300);
    now += 100;
  }
  expect(gestures.onDoubleTap).toHaveBeenCalledOnce();
});

test('a touch that the browser cancels is not a tap', () => {
  tap(260, 300);
  touch('down', 260, 300);
  touch('cancel', 260, 300);
  expect(gestures.onDoubleTap).not.toHaveBeenCalled();
  expect(gestures.onRelease).toHaveBeenCalledTimes(2);
});

test('the wheel pans the picture, zooms it with Ctrl, and never scrolls the page', () => {
  expect(turn({ deltaX: 10, deltaY: 40 }).defaultPrevented).toBe(true);
  expect(gestures.onPan).toHaveBeenCalledExactlyOnceWith({ x: -10, y: -40 }, 0);
  turn({ deltaY: -160, ctrlKey: true, clientX: 230, clientY: 440 });
  expect(gestures.onPinch).toHaveBeenCalledExactlyOnceWith(2, { x: 10, y: 0 });
});

const onBack = vi.fn();

test('closes it without Back where the browser refuses an entry', () => {
  vi.spyOn(history, 'pushState').mockImplementationOnce(() => {
    throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
  });
  addHistoryEntry(onBack)();
  expect(onBack).toHaveBeenCalledOnce();
  expect(history.back).not.toHaveBeenCalled();
});

function put(format: string) {
  document.body.innerHTML = `
    <figure><a href="/one-2400.webp"><picture>
      <source type="image/avif" srcset="/one-736.avif 736w"><source type="image/webp" srcset="/one-736.webp 736w">
      <source type="image/jpeg" srcset="/one-736.jpg 736w">
      <img alt="First" width="1600" height="1000">
    </picture></a><figcaption>Landing</figcaption></figure>
    <figure><a href="/plan.svg"><img alt="A plan" width="800" height="400"></a></figure>`;
  const first = document.querySelector('img') as HTMLImageElement;
  vi.spyOn(first, 'currentSrc', 'get').mockReturnValue(format);
  return readPictures([...document.querySelectorAll('a')], 0);
}

test.each([
  ['https://robin.example.com/one-736.avif', '/one-736.avif 736w'],
  ['https://robin.example.com/one-736.webp', '/one-736.webp 736w'],
  ['', '/one-736.jpg 736w'],
])('shown as "%s", a picture is requested in that format', (shown, srcSet) => {
  expect(put(shown)[0]).toEqual({
    ...{ srcSet, src: undefined, isDrawing: false },
    ...{ alt: 'First', caption: 'Landing', size: { width: 1600, height: 1000 } },
  });
});

test('a drawing is a single file', () => {
  const [, plan] = put('');
  expect(plan).toMatchObject({ srcSet: undefined, alt: 'A plan', caption: '', isDrawing: true });
  expect(plan?.src).toMatch(/\/plan\.svg$/);
});

const STAGE = { width: 400, height: 800 };
const WIDE = { width: 1600, height: 1000 };
const FITTED = { width: 400, height: 250 };

test.each([
  ['a wide picture is as wide as the stage', WIDE, false, FITTED],
  ['a tall one is as high as the stage', { width: 100, height: 1600 }, false, { width: 50, height: 800 }],
  ['a small one keeps its size', { width: 40, height: 25 }, false, { width: 40, height: 25 }],
  ['a small drawing grows', { width: 40, height: 25 }, true, FITTED],
])('%s', (_, own, isDrawing, size) => expect(fitInto(own, STAGE, isDrawing)).toEqual(size));

test('one press zooms to the intrinsic size; fingers, until small print can be read on a phone', () => {
  expect(zoomLimits({ width: 1200, height: 750 }, FITTED, false)).toEqual({ tapZoom: 3, maxZoom: 6 });
  expect(zoomLimits(FITTED, FITTED, false)).toEqual({ tapZoom: 2, maxZoom: 2 });
  expect(zoomLimits({ width: 4000, height: 2500 }, FITTED, false)).toEqual({ tapZoom: 4, maxZoom: 20 });
  const { maxZoom } = zoomLimits(WIDE, FITTED, true);
  expect((14 * FITTED.width * maxZoom) / WIDE.width).toBeGreaterThan(24);
});

test.each([
  [2, { x: 300, y: 50 }, { x: 200, y: 0 }],
  [2, { x: -300, y: -50 }, { x: -200, y: 0 }],
  [2, { x: 50, y: 0 }, { x: 50, y: 0 }],
  [4, { x: 0, y: 150 }, { x: 0, y: 100 }],
  [4, { x: 0, y: -150 }, { x: 0, y: -100 }],
])('a picture zoomed %s times covers the stage as far as it can, at %j', (zoom, at, clamped) => {
  expect(clamp({ zoom, ...at }, FITTED, STAGE)).toEqual({ zoom, ...clamped });
});

test('zooming keeps the point under the fingers in place, or the center', () => {
  const view = { zoom: 2, x: 10, y: -20 };
  expect(zoomTo(view, 6, { x: 50, y: 30 })).toEqual({ zoom: 6, x: -70, y: -120 });
  expect(zoomTo(view, 1)).toEqual({ zoom: 1, x: 5, y: -10 });
});

const openLightbox = vi.fn();
vi.mock('../../../src/carousel/lightbox/lightbox', () => ({ openLightbox }));

test('however many pictures are opened, nothing stays that hears of leaving the page', async () => {
  const slide = document.createElement('li');
  slide.append(document.createElement('a'));
  document.body.append(slide);
  const core = { Components: { Slides: { get: () => [{ slide, index: 0, isClone: false }] } } };
  HTMLDialogElement.prototype.showModal ??= () => {};
  const listen = vi.spyOn(window, 'addEventListener');
  const unlisten = vi.spyOn(window, 'removeEventListener');
  for (let opened = 1; opened < 4; opened++) {
    slide.addEventListener('click', (event) => openPressed(core as never, event, ''), { once: true });
    slide.click();
    await vi.waitFor(() => expect(openLightbox).toHaveBeenCalledTimes(opened));
  }
  const [started, ended] = [listen, unlisten].map(({ mock }) =>
    mock.calls.filter(([type]) => type === 'beforeunload').map(([, listener]) => listener),
  );
  expect(started).toHaveLength(3);
  expect(ended).toEqual(started);
});

describe('an open picture', async () => {
  const FILE = '../../../src/carousel/lightbox/lightbox';
  const lightbox = await vi.importActual<typeof import('../../../src/carousel/lightbox/lightbox')>(FILE);
  const NAMES = ['First', 'Second', 'Third', 'Last'];
  /** As wide as the screen of 1024 × 768 px. */
  const figure = (name: string) => `<figure><a href="/a.webp"><source type="image/webp" srcset="/a.webp 736w">
    <img alt="${name}" width="1600" height="1000"></a><figcaption>${name}.</figcaption></figure>`;
  const part = (selector: string) => document.querySelector(`dialog ${selector}`) as HTMLElement;
  const image = () => part('img:not([hidden])');
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const key = (name: string, more = {}) => fireEvent.keyDown(image(), { key: name, ...more });
  /** Moves fingers across the stage, each from one place to another, and by so much down. */
  function drag(...fingers: [from: number, to: number, down?: number][]) {
    stage = image().parentElement as HTMLElement;
    stage.setPointerCapture = () => {};
    stage.getBoundingClientRect = () => new DOMRect(0, 0, 1024, 768);
    for (const [id, [x]] of fingers.entries()) touch('down', x, 384, id);
    for (const [id, [, x, down = 0]] of fingers.entries()) act(() => touch('move', x, 384 + down, id));
    for (const id of fingers.keys()) act(() => touch('up', 0, 0, id));
  }
  const swipe = (by: number, down?: number) => drag([500, 500 + by, down]);
  /** Its place and zoom, and whether the button says that it is zoomed. */
  function view() {
    const [x = 0, y = 0, zoom] = (image().style.transform.match(/-?[\d.]+/g) ?? []).map(Number);
    return { x, y, zoom, isPressed: !!part('[aria-pressed=true]') };
  }
  const FITTED = { x: 0, y: 0, zoom: 1, isPressed: false };
  const expectShown = (number: number, seen: object = FITTED) => {
    const name = `${NAMES[number - 1]}`;
    const said = `${name}. ${words.slideOf(`${number}`, '4')}`;
    expect([image().getAttribute('alt'), part('p').textContent, view()]).toEqual([name, said, seen]);
  };
  function open(dir = '') {
    document.dir = dir;
    document.body.innerHTML = NAMES.map(figure).join('');
    act(() => lightbox.openLightbox([...document.querySelectorAll('a')], 0, 'Screens', () => {}));
    document.querySelector('dialog')?.setAttribute('open', '');
    expectShown(1);
  }

  test.each<[string, on: () => void, back: () => void, dir?: string]>([
    ['buttons', () => press(words.nextPicture), () => press(words.previousPicture)],
    ['arrow keys', () => key('ArrowRight'), () => key('ArrowLeft')],
    ['swipes', () => swipe(-50), () => swipe(50)],
    ['arrow keys from right to left', () => key('ArrowLeft'), () => key('ArrowRight'), 'rtl'],
    ['swipes from right to left', () => swipe(50), () => swipe(-50), 'rtl'],
  ])('%s lead to the next one and back, round both ends', (_, on, back, dir) => {
    open(dir);
    for (const [at, go] of [on, back, back, on].entries()) {
      go();
      expectShown([2, 1, 4, 1][at] ?? 0);
    }
  });

  test('End and Home lead to the ends; a short or a steep swipe nowhere, and it returns to its place', () => {
    open();
    key('End');
    expectShown(4);
    key('Home');
    swipe(-49);
    swipe(-20, 200);
    expectShown(1);
  });

  test('its caption changes with it, even after the browser has translated that', () => {
    open();
    // As Google's translator does: it replaces every text node with an element.
    for (const text of part('p').querySelectorAll('span'))
      text.firstChild?.replaceWith(document.createElement('font'));
    press(words.nextPicture);
    expectShown(2);
  });

  test('the button zooms and says so; + and - zoom in steps, 0 ends it; the next one is not zoomed', () => {
    open();
    const zooms = ['+', '+', '-', '=', '0', '-'].map((name) => {
      key(name);
      return view().zoom;
    });
    expect(zooms).toEqual([1.5, 2.25, 1.5, 2.25, 1, 1]);
    // Left to the browser.
    key('+', { ctrlKey: true });
    expectShown(1);
    for (const seen of [{ ...FITTED, zoom: 2, isPressed: true }, FITTED]) {
      press(words.zoom);
      expectShown(1, seen);
    }
    press(words.zoom);
    press(words.nextPicture);
    expectShown(2);
  });

  test('two fingers zoom it, one and the arrow keys then move it, no further than its edge', () => {
    open();
    drag([462, 412], [562, 612]);
    const { x, y } = view();
    const at = (by: number, down: number) => ({ x: x + by, y: y + down, zoom: 2, isPressed: true });
    expectShown(1, at(0, 0));
    swipe(-60, 20);
    expectShown(1, at(-60, 20));
    key('ArrowRight');
    key('ArrowDown');
    expectShown(1, at(-140, -60));
    for (let presses = 0; presses < 30; presses++) key('ArrowLeft');
    expect(view().x).toBe(512);
    drag([312, 462], [712, 562]);
    expect(view().zoom).toBe(1);
  });
});
