import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How long a program may take until it says that it is ready, in ms. */
const PATIENCE_MS = 30_000;

/** Programs that a browser needs, and a folder for what they write; they end together. */
export class Processes {
  readonly folder = mkdtempSync(join(tmpdir(), 'engine-'));
  #running: ChildProcess[] = [];

  /**
   * Starts a program and waits for a word of its output.
   * @param word with one group, which is given back
   */
  start(command: string, words: string[], word: RegExp, env: Record<string, string> = {}): Promise<string> {
    // A group of its own: browsers leave children behind.
    const child = spawn(command, words, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, HOME: this.folder, ...env },
    });
    this.#running.push(child);
    return new Promise((resolve, reject) => {
      let said = '';
      const fail = (why: string) => reject(new Error(`${command} ${why}: ${said}`));
      const timer = setTimeout(fail, PATIENCE_MS, 'did not get ready');
      const hear = (chunk: Buffer) => {
        said += chunk;
        const found = word.exec(said);
        if (found) resolve(found[1] ?? '');
        if (found) clearTimeout(timer);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('error', ({ message }) => fail(message));
      child.on('exit', (code) => fail(`ended with ${code}`));
    });
  }

  async close(): Promise<void> {
    for (const child of this.#running.reverse()) {
      if (child.exitCode !== null || !child.pid) continue;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {}
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
