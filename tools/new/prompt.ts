import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { plainLine } from '../import/plain-text.ts';

/** Asks one question after the other, with the keys that a line is edited with. */
export interface Prompt {
  /**
   * What is typed, without what keys leave behind; undefined where the input has ended.
   * @throws Interrupted on Ctrl-C
   */
  next: (question: string) => Promise<string | undefined>;
  close: () => void;
}

/** Somebody pressed Ctrl-C. */
export class Interrupted extends Error {}

/** @param terminal whether keys come one by one, as from a keyboard */
export function openPrompt(
  input: Readable,
  output: Writable,
  terminal = 'isTTY' in input && !!input.isTTY,
): Prompt {
  const lines: string[] = [];
  const keys = createInterface({ input, output, terminal, historySize: 0 });
  let state: 'open' | 'ended' | 'interrupted' = 'open';
  let wake = () => {};
  const become = (next: typeof state) => {
    if (state === 'open') state = next;
    wake();
  };
  keys.on('line', (line) => {
    lines.push(line);
    wake();
  });
  keys.on('close', () => become('ended'));
  keys.on('SIGINT', () => become('interrupted'));

  return {
    async next(question) {
      if (state === 'open') {
        keys.setPrompt(`${question}: `);
        keys.prompt();
      } else output.write(`${question}: `);
      if (!lines.length && state === 'open') await new Promise<void>((heard) => (wake = heard));
      const line = lines.shift();
      if (line === undefined && state === 'interrupted') throw new Interrupted();
      if (line === undefined) output.write('\n');
      return line === undefined ? undefined : plainLine(line);
    },
    close: () => keys.close(),
  };
}
