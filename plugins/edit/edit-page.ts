import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Owner } from '../content/owner.ts';
import { pathFrom } from '../content/read/folder.ts';
import { localeOf } from '../content/text/locale.ts';
import { type Page, pagesOf } from '../content/views/pages.ts';
import { wordsOf } from '../content/words/words.ts';
import { escapeXml } from '../escape-xml.ts';
import { linesOf } from './lines.ts';
import { type Piece, placesOf } from './places.ts';
import { editorOf } from './repository.ts';
import { textsOnPage } from './texts.ts';

/** The page's file; no page, sitemap or service worker of the site names it. */
const FILE = 'edit.html';

/** Returns a function that finds the lines in which a page's texts are written; it takes the texts in the page's order. */
export function placer(owner: Owner, language?: string): (page: Page, texts: string[]) => Piece[][] {
  const content = owner.content(language);
  const lines = linesOf(owner.files(language), localeOf(content.site));
  const words = Object.values(wordsOf(content.site)).filter((word) => typeof word === 'string');
  return ({ kind, id }, texts) => {
    const mainFile = kind === 'project' ? `projects/${id}.md` : 'resume.json';
    const version = kind === 'version' && `versions/${id}.json`;
    const candidates = lines.filter(({ source }) => !source.startsWith('versions/') || source === version);
    return placesOf(texts, candidates, mainFile, new Set(words));
  };
}

/** Returns the pages of a built site, each with its texts and the lines in which they are written. */
export function editedPages(dist: string, owner: Owner): { page: string; pieces: Piece[][] }[] {
  return [undefined, ...owner.languages].flatMap((language) => {
    const piecesOf = placer(owner, language);
    const pages = pagesOf(owner.content(language)).filter((page) => page.isListed && page.kind !== 'budget');
    return pages.map((page) => {
      const path = resolve(dist, language ?? '', page.file);
      const { texts } = textsOnPage(readFileSync(path, 'utf8'));
      return { page: pathFrom(dist, path), pieces: piecesOf(page, texts) };
    });
  });
}

/**
 * Writes a page on which every text of the site leads to its line in the editor of the repository's host. No page is written if
 * the settings name no repository, or the owner has a page of this name.
 */
export function writeEditPage(dist: string, owner: Owner): void {
  const editor = editorOf(owner.folder, owner.content().site);
  const path = resolve(dist, FILE);
  if (!editor || existsSync(path)) return;
  const html = ({ text, line }: Piece) =>
    line ? `<a href="${escapeXml(editor(line.file, line.number))}">${escapeXml(text)}</a>` : escapeXml(text);
  const lists = editedPages(dist, owner).map(({ page, pieces }) => {
    const written = pieces.filter((text) => text.some(({ line }) => line));
    const items = written.map((text) => `<li dir="auto">${text.map(html).join('')}</li>`);
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
