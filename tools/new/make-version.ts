import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { NAME } from '../../plugins/check/rules/pages.ts';
import { ownerFolder, pathFrom } from '../../plugins/content/read/folder.ts';
import { slugOf } from '../../plugins/content/text/slug.ts';
import { ContentError } from '../../plugins/fault.ts';
import { openOwner } from '../../plugins/open-owner.ts';
import { codeFile } from '../../plugins/project.ts';
import { InvalidAnswer } from './answers.ts';

/** Begins a version of the résumé, with its role and greeting to be worded; returns what was done and is left, one line each. */
export async function makeVersion(root: string, name: string) {
  if (!NAME.test(name)) {
    const slug = slugOf(name);
    const example = slug ? `, such as ${slug}` : '';
    throw new InvalidAnswer(
      `--for: ${JSON.stringify(name)} is no name for an address; use letters from a to z, digits and hyphens${example}`,
    );
  }
  const folder = ownerFolder(root);
  const path = resolve(folder, 'versions', `${name}.json`);
  const file = pathFrom(root, path);
  if (!existsSync(resolve(folder, 'resume.json')))
    throw new InvalidAnswer('--for: a version needs a résumé; run npm run new before');
  if (existsSync(path))
    throw new InvalidAnswer(`--for: ${file} is there already; choose another name, or remove it before`);
  const checkedContent = async () => {
    const owner = openOwner(root, folder);
    const { faults } = await owner.check();
    if (faults.length) throw new ContentError(faults);
    return owner.content();
  };
  const { resume, site } = await checkedContent();

  const $schema = pathFrom(dirname(path), codeFile('plugins/content/version.schema.json', root));
  const basics = resume.basics?.label ? { label: resume.basics.label } : undefined;
  mkdirSync(dirname(path), { recursive: true });
  const text = `${JSON.stringify({ $schema, basics, greeting: site.greeting }, null, 2)}\n`;
  writeFileSync(path, text, { flag: 'wx' });
  try {
    await checkedContent();
  } catch (error) {
    rmSync(path);
    throw error;
  }
  return {
    done: [`Wrote ${file}.`],
    left: [
      `basics.label, basics.summary, greeting in ${file}: your words for this reader; docs/versions.md has all fields`,
      'asks: what the employer asks, such as [{ "ask": "Two years of PostgreSQL" }]; npm run check says which of them no sentence of your résumé proves',
      `npm run dev shows it at /for/${name}`,
    ],
  };
}
