import { dirname, resolve } from 'node:path';
import { readBudget } from '../packages/page-weight/src/budget.ts';
import { helpOf, options, type Place, weigh } from '../packages/page-weight/src/command.ts';
import { contentFolder, pathFrom } from '../plugins/content/read/folder.ts';
import { CODE, codeFile, projectRoot } from '../plugins/project.ts';
import { runCommand } from './support/command.ts';

const root = projectRoot();
const file = resolve(contentFolder(root), 'budget.json');

const place: Place = {
  command: 'npm run budget --',
  defaults: { dist: 'this one, built first', budget: 'budget.json next to the content, or in the root' },
  root,
  dist: resolve(root, 'dist'),
  // Imported only here, because loading Vite takes as long as opening two pages.
  build: async () => (await import('vite')).build({ root: CODE, logLevel: 'warn' }),
  file,
  initial: () => ({
    own: { $schema: '', extends: pathFrom(dirname(file), codeFile('budget.json')) },
    budget: readBudget(root, resolve(CODE, 'budget.json')).budget,
  }),
  schema: codeFile('packages/page-weight/budget.schema.json'),
};

await runCommand(helpOf(place), options, (values) => weigh(values, place));
