import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { HASH_LENGTH, PART, PARTS } from '../../src/part-file.ts';
import type { OfflineList } from '../../src/service-worker/scope.ts';
import type { Owner } from '../content/owner.ts';
import { isVersion } from '../content/views/pages.ts';
import { addressOf, isVersionPart } from '../deployment/built-files.ts';
import { firstBase } from '../deployment/editions.ts';
import { type Bundle, type Chunk, chunksOf, withImports } from '../pages/chunks.ts';
import { filesOfPart } from '../pages/parts.ts';

/** The largest file: a larger one would take too much of a phone's storage. */
const MAX_BYTES = 2 * 1024 * 1024;

const WORKER = resolve(import.meta.dirname, '../../src/service-worker');

/** Returns the first characters of a file's hash, enough to tell it from its other versions. */
const markOf = (data: string | Uint8Array) => hash('sha256', data, 'base64').slice(0, HASH_LENGTH);

const TEMPLATE = '<template id="entry"';

/** Returns what the build has written into a page with scripts: its part and the names of all parts, and the styles inside. */
function readPage(file: string, text: string) {
  const start = text.indexOf(TEMPLATE);
  // Elsewhere a page's text may have the same attributes.
  const tag = text.slice(start, text.indexOf('>', start));
  return {
    file,
    text,
    part: PART.exec(tag)?.[1] ?? '',
    names: PARTS.exec(tag)?.[1] ?? '',
    inlined: /<style data-from="([^"]*)"/.exec(text)?.[1]?.split(' ') ?? [],
    mark: markOf(text.replace(tag, () => tag.replace(PARTS, ''))),
  };
}

/**
 * Returns the list of what the worker keeps: the final pages, scripts, styles and fonts of the build, but no files of the owner's.
 * @throws if the site has no home page, if that does not name what it loads later, or if a file is too large
 */
export function listSite(dist: string, bundle: Bundle, base: string): OfflineList {
  const files = Object.keys(bundle)
    // Nobody who reads the list learns of a version of the résumé.
    .filter(
      (file) => /\.(html|js|css|woff2?|ttf|otf)$/.test(file) && !isVersion(file) && !isVersionPart(file),
    )
    .sort();
  const read = (file: string) => {
    const data = readFileSync(resolve(dist, file));
    if (data.length > MAX_BYTES) throw new Error(`service worker: ${file} is larger than 2 MiB`);
    return data;
  };
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(file, String(read(file))))
    // Pages without scripts are left out: the network alone has them.
    .filter(({ text }) => text.includes(TEMPLATE));
  const home = pages.find(({ file }) => file === 'index.html');
  if (!home) throw new Error('service worker: the site has no home page');
  // A font is listed if a page names it without a preload. Any other font is kept once a page that preloads it is opened.
  const fonts = files.filter(
    (file) =>
      /(woff2?|[ot]tf)$/.test(file) &&
      pages.some(({ text }) => text.includes(file) && !text.includes(`href="${base}${file}"`)),
  );
  const fileOf = ({ fileName }: Chunk) => fileName;
  const entries = chunksOf(bundle).filter(({ isEntry }) => isEntry);
  const shell = [...withImports(entries.map(fileOf), bundle).map(fileOf), ...filesOfPart(home.names, 'app')];
  // Styles that every page has inlined are never requested.
  const isRequested = (file: string) => !pages.every(({ inlined }) => inlined.includes(file));
  const filesFor = (part: string) => {
    const needed = [...shell, ...filesOfPart(home.names, part)].filter(isRequested);
    return [...new Set([...needed, ...fonts])].map((file) => base + file);
  };
  const list: OfflineList = { pages: {}, names: home.names, notFound: [], files: {} };
  for (const { file, part, mark } of pages) {
    if (file === '404.html') list.notFound = filesFor(part);
    else list.pages[base + addressOf(file)] = { mark, parts: filesFor(part) };
  }
  for (const file of files) if (!file.endsWith('.html')) list.files[base + file] = markOf(read(file));
  return list;
}

/** Writes into each page of a list its path and mark, by which the worker recognizes it. */
export function markPages(dist: string, { pages }: OfflineList, base: string): void {
  for (const [path, { mark }] of Object.entries(pages)) {
    const file = resolve(dist, `${path.slice(base.length) || 'index'}.html`);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(TEMPLATE, `$& data-page="${path} ${mark}"`));
  }
}

/** Returns a worker as one classic script, because not every browser runs modules as workers. */
async function bundleWorker(file: string, base: string, define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    base,
    define,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: resolve(WORKER, file), output: { format: 'iife' } },
    },
  });
  return (built as Rolldown.RolldownOutput).output[0].code;
}

/**
 * Writes the service worker of the finished site in one language: the worker and its list, each with a hash in its name, and `sw.js`,
 * which names both in one line, as browsers fetch it with every visit. A site that is not to work offline gets only a `sw.js` that
 * removes the worker of earlier visitors.
 */
export async function writeServiceWorker(
  dist: string,
  bundle: Bundle,
  base: string,
  { languages, content }: Pick<Owner, 'languages' | 'content'>,
  language?: string,
): Promise<void> {
  const isOffline = content(language).site.offline !== false;
  const code = await bundleWorker(isOffline ? 'worker.ts' : 'retiring.ts', base, {
    __PICTURES__: JSON.stringify(`${firstBase(base, language)}assets/`),
    __OTHER_LANGUAGE_PATHS__: JSON.stringify(
      languages.length && !language ? `^${base}(${languages.join('|')})(/|$)` : '',
    ),
  });
  if (!isOffline) return writeFile(resolve(dist, 'sw.js'), code);
  const list = listSite(dist, bundle, base);
  markPages(dist, list, base);
  const listed = JSON.stringify(list);
  const writeHashed = async (name: string, text: string, hashed = text) => {
    const file = name.replace('.', `-${hash('sha256', hashed, 'base64url').slice(0, HASH_LENGTH)}.`);
    await writeFile(resolve(dist, file), text);
    return base + file;
  };
  const worker = await writeHashed('assets/worker.js', code);
  // The list's name, after which the worker's cache is named, changes with the code, too: a new worker deletes a cache that it could
  // not fill, so this must never be the cache of the active worker.
  const listFile = await writeHashed('assets/offline.json', listed, listed + code);
  const source = `list=${JSON.stringify(listFile)};importScripts(${JSON.stringify(worker)})`;
  await writeFile(resolve(dist, 'sw.js'), source);
}
