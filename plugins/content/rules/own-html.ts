import { resolve } from 'node:path';
import type { Fault } from '../fault.ts';
import { filesIn } from '../folder.ts';
import { languagesIn } from '../languages.ts';
import type { OwnerFiles } from './owner-files.ts';

/** HTML files in the owner's `public/` that would take the place of a page of the site. */
export function checkOwnHtml({ folder, shown, projects }: OwnerFiles): Fault[] {
  const names = ['', '404', ...projects.map(([name]) => name)];
  const pages = ['', ...languagesIn(folder)].flatMap((language) =>
    names.map((name) => [language, name].filter(Boolean).join('/')),
  );
  return filesIn(resolve(folder, 'public')).flatMap((file) => {
    if (!file.endsWith('.html')) return [];
    const address = file.replace(/(^|\/)index\.html$|\.html$/, '');
    if (!pages.includes(address)) return [];
    const problem = `would take the place of the site's own page /${address}`;
    return [{ file: `${shown}/public/${file}`, field: 'the file', problem, remedy: 'give it another name' }];
  });
}
