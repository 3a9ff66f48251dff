import { expect, test, vi } from 'vitest';
import { showMessage } from '../../../src/first/message';
import { tellShown } from '../../../src/first/navigation';

const shown = () => Array.from(document.querySelectorAll('[role=alert]'), ({ textContent }) => textContent);

test('a message stays until the next one or the next page, which takes away only that', () => {
  showMessage('No network.');
  showMessage('Still no network.');
  expect(shown()).toEqual(['Still no network.']);
  const remove = vi.spyOn(Element.prototype, 'remove');
  tellShown();
  expect(shown()).toEqual([]);
  expect(remove).toHaveBeenCalledOnce();
});
