import { resume } from '../support/site.ts';
import { click, visit } from './helpers.ts';
import { expect, poll, test } from './test.ts';

const said = () => document.getElementById('copy-status')?.textContent;

/** Watches from now on, and tells how long the page went on saying that it has copied, in ms. */
const watch = () => {
  const status = document.getElementById('copy-status') as HTMLElement;
  const times: number[] = [];
  new MutationObserver(() => {
    if (status.textContent ? !times.length : times.length === 1) times.push(performance.now());
  }).observe(status, { childList: true, characterData: true, subtree: true });
  Object.assign(window, { times });
};
const lasted = () => {
  const [from, to] = (window as unknown as { times: number[] }).times;
  return from && to ? to - from : undefined;
};

test('the e-mail address is copied, and for two seconds the page says so', async ({ visitor, host }) => {
  await visit(visitor, host, '/');
  await visitor.run(watch);
  await click(visitor, 'button[aria-label="Copy e-mail"]');
  await poll(visitor, said).toBe('Copied!');
  expect(await visitor.run(() => document.querySelector('[data-tip]')?.textContent)).toBe('Copied!');
  await poll(visitor, said).toBe('');
  const time = await visitor.run(lasted);
  expect(time).toBeGreaterThan(1950);
  expect(time).toBeLessThan(3000);
  expect(await visitor.run(() => document.querySelector('[data-tip]')?.textContent)).toBe('Copy');
});

test('what was copied can be put in elsewhere', async ({ visitor, host }) => {
  await visit(visitor, host, '/');
  for (const [name, value] of [
    ['e-mail', resume.basics?.email],
    ['phone', resume.basics?.phone],
  ]) {
    await click(visitor, `button[aria-label="Copy ${name}"]`);
    await poll(visitor, said).toBe('Copied!');
    await visitor.run(() => {
      const field = document.createElement('textarea');
      document.querySelector('main')?.append(field);
      field.focus();
    });
    await visitor.press('Control+v');
    await poll(visitor, () => (document.activeElement as HTMLTextAreaElement).value).toBe(value);
  }
});
