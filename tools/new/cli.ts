import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkContent } from '../../plugins/content/check.ts';
import { ContentError } from '../../plugins/content/fault.ts';
import { OWN } from '../../plugins/content/folder.ts';
import { HELP, readOptions, WrongAnswer } from './answers.ts';
import { leftToDo } from './left-to-do.ts';
import { makeOwn } from './make-own.ts';
import { ask } from './questions.ts';

/** `npm run new`: makes the site its new owner's. */
const root = resolve(import.meta.dirname, '../..');

async function run(): Promise<void> {
  const given = readOptions(process.argv.slice(2));
  if (given.help) return console.log(HELP);
  const options = given.silent ? given : await ask(given, process.stdin, process.stdout);
  const done = makeOwn(root, options);
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
  process.exitCode = 1;
}
