import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { alone } from '../../support/alone.ts';

const folder = mkdtempSync(resolve(tmpdir(), 'alone-'));
const lock = resolve(folder, 'nested/lock');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('runs one task at a time, and a failure releases the lock', async () => {
  let running = 0;
  let mostRunning = 0;
  const work = async () => {
    mostRunning = Math.max(mostRunning, ++running);
    await new Promise((done) => setImmediate(done));
    running--;
  };
  const failing = alone(lock, async () => {
    throw new Error('no');
  });
  await Promise.all([expect(failing).rejects.toThrow('no'), alone(lock, work), alone(lock, work)]);
  expect(mostRunning).toBe(1);
  expect(existsSync(lock)).toBe(false);
});

test('takes over the lock of a process that has ended', async () => {
  // No process has an id this high.
  writeFileSync(lock, '99999999');
  let done = false;
  await alone(lock, async () => {
    done = true;
  });
  expect(done).toBe(true);
});
