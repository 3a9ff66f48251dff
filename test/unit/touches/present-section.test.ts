import { beforeEach, expect, test, vi } from 'vitest';

const { markPresentSection } = await import('../../../src/touches/present-section');

/** Where links put a section, and how tall the screen is, in px. */
const PLACE = 72;
const SCREEN = 900;

let resized = () => {};
// A site of one language has no such links, and no script for them.
vi.mock('content:settings', () => ({ isMultilingual: true }));
vi.mock('content:projects', () => ({ projects: [['notify', async () => ({})]] }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(callback: () => void) {
      resized = callback;
    }
    observe() {}
  },
);
vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frame());
vi.stubGlobal('innerHeight', SCREEN);
document.body.innerHTML = '<header></header><main></main>';
document.documentElement.style.scrollPaddingTop = `${PLACE}px`;
markPresentSection();

/** Tops of the sections by their ids, from the top of the page, and how tall it is, in px. */
let tops: Record<string, number>;
let height: number;
function show(page: Record<string, number>, tall: number) {
  tops = page;
  height = tall;
  const ids = Object.keys(page);
  const items = ids.map((id) => `<li><a href="#${id}">${id}</a></li>`).join('');
  (document.querySelector('header') as Element).innerHTML = `<ul id="menu">${items}</ul>`;
  (document.querySelector('main') as Element).innerHTML = ids
    .map((id) => `<section id="${id}"></section>`)
    .join('');
  for (const section of document.querySelectorAll('section'))
    section.getBoundingClientRect = () => new DOMRect(0, (tops[section.id] ?? 0) - scrollY, 100, 100);
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: height });
}
function scroll(top: number) {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
}
const marked = () =>
  [...document.querySelectorAll('#menu a[aria-current="true"]')].map(({ textContent }) => textContent);

beforeEach(() => {
  history.replaceState(null, '', '/');
  show({ about: 800, projects: 1600, skills: 3000, interests: 3400, contact: 3600 }, 4000);
});

test('the item of the section that is being read is marked, and no other one', () => {
  for (const [top, present] of [
    [0, []],
    [499, []],
    [501, ['about']],
    [1299, ['about']],
    [1301, ['projects']],
    [2701, ['skills']],
    [2699, ['projects']],
    [100, []],
  ] as const) {
    scroll(top);
    expect(marked()).toEqual(present);
  }
});

test('at the end of the page it is the last one, however low that stands', () => {
  scroll(4000 - SCREEN);
  expect(marked()).toEqual(['contact']);
});

test('a section that a link led to is the one, short as it may be', () => {
  history.replaceState(null, '', '/#skills');
  show({ skills: 1000, interests: 1100, contact: 1200 }, 4000);
  scroll(1000 - PLACE);
  expect(marked()).toEqual(['skills']);
  scroll(1000 - PLACE + 40);
  expect(marked()).toEqual(['contact']);
});

test('so is one that could not come up so far', () => {
  history.replaceState(null, '', '/#interests');
  scroll(4000 - SCREEN);
  expect(marked()).toEqual(['interests']);
});

test('another page has marks of its own', () => {
  scroll(1301);
  show({ overview: 200, projects: 3000 }, 4000);
  resized();
  expect(marked()).toEqual(['overview']);
  vi.stubGlobal('scrollY', 0);
  show({}, 500);
  resized();
  expect(marked()).toEqual([]);
});

test('a page that fits on the screen is not at its end', () => {
  show({ about: 500, contact: 700 }, SCREEN);
  scroll(0);
  expect(marked()).toEqual([]);
});

test('links to other languages lead to the section that is being read, on whatever page', () => {
  document.body.insertAdjacentHTML('beforeend', '<a data-language="/de/" href="/de/">Deutsch</a>');
  const href = () => document.querySelector('[data-language]')?.getAttribute('href');
  scroll(0);
  expect(href()).toBe('/de/');
  scroll(1301);
  expect(href()).toBe('/de/#projects');
  history.replaceState(null, '', '/notify');
  scroll(1299);
  expect(href()).toBe('/de/notify#about');
  history.replaceState(null, '', '/no/such-page');
  scroll(0);
  expect(href()).toBe('/de/');
});
