import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ownerFolder, pathFrom } from '../../plugins/content/read/folder.ts';
import type { Resume } from '../../plugins/content/types.ts';
import { ContentError, printable } from '../../plugins/fault.ts';
import { openOwner } from '../../plugins/owner.ts';
import { commandArguments } from '../support/command.ts';
import { asCommand, HELP, InvalidAnswer, type Options, readOptions } from './answers.ts';
import { readResume } from './from-file.ts';
import { makeOwn, ownerOf } from './make-own.ts';
import { ask, askAbout } from './questions.ts';

/** `npm run new`: sets the site up for its new owner. */
const root = resolve(import.meta.dirname, '../..');

/** What was answered so far. */
let answered: Options | undefined;

async function run(): Promise<void> {
  const given = readOptions(commandArguments());
  if (given.help) return console.log(HELP);
  const terminal = { input: process.stdin, output: process.stdout };
  const isSilent = given.yes || given.from;
  if (!isSilent) answered = await ask(given, terminal, ownerOf(root));
  const options = answered ?? given;
  const isAsked = process.stdin.isTTY && process.stdout.isTTY && !given.yes;
  const imported =
    options.from && (await askAbout(readResume(options.from), options, isAsked ? terminal : undefined));
  const { done, left, undo } = makeOwn(root, options, new Date(), imported || undefined);
  const folder = ownerFolder(root);
  const { faults } = await openOwner(root, folder).check();
  if (faults.length) {
    undo();
    throw new ContentError(faults);
  }
  const resume = JSON.parse(readFileSync(resolve(folder, 'resume.json'), 'utf8'));
  console.log(`\n${done.map(printable).join('\n')}\n\nStill to do:`);
  for (const line of [...left, ...leftToDo(resume, pathFrom(root, folder))])
    console.log(printable(`- ${line}`));
}

try {
  await run();
} catch (error) {
  if (!(error instanceof InvalidAnswer || error instanceof ContentError)) throw error;
  console.error(`\n${error.message.split('\n').map(printable).join('\n')}`);
  if (error instanceof ContentError) console.error('Nothing was written.');
  if (answered) console.error(`To run it again with your answers:\n${asCommand(answered)}`);
  process.exitCode = 1;
}

/** What a new owner may want to do next, one line each. */
function leftToDo({ basics = {}, work, skills, projects, education }: Resume, folder: string): string[] {
  const given = {
    'basics.summary in resume.json: a few sentences about you': basics.summary,
    [`basics.image in resume.json: your photo, 480 × 480 px or more, in ${folder}/pictures/`]: basics.image,
    'basics.email or basics.phone in resume.json: how to reach you': basics.email || basics.phone,
    'work in resume.json: where you have worked': work ?? education,
    'skills in resume.json: what you know, in groups': skills,
    "projects in resume.json: what you've built; each gets a card on the home page": projects,
  };
  return [
    ...Object.entries(given).flatMap(([what, value]) => (value ? [] : [what])),
    `a page for a project: a file in ${folder}/projects/`,
    'description in site.json: what search engines and link previews show',
    'npm run dev previews the site as you write; missing parts are left out of the pages',
    `SITE_URL=${basics.url ?? 'https://your.site'} npm run build builds the site into dist/`,
  ];
}
