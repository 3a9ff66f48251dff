import { spawn } from 'node:child_process';
import { styleText } from 'node:util';

interface Options {
  /** Absolute path of the working directory. */
  cwd: string;
  /** Receives the output of each command in one piece, when it has ended. */
  show?: (text: string) => void;
}

const writeToTerminal = (text: string) => void process.stdout.write(text);

/** Runs one command in a shell, and shows its output, how it ended and how long it took. */
function run(command: string, { cwd, show = writeToTerminal }: Options): Promise<boolean> {
  const start = performance.now();
  const env = { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) };
  const child = spawn(command, { cwd, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data));
  return new Promise((done) => {
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const end = code
        ? styleText('red', `✗ failed after ${seconds} s`)
        : styleText('green', `✓ ${seconds} s`);
      show(`\n${styleText('bold', `▶ ${command}`)}\n${Buffer.concat(output)}${end}\n`);
      done(code === 0);
    });
  });
}

/**
 * Runs commands one after another and stops at the first failure.
 * @returns whether all succeeded
 */
async function runSequence(commands: string[], options: Options): Promise<boolean> {
  for (const command of commands) if (!(await run(command, options))) return false;
  return true;
}

/** Runs sequences of commands in parallel; a failed one does not stop the others. */
export async function runParallel(sequences: string[][], options: Options): Promise<boolean> {
  const results = await Promise.all(sequences.map((commands) => runSequence(commands, options)));
  return results.every(Boolean);
}
