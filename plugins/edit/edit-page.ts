import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import type { ViteDevServer } from 'vite';
import type { Owner } from '../content/owner.ts';
import { pathFrom } from '../content/read/folder.ts';
import type { Content, Site } from '../content/types.ts';
import { wordsOf } from '../content/words/words.ts';
import { VERSIONS } from '../deployment/editions.ts';
import { escapeXml } from '../escape-xml.ts';
import { linesOf, seen } from './lines.ts';
import { type Piece, placesOf } from './places.ts';

/** The page's file, which no page, list or worker of the site names. */
const FILE = 'edit.html';

/** The pages of a language: the file in the built site, that in the content, and which version of the résumé it is. */
const pagesOf = ({ projects, versions = {} }: Content): [built: string, own: string, version?: string][] => [
  ['index.html', 'resume.json'],
  ...Object.keys(projects).map((name): [string, string] => [`${name}.html`, `projects/${name}.md`]),
  ...Object.entries(versions).flatMap(([name, { listed }]): [string, string, string][] =>
    listed ? [[`${VERSIONS}/${name}.html`, 'resume.json', name]] : [],
  ),
];

/**
 * Returns where the texts of a page are written.
 * @param texts in the page's order
 * @param page its file within the language's folder
 */
function piecesOf(texts: string[], page: string, owner: Owner, language?: string): Piece[][] {
  const content = owner.content(language);
  const [, own = 'resume.json', version] = pagesOf(content).find(([built]) => built === page) ?? [];
  const words = Object.values(wordsOf(content.site)).filter((each) => typeof each === 'string');
  return placesOf(texts, linesOf(owner.folder, language, version), own, new Set(words));
}

/** Returns the pages of a built site, versions that nobody lists left out, with where their texts are written. */
export function editedPages(dist: string, owner: Owner): { page: string; pieces: Piece[][] }[] {
  return [undefined, ...owner.languages].flatMap((language) =>
    pagesOf(owner.content(language)).map(([built]) => {
      const path = resolve(dist, language ?? '', built);
      const pieces = piecesOf(textsIn(readFileSync(path, 'utf8')).texts, built, owner, language);
      return { page: pathFrom(dist, path), pieces };
    }),
  );
}

/**
 * Writes a page on which every text of the site leads to its line in the editor of the repository's host; none if nothing
 * names the repository, or the owner has a page of that name.
 */
export function writeEditPage(dist: string, owner: Owner): void {
  const editor = editorOf(owner.folder, owner.content().site);
  const path = resolve(dist, FILE);
  if (!editor || existsSync(path)) return;
  const html = ({ text, place }: Piece) =>
    place ? `<a href="${escapeXml(editor(place.file, place.line))}">${escapeXml(text)}</a>` : escapeXml(text);
  const lists = editedPages(dist, owner).map(({ page, pieces }) => {
    const own = pieces.filter((each) => each.some(({ place }) => place));
    const items = own.map((each) => `<li dir="auto">${each.map(html).join('')}</li>`);
    return `<h2><a href="${escapeXml(page)}">${escapeXml(page)}</a></h2>\n<ul>\n${items.join('\n')}\n</ul>`;
  });
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    '<meta name="robots" content="noindex">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Edit</title>',
  ];
  const body = ['<h1>Edit</h1>', '<p>Each text leads to the line that it is written in.</p>', ...lists];
  writeFileSync(path, ['<!doctype html>', '<html lang="en">', ...head, ...body, '</html>', ''].join('\n'));
}

