import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How long a program may take until it is ready, in ms. */
const START_TIMEOUT_MS = 120_000;

/** The processes of a browser and a temporary folder for their files, which are closed together. */
export class Processes {
  readonly folder = mkdtempSync(join(tmpdir(), 'engine-'));
  #running: ChildProcess[] = [];

  constructor() {
    // Tests that are killed close nothing themselves.
    process.once('exit', () => this.#running.forEach(kill));
  }

  /**
   * Starts a program and waits until its output matches a pattern.
   * @param ready the pattern, with one group
   * @returns the text that the group matches
   */
  start(command: string, args: string[], ready: RegExp, env: Record<string, string> = {}): Promise<string> {
    // In a process group of its own, as browsers leave child processes behind.
    const child = spawn(command, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, HOME: this.folder, ...env },
    });
    this.#running.push(child);
    return new Promise((resolve, reject) => {
      let output = '';
      const fail = (why: string) => reject(new Error(`${command} ${why}: ${output}`));
      const timer = setTimeout(fail, START_TIMEOUT_MS, 'did not get ready');
      const read = (chunk: Buffer) => {
        output += chunk;
        const found = ready.exec(output);
        if (found) resolve(found[1] ?? '');
        if (found) clearTimeout(timer);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('error', ({ message }) => fail(message));
      child.on('exit', (code) => fail(`ended with ${code}`));
    });
  }

  async close(): Promise<void> {
    for (const child of this.#running.splice(0).reverse()) {
      if (child.exitCode !== null || !child.pid) continue;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      kill(child);
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Ends a program with all that it has started. */
function kill({ pid = 0 }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {}
}
