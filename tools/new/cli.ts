import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkContent } from '../../plugins/content/check.ts';
import { ContentError } from '../../plugins/content/fault.ts';
import { OWN } from '../../plugins/content/folder.ts';
import { HELP, type Options, readOptions, WrongAnswer } from './answers.ts';
import { asCommand } from './as-command.ts';
import { leftToDo } from './left-to-do.ts';
import { makeOwn, ownerOf } from './make-own.ts';
import { ask } from './questions.ts';

/** `npm run new`: makes the site its new owner's. */
const root = resolve(import.meta.dirname, '../..');

/** What was answered and is in no file yet. */
let answered: Options | undefined;

async function run(): Promise<void> {
  const given = readOptions(process.argv.slice(2));
  if (given.help) return console.log(HELP);
  const options = given.silent ? given : await ask(given, process.stdin, process.stdout, ownerOf(root));
  if (!given.silent) answered = options;
  const done = makeOwn(root, options);
  answered = undefined;
  const folder = resolve(root, OWN);
  const resume = JSON.parse(readFileSync(resolve(folder, 'resume.json'), 'utf8'));
  console.log(`\n${done.join('\n')}\n\nLeft to do:`);
  for (const line of leftToDo(resume)) console.log(`- ${line}`);
  const { faults } = await checkContent(root, folder);
  if (faults.length) throw new ContentError(faults);
}

try {
  await run();
} catch (error) {
  if (!(error instanceof WrongAnswer || error instanceof ContentError)) throw error;
  console.error(`\n${error.message}`);
  if (answered) console.error(`Nothing was written. Your answers are not lost:\n${asCommand(answered)}`);
  process.exitCode = 1;
}
