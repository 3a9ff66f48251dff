import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openOwner } from '../../../../plugins/owner.ts';
import { filesOf, project, validContent, writeContent } from '../../../support/content.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

/** Where the check would search anew from each letter, or run out of its stack. */
const WORST = [' ', '\n', '.', '@.', '[', '](', '**', '<b ', '&#', '%', '\ud800', '\0', 'a.b@', '://', '- '];
const CONTENT = validContent();
const TEXTS = filesOf(CONTENT);
const { sections, ...front } = CONTENT.projects.alpha ?? project('Alpha');
/** The files of the content as values; of a page its front matter. */
const VALUES = { 'resume.json': CONTENT.resume, 'site.json': CONTENT.site, 'projects/alpha.md': front };
const root = temporaryFolder('content-check');
const folder = resolve(root, 'src/content');
await writeContent(folder, CONTENT);

/** The verdict on the content with these files in place of its own. */
async function verdictOn(files: Record<string, unknown>) {
  const texts = Object.entries(files).map(([name, value]) => {
    const text = JSON.stringify(value);
    return [name, name.endsWith('.md') ? `---\n${text}\n---\n\nA.\n` : text];
  });
  await writeContent(folder, { ...CONTENT, pictures: {} }, { ...TEXTS, ...Object.fromEntries(texts) });
  return openOwner(root, folder, {}).check();
}

/** The content of a file with another text in each of its fields. */
const filledWith = (text: string, value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'string' ? text : each)));

test.each(WORST)('100 kB of %j in each field of a file end the check with faults', async (letters) => {
  // As many bytes of the file, in which some letters are written as six.
  const text = `x${letters.repeat(100_000 / JSON.stringify(letters).length)}`;
  for (const [name, value] of Object.entries(VALUES)) {
    const { faults } = await verdictOn({ [name]: filledWith(text, value) });
    expect(faults.map(({ file }) => file)).toContain(`src/content/${name}`);
  }
});
