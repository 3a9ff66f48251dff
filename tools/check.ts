import { resolve } from 'node:path';
import { EXAMPLES_FOLDER, exampleNames } from '../plugins/content/read/folder.ts';
import { ContentError, faultLine, printable } from '../plugins/fault.ts';
import { openOwner } from '../plugins/owner.ts';

/**
 * `npm run check` lists the faults of the content, and exits with 1 if there are any. It also checks the
 * examples, unless `CONTENT_DIR` names a single folder.
 */
const root = resolve(import.meta.dirname, '..');
const owner = openOwner(root);

const examples = process.env.CONTENT_DIR
  ? []
  : exampleNames(root).map((name) => openOwner(root, resolve(root, EXAMPLES_FOLDER, name)));
const verdicts = await Promise.all([owner, ...examples].map((each) => each.check()));
const faults = verdicts.flatMap((verdict) => verdict.faults);

for (const warning of verdicts.flatMap(({ warnings }) => warnings))
  console.warn(`warning: ${faultLine(warning)}`);
if (faults.length) {
  console.error(new ContentError(faults).message);
  process.exitCode = 1;
} else {
  for (const line of owner.fallbackLines()) console.log(printable(line));
  console.log('The content is in order.');
}
