import { resolve } from 'node:path';
import { type Fault, wholeFault } from '../fault.ts';
import { filesIn } from '../folder.ts';
import { languagesIn } from '../languages.ts';
import type { OwnerFiles } from '../owner-files.ts';
import { quoted } from '../schema-words.ts';
import { findTexts, repeated, type Source } from '../source.ts';

/** Names whose page would take another one's place. */
const TAKEN_NAMES = ['assets', '404', 'index', 'home'];
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The project pages as a whole: their addresses and titles. */
export function checkPages({ projects }: OwnerFiles): Fault[] {
  const titles = projects.flatMap(([, source]) =>
    findTexts(source, 'title').map((found) => ({ ...found, source })),
  );
  return [
    ...projects.flatMap(([name, source]) => checkName(name, source)),
    ...repeated(titles.filter(({ value }) => value.trim())).map(([{ source, path, value }, first]) => {
      const problem = `${quoted(value)} is also the title of ${first.source.file}`;
      return source.fault(path, problem, 'give each project its own title');
    }),
  ];
}

function checkName(name: string, source: Source): Fault[] {
  if (TAKEN_NAMES.includes(name))
    return [source.fault([], `the name ${name} belongs to the site itself`, 'rename the file')];
  if (NAME.test(name)) return [];
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const remedy = `rename it to ${plain.replace(/^-|-$/g, '') || 'my-project'}.json`;
  return [source.fault([], `its name becomes the address /${name}, which is not plain`, remedy)];
}

/** HTML files in the owner's `public/` that would take the place of a page of the site. */
export function checkOwnHtml({ folder, shown, projects }: OwnerFiles): Fault[] {
  const names = ['', '404', ...projects.map(([name]) => name)];
  const pages = ['', ...languagesIn(folder)].flatMap((language) =>
    names.map((name) => [language, name].filter(Boolean).join('/')),
  );
  return filesIn(resolve(folder, 'public')).flatMap((file) => {
    const address = file.replace(/(^|\/)index\.html$|\.html$/, '');
    if (!file.endsWith('.html') || !pages.includes(address)) return [];
    const problem = `would take the place of the site's own page /${address}`;
    return [wholeFault(`${shown}/public/${file}`, problem, 'give it another name')];
  });
}
