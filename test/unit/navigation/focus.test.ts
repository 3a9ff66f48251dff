import { beforeEach, expect, test } from 'vitest';
import { returnFocus } from '../../../src/navigation/focus';

const HOME =
  '<h1 tabindex="-1">Home</h1><a href="/notify">Picture</a> <a href="/notify">Notify</a> <a href="#about">About</a>';
const NOTIFY = '<h1 tabindex="-1">Notify</h1><a href="/">Home</a>';

let key = 0;
history.replaceState(++key, '', '/');
/** What the router does as soon as it hears: a page whose code is there comes at once. */
let route = () => {};
addEventListener('popstate', () => route());
const came = returnFocus();
const entries: { key: number; path: string }[] = [];

/** A page is shown as it always is: made anew, with the focus on its heading. */
function show(markup: string) {
  document.body.innerHTML = markup;
  document.querySelector('h1')?.focus();
  came();
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

test('back returns the focus to the link that was followed, of two alike to the right one', () => {
  click(links()[1]);
  push('/notify', NOTIFY);
  expect(document.activeElement).toBe(document.querySelector('h1'));
  traverse(-1, HOME);
  expect(document.activeElement).toBe(links()[1]);
});

test('forward returns it to what had it there', () => {
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

test('by a link the focus goes to the heading, however often the page was there', () => {
  click(links()[1]);
  push('/notify', NOTIFY);
  click(links()[0]);
  push('/', HOME);
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

test('a link that is not there any more leaves the focus on the heading', () => {
  click(links()[1]);
  push('/notify', NOTIFY);
  traverse(-1, '<h1 tabindex="-1">Home</h1>');
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

test('back from a section of the same page returns it too, with no page to come', () => {
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
