import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, relative, resolve } from 'node:path';
import { ownerFolder, pathFrom } from '../../../plugins/content/read/folder.ts';
import { nodesIn, treeOf } from '../../../plugins/content/read/markdown-tree.ts';
import { slugOf } from '../../../plugins/content/text/slug.ts';
import { decoded } from '../../../plugins/content/text/url.ts';
import { ContentError } from '../../../plugins/fault.ts';
import { openOwner } from '../../../plugins/owner.ts';
import { PICTURE_FILE } from '../../../plugins/pictures/file.ts';
import { decode } from '../../import/import-from.ts';
import { NotAResume } from '../../import/read/read-text.ts';
import { InvalidAnswer } from '../answers.ts';
import { photoBeside } from '../photo.ts';
import { NoPage } from './front-matter.ts';
import { bodyOf, closedText, type Page, problemOf, rewrite, takeOut, textOf } from './page.ts';
import { readPage } from './read-page.ts';

/** Where other sites keep their projects, below their folder. */
const COLLECTIONS = [
  ...['_projects', '_portfolio', 'content/project', 'content/projects', 'content/featured'],
  'src/content/projects',
];
/** Where they keep what a path from their root leads to. */
const ROOTS = ['.', 'public', 'static'];
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

/** Finds the pictures of a page, and names them as they are named here. */
function placePictures(page: Page, from: string, base: string, folder: string, name: string) {
  const pictures: Draft['pictures'] = new Map();
  const placed = new Map<string, string>();
  /** Returns the path below `pictures/`, or why there is none. */
  const place = (url: string): { src: string } | string => {
    const file = decoded(url.replace(/[?#].*/s, ''));
    const places = [dirname(from), ...ROOTS.map((each) => resolve(base, each))];
    const paths = places.map((each) => resolve(each, file.replace(/^[/\\]+/, '')));
    const found = paths.find((each) => existsSync(each)) ?? '';
    const known = placed.get(found);
    if (known) return { src: known };
    const photo = photoBeside(base, found || file, page.file);
    if (typeof photo === 'string') return photo;
    const stem = slugOf(basename(found, extname(found))) || 'picture';
    const isTaken = (src: string) => pictures.has(src) || existsSync(resolve(folder, 'pictures', src));
    let src = `${name}/${stem}${photo.extension.toLowerCase()}`;
    for (let number = 2; isTaken(src); number++)
      src = `${name}/${stem}-${number}${photo.extension.toLowerCase()}`;
    pictures.set(src, photo.bytes);
    placed.set(found, src);
    return { src };
  };
  const isOwn = (url: string) => !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(url) && PICTURE_FILE.test(url);
  let text = bodyOf(page);
  for (const node of nodesIn(treeOf(text)).reverse()) {
    if ((node.type !== 'image' && node.type !== 'definition') || !isOwn(node.url)) continue;
    const { offset: start = 0 } = node.position?.start ?? {};
    const at = text.indexOf(node.url, text.indexOf(node.type === 'image' ? '](' : ']:', start));
    const made = place(node.url);
    if (typeof made === 'object' && at >= 0 && at < (node.position?.end.offset ?? 0))
      text = `${text.slice(0, at)}../pictures/${made.src}${text.slice(at + node.url.length)}`;
  }
  const { card } = page.front;
  const made = card && (isOwn(card.src) ? place(card.src) : 'is no picture that is there');
  if (card && typeof made === 'object') {
    page.front.card = { src: made.src, alt: card.alt || String(page.front.title) };
    if (!card.alt) page.left.push(`${page.file}: card.alt is the title; say what the picture shows`);
  } else if (card) {
    page.left.push(`${page.file}: card: ${card.src} ${made}; put it into pictures/ and name it in card`);
    delete page.front.card;
  }
  rewrite(page, text);
  return pictures;
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
