import { afterEach, expect, test, vi } from 'vitest';
import { addHistoryEntry } from '../../../../src/carousel/lightbox/history-entry';

const back = vi.spyOn(history, 'back').mockImplementation(() => {});
const onBack = vi.fn();

afterEach(() => void vi.clearAllMocks());

test('closed in another way it goes back once, and not at all after Back', () => {
  const goBack = addHistoryEntry(onBack);
  goBack();
  goBack();
  expect(back).toHaveBeenCalledOnce();
  dispatchEvent(new PopStateEvent('popstate'));
  expect(onBack).toHaveBeenCalledOnce();
  const close = addHistoryEntry(onBack);
  dispatchEvent(new PopStateEvent('popstate'));
  close();
  expect(back).toHaveBeenCalledOnce();
});

test('closes it without Back where the browser refuses an entry', () => {
  vi.spyOn(history, 'pushState').mockImplementationOnce(() => {
    throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
  });
  addHistoryEntry(onBack)();
  expect(onBack).toHaveBeenCalledOnce();
  expect(back).not.toHaveBeenCalled();
});
