import { spawn } from 'node:child_process';
import { styleText } from 'node:util';

interface Options {
  /** Absolute path of the working directory. */
  cwd: string;
  /** Shows a command's output as it arrives; without it, in one piece at the end. */
  live?: boolean;
  show?: (text: string) => void;
}

const writeToTerminal = (text: string) => void process.stdout.write(text);

/** Runs one command in a shell, and shows how it ended and how long it took. */
function run(command: string, { cwd, live = false, show = writeToTerminal }: Options): Promise<boolean> {
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
 * Runs commands one after another and stops at the first failure.
 * @returns whether all succeeded
 */
export async function runSequence(commands: string[], options: Options): Promise<boolean> {
  for (const command of commands) if (!(await run(command, options))) return false;
  return true;
}

/** Runs sequences of commands in parallel; a failed one does not stop the others. */
export async function runParallel(sequences: string[][], options: Options): Promise<boolean> {
  const results = await Promise.all(sequences.map((commands) => runSequence(commands, options)));
  return results.every(Boolean);
}
