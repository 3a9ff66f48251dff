import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Owner } from '../content/owner.ts';
import { pathFrom } from '../content/read/folder.ts';
import type { Content } from '../content/types.ts';
import { wordsOf } from '../content/words/words.ts';
import { VERSIONS } from '../deployment/editions.ts';
import { escapeXml } from '../escape-xml.ts';
import { linesOf } from './lines.ts';
import { type Piece, placesOf } from './places.ts';
import { editorOf } from './repository.ts';
import { textsOnPage } from './texts.ts';

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
export function piecesOf(texts: string[], page: string, owner: Owner, language?: string): Piece[][] {
  const content = owner.content(language);
  const [, own = 'resume.json', version] = pagesOf(content).find(([built]) => built === page) ?? [];
  const words = Object.values(wordsOf(content.site)).filter((each) => typeof each === 'string');
  return placesOf(texts, linesOf(owner.files(language), version), own, new Set(words));
}

/** Returns the pages of a built site, versions that nobody lists left out, with where their texts are written. */
export function editedPages(dist: string, owner: Owner): { page: string; pieces: Piece[][] }[] {
  return [undefined, ...owner.languages].flatMap((language) =>
    pagesOf(owner.content(language)).map(([built]) => {
      const path = resolve(dist, language ?? '', built);
      const pieces = piecesOf(textsOnPage(readFileSync(path, 'utf8')).texts, built, owner, language);
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