/** What is in a line of text. */
const INLINE = /^(a|abbr|b|bdi|br|cite|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/;
const UNSEEN = /^(script|style|template|svg|noscript)$/;

/** A page's texts in its order: those of each block, and of its pictures. */
export interface PageTexts {
  texts: string[];
  /** What has the attribute `data-pressed`: its text, and the index of the one that it is in. */
  pressed?: { text: string; index: number };
}

/** Returns the texts of a page, or of its `body` alone. */
export function textsIn(html: string): PageTexts {
  const page: PageTexts = { texts: [] };
  let text = '';
  const end = () => {
    if (text.trim()) page.texts.push(text);
    text = '';
  };
  function walk(node: Node): void {
    if (node.nodeType === NodeType.TEXT_NODE) text += node.textContent;
    if (node.nodeType !== NodeType.ELEMENT_NODE) return;
    const { rawTagName, attributes, childNodes } = node as HTMLElement;
    const name = rawTagName?.toLowerCase() ?? '';
    if (UNSEEN.test(name)) return;
    // Links in a row, not in a text.
    const isBlock = !INLINE.test(name) || (name === 'a' && /[\p{L}\p{N})]$/u.test(text));
    if (isBlock) end();
    if ('data-pressed' in attributes) page.pressed = { text: node.textContent, index: page.texts.length };
    if (attributes.alt) page.texts.push(attributes.alt);
    for (const child of childNodes) walk(child);
    if (isBlock) end();
  }
  const body = parse(html, { comment: false, blockTextElements: { pre: true } }).querySelector('body');
  if (body) walk(body);
  return page;
}

/**
 * Tells a page of the dev server where what was pressed with Alt is written, and it opens that in the owner's editor: see
 * `src/dev.ts`. The page sends its path, and its body, in which what was pressed is marked.
 */
export function answerPresses({ ws, config }: ViteDevServer, owner: Owner, language?: string): void {
  ws.on('press', ({ path, body }: Record<'path' | 'body', string>, client) => {
    const { texts, pressed } = textsIn(body);
    if (!pressed) return;
    const name = path.slice(config.base.length).replace(/\/$/, '') || 'index';
    try {
      const pieces = piecesOf(texts, `${name}.html`, owner, language)[pressed.index] ?? [];
      const text = seen(pressed.text);
      const placed = pieces.filter(({ place }) => place);
      const { place } = placed.find((each) => each.text.includes(text)) ?? placed[0] ?? {};
      if (place) client.send('press', `${resolve(owner.folder, place.file)}:${place.line}`);
      else
        config.logger.info(
          `“${text}” is not in the content: "words" in site.json replaces what the site says`,
        );
    } catch (error) {
      // The content has a fault, which would end the server.
      config.logger.error(String(error));
    }
  });
}

/** How a host's editor is addressed; GitHub's is that of all others. */
const EDITORS: [host: RegExp, path: string][] = [
  [/gitlab/, '/-/edit/'],
  [/codeberg|gitea|forgejo/, '/_edit/'],
];

/**
 * Returns the address of the host's own editor for each file of a folder, and its line; undefined if the settings name no
 * repository: the name of a private one is nobody else's business.
 */
export function editorOf(folder: string, { repository }: Site, env = process.env) {
  if (!repository) return undefined;
  const { GITHUB_HEAD_REF, GITHUB_REF_NAME, GITHUB_REF_TYPE } = env;
  const top = topOf(folder);
  const branch =
    GITHUB_HEAD_REF || (GITHUB_REF_TYPE === 'branch' && GITHUB_REF_NAME) || branchOf(top) || 'main';
  const [, editor = '/edit/'] = EDITORS.find(([host]) => host.test(new URL(repository).hostname)) ?? [];
  const start = repository.replace(/(?<!\/)\/+$/, '').replace(/\.git$/, '') + editor;
  return (file: string, line: number) =>
    `${start}${encodeURI(`${branch}/${pathFrom(top, resolve(folder, file))}`)}#L${line}`;
}

/** Returns the folder of the repository that another folder is in; that which has `content/`, if it is in none. */
function topOf(folder: string): string {
  for (let each = folder; each !== dirname(each); each = dirname(each))
    if (existsSync(resolve(each, '.git'))) return each;
  return dirname(folder);
}

/** Returns the branch that is checked out, if any is. */
function branchOf(top: string): string | undefined {
  const head = resolve(top, '.git/HEAD');
  return existsSync(head) ? /^ref: refs\/heads\/(.*)/.exec(readFileSync(head, 'utf8'))?.[1] : undefined;
}
