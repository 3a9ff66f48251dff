import { resolve } from 'node:path';
import { checkContent } from '../plugins/content/check.ts';
import { ContentError, faultLine } from '../plugins/content/fault.ts';
import { contentFolder } from '../plugins/content/folder.ts';

/** `npm run check:content`: the faults of the content as a plain list, and status 1 if there are any. */
const root = resolve(import.meta.dirname, '..');
const folder = contentFolder(root);
const { faults, warnings } = await checkContent(root, folder);

for (const warning of warnings) console.warn(`warning: ${faultLine(warning)}`);
if (faults.length) {
  console.error(new ContentError(faults).message);
  process.exitCode = 1;
} else {
  console.log('The content is in order.');
}
