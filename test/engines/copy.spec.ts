import { resume } from '../support/site.ts';
import type { Visitor } from './driver/visitor.ts';
import { click, visit } from './helpers.ts';
import { expect, poll, test } from './test.ts';

const announced = () => document.querySelector('main [role=status]')?.textContent;
const forget = () => document.querySelector('main [role=status]')?.replaceChildren();

/** Presses a button until it copies: a busy browser's clipboard may take longer than the second that the page waits. */
async function copy(visitor: Visitor, name: string): Promise<void> {
  const press = async () => {
    // What an earlier press said is no answer to this one.
    await visitor.run(forget);
    await click(visitor, `button[aria-label="Copy ${name}"]`);
    await poll(visitor, announced).not.toBe('');
    return visitor.run(announced);
  };
  await expect.poll(press).toBe('Copied!');
}

test('what a press copies is confirmed for a while, and can be pasted', async ({ visitor, host }) => {
  await visit(visitor, host, '/');
  await copy(visitor, 'e-mail');
  expect(await visitor.run(() => document.querySelector('[data-tip]')?.textContent)).toBe('Copied!');
  await poll(visitor, announced).toBe('');
  expect(await visitor.run(() => document.querySelector('[data-tip]')?.textContent)).toBe('Copy');

  for (const [name, value] of [
    ['e-mail', resume.basics?.email],
    ['phone', resume.basics?.phone],
  ] as const) {
    if (name === 'phone')
      // Then the older command copies.
      await visitor.run(
        () => Object.assign(navigator.clipboard, { writeText: () => Promise.reject() }) && undefined,
      );
    await copy(visitor, name);
    await visitor.run(() => {
      const field = document.createElement('textarea');
      document.querySelector('main')?.append(field);
      field.focus();
    });
    await visitor.press('Control+v');
    await poll(visitor, () => (document.activeElement as HTMLTextAreaElement).value).toBe(value);
  }
});
