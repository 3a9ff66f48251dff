import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, relative, resolve } from 'node:path';
import { ownerFolder, pathFrom } from '../../../plugins/content/read/folder.ts';
import { slugOf } from '../../../plugins/content/text/slug.ts';
import { ContentError } from '../../../plugins/fault.ts';
import { openOwner } from '../../../plugins/owner.ts';
import { decode } from '../../import/import-from.ts';
import { NotAResume } from '../../import/read/read-text.ts';
import { InvalidAnswer } from '../answers.ts';
import { NoPage } from './front-matter.ts';
import { closedText, type Page, problemOf, takeOut, textOf } from './page.ts';
import { placePictures } from './page-pictures.ts';
import { readPage } from './read-page.ts';

/** Where other sites keep their projects, below their folder. */
const COLLECTIONS = [
  ...['_projects', '_portfolio', 'content/project', 'content/projects', 'content/featured'],
  'src/content/projects',
];
const MAX_BYTES = 1_000_000;
const MOST_ROUNDS = 20;

const README = /^readme\.md$/i;

/** Returns the Markdown files that are projects: the file itself, a repository's README, or those of a folder. */
export function pageFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return /\.(?:mdx?|markdown)$/i.test(path) ? [path] : [];
  const found = COLLECTIONS.filter((name) => existsSync(resolve(path, name)));
  const files = (folder: string, names: RegExp) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && names.test(entry.name))
      .map(({ name }) => resolve(folder, name));
  const own = files(path, README);
  if (!found.length && own.length) return own;
  return (found.length ? found : ['.']).flatMap((name) => {
    const folder = resolve(path, name);
    const inner = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^[._]|^node_modules$/.test(entry.name))
      .flatMap((entry) => files(resolve(folder, entry.name), /^(?:index\.mdx?|readme\.md)$/i));
    return [...files(folder, /^[^._].*\.(?:mdx?|markdown)$/i), ...inner];
  });
}

const rowOf = (line: string): number => Number(/:(\d+): /.exec(line)?.[1] ?? 0);

/** What is written for one page: its path, and its pictures by theirs. */
interface Draft {
  page: Page;
  path: string;
  pictures: Map<string, Uint8Array>;
}

/**
 * Makes pages of projects that were written for another site or as READMEs. No file that is there is changed.
 * @returns what was done, and what is left to the owner, one line each
 * @throws InvalidAnswer or ContentError if nothing was written
 */
export async function makePages(root: string, given: string) {
  const folder = ownerFolder(root);
  const [done, left]: [string[], string[]] = [[], []];
  if (!existsSync(resolve(folder, 'resume.json')))
    throw new InvalidAnswer('--from: pages of projects need a résumé beside them; run npm run new before');
  const check = async () => (await openOwner(root, folder).check()).faults;
  const before = await check();
  if (before.length) throw new ContentError(before);
  const base = statSync(given).isDirectory() ? resolve(given) : dirname(resolve(given));
  const drafts = new Map<string, Draft>();
  for (const from of pageFiles(given)) {
    const file = relative(base, from) || basename(from);
    const stem = basename(from, extname(from));
    const around = basename(dirname(resolve(from)));
    try {
      if (statSync(from).size > MAX_BYTES)
        throw new NoPage('it has more than 1 MB; write a page of it yourself');
      const isNamed = !/^(?:index|readme)$/i.test(stem);
      const page = readPage(file, decode(readFileSync(from)).text, isNamed ? stem : around);
      const names = [isNamed ? stem : /^readme$/i.test(stem) ? String(page.front.title) : around, around];
      const name = names.map(slugOf).find(Boolean) ?? 'project';
      const path = resolve(folder, 'projects', `${name}.md`);
      if (existsSync(path) || existsSync(path.replace(/md$/, 'json')) || drafts.has(pathFrom(root, path)))
        throw new NoPage(`${pathFrom(root, path)} is there already; rename one of them`);
      drafts.set(pathFrom(root, path), {
        page,
        path,
        pictures: placePictures(page, from, base, folder, name),
      });
    } catch (error) {
      if (!(error instanceof NoPage || error instanceof NotAResume)) throw error;
      left.push(`${file}: no page: ${error.message}`);
    }
  }
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  const remove = ({ path, pictures }: Draft, isUsed = (_: string) => false) => {
    if (!isUsed(path)) rmSync(path, { force: true });
    for (const src of pictures.keys())
      if (!isUsed(src)) rmSync(resolve(folder, 'pictures', src), { force: true });
  };
  try {
    for (const { pictures } of drafts.values())
      for (const [src, bytes] of pictures) write(resolve(folder, 'pictures', src), bytes);
    for (let round = 0; drafts.size; round++) {
      for (const { page, path } of drafts.values()) write(path, textOf(page));
      const faults = await check();
      if (!faults.length) break;
      const about = [...drafts].filter(([shown]) => faults.some(({ file }) => file === shown));
      if (!about.length) throw new ContentError(faults);
      for (const [shown, draft] of about) {
        const own = faults.filter(({ file }) => file === shown);
        const [first] = own;
        if (!first || (round < MOST_ROUNDS && takeOut(draft.page, own))) continue;
        left.push(`${draft.page.file}: no page: ${problemOf(first)}`);
        remove(draft);
        drafts.delete(shown);
      }
    }
    for (const [shown, draft] of drafts) {
      const text = closedText(draft.page);
      write(draft.path, text);
      remove(draft, (name) => name === draft.path || text.includes(name));
      done.push(`Wrote ${shown} from ${draft.page.file}.`);
      left.push(...draft.page.left.sort((a, b) => rowOf(a) - rowOf(b)));
    }
    const rest = await check();
    if (rest.length) throw new ContentError(rest);
  } catch (error) {
    for (const draft of drafts.values()) remove(draft);
    throw error;
  }
  return { done: done.length ? done : ['No page was written.'], left };
}
