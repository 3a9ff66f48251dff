import { beforeEach, expect, test } from 'vitest';
import { restoreFocus } from '../../../src/later/focus';

const HOME =
  '<h1 tabindex="-1">Home</h1><a href="/notify">Picture</a> <a href="/notify">Notify</a> <a href="#about">About</a>';
const NOTIFY = '<h1 tabindex="-1">Notify</h1><a href="/">Home</a>';

let key = 0;
history.replaceState(++key, '', '/');
/** What the router does on popstate: a page whose code has loaded is shown at once. */
let route = () => {};
addEventListener('popstate', () => route());
const onPageShown = restoreFocus();
const entries: { key: number; path: string }[] = [];

/** Shows a page as usual: rendered again, with the focus on its heading. */
function show(markup: string) {
  document.body.innerHTML = markup;
  document.querySelector('h1')?.focus();
  onPageShown();
}
function push(path: string, markup: string) {
  history.pushState(++key, '', path);
  entries.push({ key, path });
  show(markup);
}
function traverse(steps: number, markup?: string) {
  const at = entries.findIndex((entry) => entry.key === history.state) + steps;
  const entry = entries[at];
  if (!entry) throw new Error('no such entry');
  history.replaceState(entry.key, '', entry.path);
  route = () => {
    if (markup) show(markup);
  };
  dispatchEvent(new PopStateEvent('popstate', { state: entry.key }));
  route = () => {};
}
const links = () => [...document.querySelectorAll('a')];
const click = (link?: Element) => link?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

beforeEach(() => {
  entries.length = 0;
  push('/', HOME);
});

test('Back restores the focus to the link that was followed, also among equal links', () => {
  click(links()[1]);
  push('/notify', NOTIFY);
  traverse(-1, HOME);
  expect(document.activeElement).toBe(links()[1]);
});

test('Forward restores it to the element that had it there', () => {
  click(links()[0]);
  push('/notify', NOTIFY);
  links()[0]?.focus();
  traverse(-1, HOME);
  traverse(1, NOTIFY);
  expect(document.activeElement?.textContent).toBe('Home');
  traverse(-1, HOME);
  expect(document.activeElement).toBe(links()[0]);
  traverse(1, NOTIFY);
  traverse(-1, HOME);
  expect(document.activeElement).toBe(links()[0]);
});

test('leaves the focus on the heading if the link no longer exists', () => {
  click(links()[1]);
  push('/notify', NOTIFY);
  traverse(-1, '<h1 tabindex="-1">Home</h1>');
  expect(document.activeElement?.localName).toBe('h1');
});

test('Back from a section of the same page restores it too, without a new page', () => {
  const item = links()[2];
  click(item);
  history.pushState(++key, '', '/#about');
  entries.push({ key, path: '/#about' });
  document.querySelector('h1')?.focus();
  dispatchEvent(new PopStateEvent('popstate', { state: key }));
  expect(document.activeElement).toBe(document.querySelector('h1'));
  traverse(-1);
  expect(document.activeElement).toBe(item);
});
