import { spawn } from 'node:child_process';
import { styleText } from 'node:util';

interface Options {
  /** Absolute path of the folder to run in. */
  cwd: string;
  /** Shows what a command says as it says it; without it, in one piece at its end. */
  live?: boolean;
  show?: (text: string) => void;
}

const toTerminal = (text: string) => void process.stdout.write(text);

/** Runs one command in a shell, and says how it ended and how long it took. */
function run(command: string, { cwd, live = false, show = toTerminal }: Options): Promise<boolean> {
  const start = performance.now();
  const title = `\n${styleText('bold', `▶ ${command}`)}\n`;
  if (live) show(title);
  const env = { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) };
  const child = spawn(command, {
    cwd,
    env,
    shell: true,
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => output.push(data));
  return new Promise((done) => {
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const end = code
        ? styleText('red', `✗ failed after ${seconds} s`)
        : styleText('green', `✓ ${seconds} s`);
      show(`${live ? '' : title}${Buffer.concat(output)}${end}\n`);
      done(code === 0);
    });
  });
}

/**
 * Runs commands one after the other; the first that fails is the last.
 * @returns whether all ended well
 */
export async function runRow(commands: string[], options: Options): Promise<boolean> {
  for (const command of commands) if (!(await run(command, options))) return false;
  return true;
}

/** Runs rows of commands beside each other, each to its own end. */
export async function runRows(rows: string[][], options: Options): Promise<boolean> {
  const ended = await Promise.all(rows.map((row) => runRow(row, options)));
  return ended.every(Boolean);
}
