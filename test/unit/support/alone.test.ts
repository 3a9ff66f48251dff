import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { alone } from '../../support/alone.ts';

const folder = mkdtempSync(resolve(tmpdir(), 'alone-'));
const lock = resolve(folder, 'below/lock');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('one works at a time, and a failure leaves the place free', async () => {
  let within = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++within);
    await new Promise((done) => setImmediate(done));
    within--;
  };
  const failing = alone(lock, async () => {
    throw new Error('no');
  });
  await Promise.all([expect(failing).rejects.toThrow('no'), alone(lock, work), alone(lock, work)]);
  expect(most).toBe(1);
  expect(existsSync(lock)).toBe(false);
});

test('what a process left behind that has ended is taken over', async () => {
  // No process has so high a number.
  writeFileSync(lock, '99999999');
  let done = false;
  await alone(lock, async () => {
    done = true;
  });
  expect(done).toBe(true);
});
