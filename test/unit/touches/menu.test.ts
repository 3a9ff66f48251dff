import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeMenuInTime } from '../../../src/touches/menu';

closeMenuInTime();
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

test('back and forward close the menu', () => {
  dispatchEvent(new Event('popstate'));
  expect(hidePopover).toHaveBeenCalledOnce();
});

test('a screen that gets so wide that the menu is a strip closes it, another one does not', () => {
  isWide = false;
  dispatchEvent(new Event('resize'));
  expect(hidePopover).not.toHaveBeenCalled();
  isWide = true;
  dispatchEvent(new Event('resize'));
  expect(hidePopover).toHaveBeenCalledOnce();
});

test('a page without a menu has none to close', () => {
  document.body.innerHTML = '';
  expect(() => dispatchEvent(new Event('resize'))).not.toThrow();
});
