import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeMisplacedMenu } from '../../../src/later/menu';

closeMisplacedMenu();
const hidePopover = vi.fn();
let isWide = false;

beforeEach(() => {
  document.body.innerHTML = '<button popovertarget="menu"></button><ul id="menu" popover></ul>';
  const [toggle, menu] = document.body.children as unknown as [HTMLElement, HTMLElement];
  toggle.getClientRects = () => (isWide ? [] : [{}]) as unknown as DOMRectList;
  menu.hidePopover = hidePopover;
});
afterEach(() => {
  hidePopover.mockClear();
  document.body.innerHTML = '';
});

test('Back and Forward close the menu', () => {
  dispatchEvent(new Event('popstate'));
  expect(hidePopover).toHaveBeenCalledOnce();
});

test('a tap outside closes the menu, one on it or its button does not', () => {
  const tap = (target: EventTarget) => target.dispatchEvent(new Event('pointerup', { bubbles: true }));
  vi.useFakeTimers();
  for (const inside of document.body.children) tap(inside);
  vi.runAllTimers();
  expect(hidePopover).not.toHaveBeenCalled();
  for (const outside of [document.body.appendChild(document.createElement('footer')), document]) tap(outside);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(hidePopover).toHaveBeenCalledTimes(2);
});

test('a resize closes the menu only if the screen is so wide that the menu is a strip', () => {
  isWide = false;
  dispatchEvent(new Event('resize'));
  expect(hidePopover).not.toHaveBeenCalled();
  isWide = true;
  dispatchEvent(new Event('resize'));
  expect(hidePopover).toHaveBeenCalledOnce();
});
