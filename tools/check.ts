import { resolve } from 'node:path';
import { checkContent } from '../plugins/content/check/check.ts';
import { ContentError, faultLine } from '../plugins/content/fault.ts';
import { contentFolder, EXAMPLES_FOLDER, exampleNames } from '../plugins/content/read/folder.ts';
import { fallbackLines } from '../plugins/content/read/load.ts';

/**
 * `npm run check` lists the faults of the content, and exits with 1 if there are any. It also checks the
 * examples, unless `CONTENT_DIR` names a single folder.
 */
const root = resolve(import.meta.dirname, '..');
const folder = contentFolder(root);

const examples = process.env.CONTENT_DIR
  ? []
  : exampleNames(root).map((name) => resolve(root, EXAMPLES_FOLDER, name));
const verdicts = await Promise.all([folder, ...examples].map((each) => checkContent(root, each)));
const faults = verdicts.flatMap((verdict) => verdict.faults);

for (const warning of verdicts.flatMap(({ warnings }) => warnings))
  console.warn(`warning: ${faultLine(warning)}`);
if (faults.length) {
  console.error(new ContentError(faults).message);
  process.exitCode = 1;
} else {
  for (const line of fallbackLines(root, folder)) console.log(line);
  console.log('The content is in order.');
}
