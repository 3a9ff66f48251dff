import { OVERRIDABLE } from '../../plugins/overrides/list.ts';
import { eject } from '../../plugins/overrides/take.ts';
import { CODE, projectRoot } from '../../plugins/project.ts';
import { runCommand } from '../support/command.ts';
import { ejectAll, writeTypes } from './all.ts';

const HELP = `npm run eject -- components/hero copies src/components/hero.tsx, with its styles, to overrides/, where it replaces it.
--all makes a copy of all the code of the folder, with the content in it: the package is needed no longer.

What can be replaced: ${Object.keys(OVERRIDABLE).join(', ')}`;

/** Copies files of the code to the owner's overrides. */
runCommand(
  HELP,
  { all: { type: 'boolean' } },
  async ({ all }, names) => {
    const root = projectRoot();
    if (!all && !names.length) throw new Error(HELP);
    if (all) for (const line of ejectAll(root)) console.log(line);
    for (const name of names) for (const file of eject(root, name)) console.log(`Wrote ${file}.`);
    if (names.length && root !== CODE && writeTypes(root))
      console.log('Wrote tsconfig.json, for your editor.');
    return true;
  },
  { names: true },
);
