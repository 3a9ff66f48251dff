import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Contact } from '../../../src/components/contact';
import { COPY_WAIT_MS } from '../../../src/first/copy-text';
import { COPIED_MS } from '../../../src/hooks/use-copy';
import { stubClipboard } from './clipboard';

const BY_HAND = /^Selected: copy by hand/;

beforeEach(() => {
  vi.useFakeTimers();
  render(<Contact contact={{ email: 'kim@doe.test', phone: '+44 20 7946 0000', networks: [] }} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
/** Presses a button, and waits until the browser has answered. */
async function copy(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(50);
}
/** What the tooltips say, e-mail first, and what screen readers hear. */
const messages = () =>
  [...document.querySelectorAll('[data-tip]'), screen.getByRole('status')].map((each) => each.textContent);

test.each([
  ['email', 'kim@doe.test', ['Copied!', 'Copy', 'Copied!']],
  ['phone', '+44 20 7946 0000', ['Copy', 'Copied!', 'Copied!']],
])('of presses the last one is confirmed alone, for two seconds, as here of %s', async (name, text, said) => {
  const texts = stubClipboard();
  await copy('Copy email');
  expect(messages()).toEqual(['Copied!', 'Copy', 'Copied!']);
  await pass(COPIED_MS - 500);
  await copy(`Copy ${name}`);
  expect(texts).toEqual(['kim@doe.test', text]);
  await pass(COPIED_MS - 100);
  expect(messages()).toEqual(said);
  await pass(100);
  expect(messages()).toEqual(['Copy', 'Copy', '']);
});

test('a browser that refuses may still know the older command', async () => {
  stubClipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const before = document.body.innerHTML;
  document.execCommand = (command) => command === 'copy' && getSelection()?.toString() === 'kim@doe.test';
  await copy('Copy email');
  expect(messages()[0]).toBe('Copied!');
  await pass(COPIED_MS);
  expect(document.body.innerHTML).toBe(before);
});

test.each([
  ['refuses', () => Promise.reject(new DOMException('', 'NotAllowedError')), 0],
  ['never answers', () => new Promise<void>(() => {}), COPY_WAIT_MS],
])(
  'where the browser %s, the address is selected, and its button says how to copy it',
  async (_, write, ms) => {
    stubClipboard(write);
    document.execCommand = () => false;
    await copy('Copy email');
    await pass(ms);
    expect(getSelection()?.anchorNode).toBe(screen.getByRole('link', { name: 'kim@doe.test' }));
    expect(messages()).toEqual([expect.stringMatching(BY_HAND), 'Copy', expect.stringMatching(BY_HAND)]);
    await pass(COPIED_MS);
    expect(messages()[0]).toMatch(BY_HAND);
  },
);
