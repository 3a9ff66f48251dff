import type { Fault } from '../fault.ts';
import { quoted } from '../schema-words.ts';
import { type Source, textAt } from '../source.ts';
import type { OwnerFiles } from './owner-files.ts';
import { FRAME_IDS, ID } from './sections.ts';

/** Names whose page would take another one's place. */
const TAKEN_NAMES = ['assets', '404', 'index', 'home'];
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The project pages as a whole: their addresses, titles and section ids. */
export function checkPages({ projects }: OwnerFiles): Fault[] {
  const titles = new Map<string, string>();
  return projects.flatMap(([name, source]) => [
    ...checkName(name, source),
    ...checkTitle(source, titles),
    ...checkIds(source),
  ]);
}

function checkName(name: string, source: Source): Fault[] {
  if (TAKEN_NAMES.includes(name))
    return [source.fault([], `the name ${name} belongs to the site itself`, 'rename the file')];
  if (NAME.test(name)) return [];
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const remedy = `rename it to ${plain.replace(/^-|-$/g, '') || 'my-project'}.json`;
  return [source.fault([], `its name becomes the address /${name}, which is not plain`, remedy)];
}

function checkTitle(source: Source, titles: Map<string, string>): Fault[] {
  const title = textAt(source, 'title');
  if (!title?.trim()) return [];
  const other = titles.get(title);
  titles.set(title, source.file);
  if (!other) return [];
  const problem = `${quoted(title)} is also the title of ${other}`;
  return [source.fault(['title'], problem, 'give each project its own title')];
}

function checkIds(source: Source): Fault[] {
  const seen = new Set<unknown>();
  return source.find('sections', '*', 'id').flatMap(({ path, value }) => {
    if (typeof value !== 'string' || !ID.test(value)) return [];
    const again = seen.has(value);
    seen.add(value);
    if (again)
      return [source.fault(path, `${value} stands twice on this page`, 'give each section its own id')];
    return FRAME_IDS.test(value)
      ? [source.fault(path, `${value} belongs to the page's frame`, 'choose another id')]
      : [];
  });
}
