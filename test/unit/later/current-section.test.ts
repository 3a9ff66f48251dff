import { beforeEach, expect, test, vi } from 'vitest';
import { tellShown } from '../../../src/first/navigation';
import { markCurrentSection } from '../../../src/later/current-section';

/** Where links scroll a section to, and the height of the screen, in px. */
const PLACE = 72;
const SCREEN = 900;

// In a site with only one language, the links to other languages and their script are left out.
vi.mock('../../../src/first/loading/part', () => ({ hasPage: (path: string) => /^.(notify)?$/.test(path) }));
vi.mock('content:site', async (original) => ({ ...(await original<object>()), isMultilingual: true }));
vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frame());
vi.stubGlobal('innerHeight', SCREEN);
document.documentElement.style.scrollPaddingTop = `${PLACE}px`;
markCurrentSection();

/** Shows a page with sections at these positions by id, and of this height, in px. */
function show(tops: Record<string, number>, height: number) {
  const ids = Object.keys(tops);
  const items = ids.map((id) => `<li><a href="#${id}">${id}</a></li>`).join('');
  const sections = ids.map((id) => `<section id="${id}"></section>`).join('');
  document.body.innerHTML = `<header><ul id="menu">${items}</ul></header><main>${sections}</main>`;
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

test('marks only the item of the section being read', () => {
  for (const [top, expected] of [
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
    expect(marked()).toEqual(expected);
  }
});

test('marks it anew on a page that has been shown, and on a screen of another width', () => {
  vi.stubGlobal('scrollY', 1301);
  tellShown();
  expect(marked()).toEqual(['projects']);
  show({ about: 800, projects: 2400, contact: 3600 }, 4000);
  dispatchEvent(new Event('resize'));
  expect(marked()).toEqual(['about']);
});

test('marks the last section at the end of the page, however low it is', () => {
  scroll(4000 - SCREEN);
  expect(marked()).toEqual(['contact']);
});

test('marks the section that a link led to, even if it is short', () => {
  history.replaceState(null, '', '/#skills');
  show({ skills: 1000, interests: 1100, contact: 1200 }, 4000);
  scroll(1000 - PLACE);
  expect(marked()).toEqual(['skills']);
  scroll(1000 - PLACE + 40);
  expect(marked()).toEqual(['contact']);
});

test('marks the section that a link led to, even if the page ends too early to scroll to it', () => {
  history.replaceState(null, '', '/#interests');
  scroll(4000 - SCREEN);
  expect(marked()).toEqual(['interests']);
});

test('a page that fits on the screen does not count as scrolled to its end', () => {
  show({ about: 500, contact: 700 }, SCREEN);
  scroll(0);
  expect(marked()).toEqual([]);
});

test.each([
  ['/', '/de/', '/de/'],
  ['/notify', '/de/', '/de/notify'],
  ['/for/acme', '/de/for/acme', '/de/for/acme'],
  ['/no/such-page', '/de/', '/de/'],
])('on %s a link to another language, %s, leads to the section being read there: %s', (path, link, page) => {
  history.replaceState(null, '', path);
  document.body.insertAdjacentHTML('beforeend', `<a data-language="/de/" href="${link}">Deutsch</a>`);
  for (const [top, hash] of [
    [0, ''],
    [1301, '#projects'],
    [501, '#about'],
  ] as const) {
    scroll(top);
    expect(document.querySelector('[data-language]')?.getAttribute('href')).toBe(page + hash);
  }
});
