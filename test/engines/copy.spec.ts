import { resume } from '../support/site.ts';
import { click, visit } from './helpers.ts';
import { expect, poll, test } from './test.ts';

const announced = () => document.getElementById('copy-status')?.textContent;

/** Records from now on when the status appears and when it disappears. */
const watch = () => {
  const status = document.getElementById('copy-status') as HTMLElement;
  const times: number[] = [];
  new MutationObserver(() => {
    if (status.textContent ? !times.length : times.length === 1) times.push(performance.now());
  }).observe(status, { childList: true, characterData: true, subtree: true });
  Object.assign(window, { times });
};
/** How long the status was shown, in ms. */
const duration = () => {
  const [from, to] = (window as unknown as { times: number[] }).times;
  return from && to ? to - from : undefined;
};

test('copying the e-mail address shows a confirmation for two seconds, and a copied value can be pasted', async ({
  visitor,
  host,
}) => {
  await visit(visitor, host, '/');
  await visitor.run(watch);
  await click(visitor, 'button[aria-label="Copy e-mail"]');
  await poll(visitor, announced).toBe('Copied!');
  expect(await visitor.run(() => document.querySelector('[data-tip]')?.textContent)).toBe('Copied!');
  await poll(visitor, announced).toBe('');
  const time = await visitor.run(duration);
  expect(time).toBeGreaterThan(1950);
  expect(time).toBeLessThan(3000);
  expect(await visitor.run(() => document.querySelector('[data-tip]')?.textContent)).toBe('Copy');

  for (const [name, value] of [
    ['e-mail', resume.basics?.email],
    ['phone', resume.basics?.phone],
  ]) {
    await click(visitor, `button[aria-label="Copy ${name}"]`);
    await poll(visitor, announced).toBe('Copied!');
    await visitor.run(() => {
      const field = document.createElement('textarea');
      document.querySelector('main')?.append(field);
      field.focus();
    });
    await visitor.press('Control+v');
    await poll(visitor, () => (document.activeElement as HTMLTextAreaElement).value).toBe(value);
  }
});
