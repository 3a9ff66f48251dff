import { ownerFolder, pathFrom } from '../../plugins/content/read/folder.ts';
import { ContentError, printable } from '../../plugins/fault.ts';
import { openOwner } from '../../plugins/open-owner.ts';
import { CODE, projectRoot } from '../../plugins/project.ts';
import { runCommand } from '../support/command.ts';
import { asCommand, HELP, NEW, OPTIONS, type Options, readOptions } from './answers.ts';
import { leftToDo } from './compose.ts';
import { readResume } from './from-file.ts';
import { makeOwn, ownerOf } from './make-own.ts';
import { makeVersion } from './make-version.ts';
import { writeProject } from './project.ts';
import { ask, askAbout } from './questions.ts';

/** `npm run new`: sets the site up for its new owner. */
const root = projectRoot();

/** What was answered so far. */
let answered: Options | undefined;

function say({ done, left }: Record<'done' | 'left', string[]>): void {
  const rest = left.length ? ['', 'Still to do:', ...left.map((line) => `- ${line}`)] : [];
  console.log(['', ...done, ...rest].map(printable).join('\n'));
}

async function run(given: Options): Promise<void> {
  if (given.version !== undefined) return say(await makeVersion(root, given.version));
  const terminal = { input: process.stdin, output: process.stdout };
  const isSilent = given.yes || given.from;
  if (!isSilent) answered = await ask(given, terminal, ownerOf(root));
  const options = answered ?? given;
  const isAsked = process.stdin.isTTY && process.stdout.isTTY && !given.yes;
  const imported =
    options.from && (await askAbout(readResume(options.from), options, isAsked ? terminal : undefined));
  const { done, left, undo } = makeOwn(root, options, new Date(), imported || undefined);
  const folder = ownerFolder(root);
  const owner = openOwner(root, folder);
  const { faults } = await owner.check();
  if (faults.length) {
    undo();
    throw new ContentError(faults);
  }
  if (root !== CODE) done.push(...writeProject(root, owner.content().resume.basics?.name ?? ''));
  console.log(`\n${done.map(printable).join('\n')}\n\nStill to do:`);
  for (const line of [...left, ...leftToDo(owner.content(), pathFrom(root, folder))])
    console.log(printable(`- ${line}`));
}

await runCommand(
  HELP,
  OPTIONS,
  async (values) => {
    try {
      await run(readOptions(values));
      return true;
    } catch (error) {
      console.error(`\n${(error as Error).message.split('\n').map(printable).join('\n')}`);
      if (error instanceof ContentError) console.error('Nothing was written.');
      if (answered) console.error(`To run it again with your answers:\n${asCommand(answered)}`);
      return false;
    }
  },
  { call: `${NEW} ` },
);
