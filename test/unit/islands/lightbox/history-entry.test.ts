import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addHistoryEntry } from '../../../../src/islands/lightbox/history-entry';

const push = vi.spyOn(history, 'pushState');
const back = vi.spyOn(history, 'back').mockImplementation(() => {});
const onBack = vi.fn();
const arrive = () => dispatchEvent(new PopStateEvent('popstate'));

beforeEach(() => {
  history.replaceState(0.25, '');
  vi.clearAllMocks();
});
afterEach(arrive);

test('the entry is at the same address and place as the one before', () => {
  addHistoryEntry(onBack);
  expect(push).toHaveBeenCalledExactlyOnceWith(0.25, '');
});

test('Back is told once', () => {
  addHistoryEntry(onBack);
  arrive();
  arrive();
  expect(onBack).toHaveBeenCalledOnce();
});

test('whoever closes it otherwise goes back too, once', () => {
  const goBack = addHistoryEntry(onBack);
  goBack();
  goBack();
  expect(back).toHaveBeenCalledOnce();
  arrive();
  expect(onBack).toHaveBeenCalledOnce();
});

test('after Back nobody goes back a second time', () => {
  const goBack = addHistoryEntry(onBack);
  arrive();
  goBack();
  expect(back).not.toHaveBeenCalled();
});
