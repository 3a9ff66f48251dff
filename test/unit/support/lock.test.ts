import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from '../../support/lock.ts';
import { temporaryFolder } from '../../support/temporary-files.ts';

const folder = temporaryFolder('lock');
const lock = resolve(folder, 'nested/lock');

test('runs one task at a time, and a failure releases the lock', async () => {
  let running = 0;
  let mostRunning = 0;
  const work = async () => {
    mostRunning = Math.max(mostRunning, ++running);
    await new Promise((done) => setImmediate(done));
    running--;
  };
  const failing = withLock(lock, async () => {
    throw new Error('no');
  });
  await Promise.all([expect(failing).rejects.toThrow('no'), withLock(lock, work), withLock(lock, work)]);
  expect(mostRunning).toBe(1);
  expect(existsSync(lock)).toBe(false);
});

test('takes over the lock of a process that has ended', async () => {
  // No process has an id this high.
  writeFileSync(lock, '99999999');
  let done = false;
  await withLock(lock, async () => {
    done = true;
  });
  expect(done).toBe(true);
});
