import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addHistoryEntry } from '../../../../src/carousel/lightbox/history-entry';

const push = vi.spyOn(history, 'pushState');
const back = vi.spyOn(history, 'back').mockImplementation(() => {});
const onBack = vi.fn();
const arrive = () => dispatchEvent(new PopStateEvent('popstate'));

beforeEach(() => {
  history.replaceState(0.25, '');
  vi.clearAllMocks();
});
afterEach(arrive);

test('the entry has the same URL and key as the previous one', () => {
  addHistoryEntry(onBack);
  expect(push).toHaveBeenCalledExactlyOnceWith('0.25', '', undefined);
});

test('reports Back once', () => {
  addHistoryEntry(onBack);
  arrive();
  arrive();
  expect(onBack).toHaveBeenCalledOnce();
});

test('closing it in another way goes back once', () => {
  const goBack = addHistoryEntry(onBack);
  goBack();
  goBack();
  expect(back).toHaveBeenCalledOnce();
  arrive();
  expect(onBack).toHaveBeenCalledOnce();
});

test('does not go back again after Back', () => {
  const goBack = addHistoryEntry(onBack);
  arrive();
  goBack();
  expect(back).not.toHaveBeenCalled();
});

test('closes it without Back where the browser refuses an entry', () => {
  push.mockImplementationOnce(() => {
    throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
  });
  const goBack = addHistoryEntry(onBack);
  goBack();
  expect(onBack).toHaveBeenCalledOnce();
  expect(back).not.toHaveBeenCalled();
});
