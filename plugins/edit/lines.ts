import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { visit as visitJson } from 'jsonc-parser';
import type { Nodes } from 'mdast';
import { filesIn } from '../content/read/folder.ts';
import { FRONT_MATTER } from '../content/read/markdown-source.ts';
import { treeOf } from '../content/read/markdown-tree.ts';
import { plainText } from '../content/text/inline-text.ts';
import { tagsIn, untagged } from '../content/text/tags.ts';

/** A text of the owner's as pages show it, with its line and the path of its field, which is `sections` in a page's text. */
interface Written {
  text: string;
  line: number;
  path: string;
}

/** Where a text is written, by paths in the content folder: of the file, and of the first language's that it is merged with. */
export interface Line extends Written {
  file: string;
  source: string;
}

/** Returns a text as it is compared: without marks that nobody sees, with one blank between words. */
export const seen = (text: string): string =>
  text
    .normalize()
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The files whose texts pages show; of the versions, each page its own. */
const SHOWN = /^(?:(?:resume|site)\.json|projects\/[^/]+\.md)$/;

/**
 * Returns every text in an owner's folder that a page may show, in the order of the first language's files; of what a language
 * has, its own.
 * @param version name of the version of the résumé that the page is
 */
export function linesOf(folder: string, language = '', version?: string): Line[] {
  const shown = filesIn(folder).filter((file) => SHOWN.test(file) || file === `versions/${version}.json`);
  return shown.sort().flatMap((source) => {
    const read = (file: string): Line[] => {
      const path = resolve(folder, file);
      const raw = existsSync(path) ? readFileSync(path, 'utf8').replace(/^\uFEFF/, '') : '';
      const found = file.endsWith('.md') ? markdownLines(raw) : jsonLines(raw);
      const all = found.map((each) => ({ ...each, text: seen(each.text), file, source }));
      return all.filter(({ text }) => text);
    };
    return merged(read(source), language ? read(`${language}/${source}`) : []);
  });
}

/** Returns the first language's lines, with another's in place of those of the same fields, and of a list all at once. */
function merged(first: Line[], own: Line[]): Line[] {
  const fields = new Map<string, Line[]>();
  for (const line of own) fields.set(listOf(line.path), [...(fields.get(listOf(line.path)) ?? []), line]);
  const lines = first.flatMap((line) => {
    const field = listOf(line.path);
    const replacing = fields.get(field);
    if (replacing) fields.set(field, []);
    return replacing ?? [line];
  });
  return [...lines, ...[...fields.values()].flat()];
}

/** Returns the path of the list that an entry is of; that of another field unchanged. */
const listOf = (path: string) => path.replace(/\/\d+$/, '');

/** Fields that no page shows as texts: files, settings, and the owner's notes. */
const NEVER =
  /^(?:\$schema|_.*|x-.*|src|image|poster|captions|order|accent|background|font|openGraph|pdf|theme)$/;

function jsonLines(raw: string): Written[] {
  const written: Written[] = [];
  visitJson(raw, {
    onLiteralValue(value, _offset, _length, line, _column, pathOf) {
      const path = pathOf().join('/');
      if (pathOf().some((key) => NEVER.test(String(key))) || /^(language|sections\/\d+)$/.test(path)) return;
      for (const text of String(value).split(/[\r\n]+/))
        written.push({ line: line + 1, text: asOnPage(text), path });
    },
  });
  return written;
}

/** Returns a text without markup and tags, of a date the year, of an address what follows its scheme, as pages show them. */
function asOnPage(text: string): string {
  if (/^\d{4}(-\d\d){1,2}$/.test(text)) return text.slice(0, 4);
  if (/^https?:\/\/\S+$/.test(text)) return text.replace(/^https?:\/\/(www\.)?|\/$/g, '');
  return plainText(untagged(text, new Set(tagsIn(text))));
}

function markdownLines(raw: string): Written[] {
  const [front = ''] = FRONT_MATTER.exec(raw) ?? [];
  let path = '';
  const fields = front.split(/\r?\n/).flatMap((each, index) => {
    const field = each.replace(/^[ \t-]+/, '');
    const colon = /^["']/.test(field) ? -1 : field.search(/:(?:\s|$)/);
    const [name, text] = [field.slice(0, Math.max(0, colon)), field.slice(colon + 1)];
    if (name && field === each) path = name;
    const value = text
      .trim()
      .replace(/^(["'])(.*)\1$/, (_, quote: string, inner: string) =>
        quote === '"' ? inner.replace(/\\(["\\])/g, '$1') : inner.replaceAll("''", "'"),
      );
    const texts = NEVER.test(name) ? [] : [name, asOnPage(value)];
    return texts.map((text) => ({ line: index + 1, text, path }));
  });
  const body = front.replace(/[^\r\n]/g, '') + raw.slice(front.length);
  return [...fields, ...blockLines(treeOf(body)).map((each) => ({ ...each, path: 'sections' }))];
}

/** What names a section at the end of its heading, which the bar shows. */
const SECTION_ID = /\{#([\w-]+)\}$/;

/** Returns the texts of what is in a node, each line of a block as one, and those of its pictures. */
function blockLines(node: Nodes): Omit<Written, 'path'>[] {
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } };
  if (node.type === 'code') {
    const texts = node.value.split('\n');
    const fence = end.line - start.line < texts.length ? 0 : 1;
    return texts.map((text, index) => ({ line: start.line + fence + index, text }));
  }
  if (!('children' in node)) return [];
  if (!node.children.some((each) => /^(text|strong|emphasis|inlineCode|link|image)/.test(each.type)))
    return node.children.flatMap(blockLines);
  const lines = new Map<number, string>();
  const pictures: Omit<Written, 'path'>[] = [];
  const walk = (each: Nodes): void => {
    const { line } = each.position?.start ?? start;
    if ('alt' in each) pictures.push({ line, text: each.alt ?? '' });
    if ('title' in each && each.type !== 'link') pictures.push({ line, text: each.title ?? '' });
    if ('children' in each) for (const child of each.children) walk(child);
    else if ('value' in each)
      for (const [index, text] of each.value.split(/\r?\n/).entries())
        lines.set(line + index, (lines.get(line + index) ?? '') + text);
  };
  walk(node);
  const written = Array.from(lines).flatMap(([line, text]) =>
    (node.type === 'heading' ? text.split(SECTION_ID) : [text]).map((text) => ({ line, text })),
  );
  return [...written, ...pictures];
}
