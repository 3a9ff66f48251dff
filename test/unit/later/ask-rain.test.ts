import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWER_MS, askRain } from '../../../src/later/ask-rain';

const heard = vi.fn<(from: HTMLElement, wanted: unknown) => void>();
addEventListener('rain', (event) => heard(event.target as HTMLElement, (event as CustomEvent).detail));
askRain();

beforeEach(() => {
  vi.useFakeTimers();
  heard.mockReset();
  document.body.innerHTML = `
    <section id="projects"><ul><li data-accent="notify"><h3><a href="https://notify.example.com/">Notify</a></h3>
      <p translate="no">React · Web Audio</p><ul><li>Hard</li></ul></li></ul></section>
    <section id="skills"><dl><div><dt>Socket.IO</dt><dd><a href="/de/devhive">DevHive</a></dd></div>
      <div><dt>C++</dt><dd><a href="#experience-1">Library</a></dd></div></dl><p>Also Git</p></section>`;
  for (const [n, section] of [...document.querySelectorAll('section')].entries())
    section.getBoundingClientRect = () => new DOMRect(0, 100 + n * 600, 400, 300);
});
afterEach(() => vi.useRealTimers());

const point = (selector: string, type = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

test('the rain spells the skill in the window above, in the accent of the project that proves it, for 2 s', () => {
  point('dt');
  const wanted = { words: [['socket', 'io']], first: 20, boxes: [[0, Infinity, 35]] };
  expect(heard).toHaveBeenLastCalledWith(document.querySelector('dl>div'), expect.objectContaining(wanted));
  expect(heard.mock.lastCall?.[0].dataset.accent).toBe('devhive');
  vi.advanceTimersByTime(ANSWER_MS - 1);
  point('dl>:last-child a', 'focusin');
  expect(heard.mock.lastCall?.[1]).toMatchObject({ words: [['c++']] });
  vi.advanceTimersByTime(ANSWER_MS - 1);
  expect(heard).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(heard).toHaveBeenLastCalledWith(document.body, null);
});

test('it spells the keywords of a whole card, below the bar where the window is not on the screen', () => {
  document.querySelectorAll('section')[0]?.before(document.createElement('header'));
  point('li li');
  const wanted = { words: [['react', 'web', 'audio']], first: 4, boxes: [[0, Infinity, 5]] };
  expect(heard).toHaveBeenCalledExactlyOnceWith(
    document.querySelector('[data-accent=notify]'),
    expect.objectContaining(wanted),
  );
});

test('nothing else on the page asks', () => {
  point('h2, #skills p');
  document.dispatchEvent(new Event('pointerover'));
  expect(heard).not.toHaveBeenCalled();
});
