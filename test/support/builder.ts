import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BuildEnvironmentOptions, LogLevel } from 'vite';

const JITI = resolve(import.meta.dirname, '../../node_modules/jiti/lib/jiti-cli.mjs');

/** How long a test may take that builds a site, or waits until all others have built theirs, in ms. */
export const BUILD_MS = 600_000;

/** A requested build. */
export interface Order {
  /** Absolute path of the project. */
  root: string;
  flags: Pick<BuildEnvironmentOptions, 'outDir' | 'emptyOutDir'> & {
    base?: string;
    logLevel?: LogLevel;
  };
  /** Environment variables to add, or to unset where undefined. */
  env: Record<string, string | undefined>;
}

/** How a command ended. */
export interface Outcome {
  ok: boolean;
  /** Its output, standard error included. */
  output: string;
}

let builder: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Builds a site as `vite build` does, one build at a time, in a process that is kept: the next build finds its code
 * loaded and compiled, and takes less than half of the CPU time.
 */
export function buildSite(order: Order): Promise<Outcome> {
  // The prerenderer writes the code that it runs to a folder in `node_modules`, which each build empties, and which some
  // forks share with this project.
  const lock = resolve(realpathSync(resolve(order.root, 'node_modules')), '.cache/build.lock');
  const outcome = last.then(() => withLock(lock, () => run(order)));
  last = outcome.catch(() => {});
  return outcome;
}

function start(): ChildProcess {
  const { NODE_OPTIONS: _, FORCE_COLOR: __, ...env } = process.env;
  return fork(JITI, [resolve(import.meta.dirname, 'builder-process.ts')], {
    execArgv: [],
    env: { ...env, NO_COLOR: '1' },
    // Rolldown writes its progress to stdout directly, past the captured output.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function run(order: Order): Promise<Outcome> {
  builder ??= start();
  const running = builder;
  // Referenced only during a build, so that it keeps no idle test process alive.
  running.ref();
  running.channel?.ref();
  const outcome = await new Promise<Outcome>((resolve, reject) => {
    const fail = () => {
      builder = undefined;
      reject(new Error('the building process ended'));
    };
    running.once('exit', fail);
    running.once('message', (outcome) => {
      running.off('exit', fail);
      resolve(outcome as Outcome);
    });
    running.send(order);
  });
  running.unref();
  running.channel?.unref();
  return outcome;
}

const RETRY_MS = 200;

/**
 * Runs some work under a lock that only one process holds at a time; the others wait.
 * @param lock absolute path of the lock file; one left behind by a process that has ended is removed
 * @returns the result of the work
 */
export async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) {
    if (!isHeld(lock)) rmSync(lock, { force: true });
    else await pause(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Whether the process named in a lock file is still running. */
function isHeld(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    // Just created, and not written yet.
    if (!holder) return true;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
