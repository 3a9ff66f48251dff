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

const root = projectRoot();

/** The owner's answers: if the command fails after them, it prints how to run it again with them. */
let answered: Options | undefined;

function say({ done, left }: Record<'done' | 'left', string[]>): void {
  const rest = left.length ? ['', 'Still to do:', ...left.map((line) => `- ${line}`)] : [];
  console.log(['', ...done, ...rest].map(printable).join('\n'));
}

async function run(options: Options): Promise<void> {
  const { version, from, yes } = options;
  if (version !== undefined) return say(await makeVersion(root, version));
  const terminal = { input: process.stdin, output: process.stdout };
  if (!yes && !from) answered = await ask(options, terminal, ownerOf(root));
  const prompt = process.stdin.isTTY && process.stdout.isTTY && !yes ? terminal : undefined;
  const resume = from ? await askAbout(readResume(from), options, prompt) : undefined;
  const { done, left, undo } = makeOwn(root, answered ?? options, new Date(), resume);
  const folder = ownerFolder(root);
  const owner = openOwner(root, folder);
  const { faults } = await owner.check();
  if (faults.length) {
    undo();
    throw new ContentError(faults);
  }
  if (root !== CODE) done.push(...writeProject(root, owner.content().resume.basics?.name ?? ''));
  say({ done, left: [...left, ...leftToDo(owner.content(), pathFrom(root, folder))] });
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
