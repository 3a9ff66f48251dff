import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Nodes } from 'mdast';
import { allStrings } from '../content/read/fields.ts';
import { pathFrom } from '../content/read/folder.ts';
import { FRONT_MATTER } from '../content/read/front-matter.ts';
import { BRACES } from '../content/read/markdown.ts';
import { treeOf } from '../content/read/markdown-tree.ts';
import { type OwnerFiles, sourcesOf } from '../content/read/owner-files.ts';
import type { Source } from '../content/read/source.ts';
import { holds } from '../content/text/field-kinds.ts';
import { plainText } from '../content/text/inline-text.ts';
import { yearOf } from '../content/text/locale.ts';
import { untagged } from '../content/text/tags.ts';
import { displayUrl } from '../content/text/url.ts';

/** A line of the owner's files, with its text as pages show it. */
export interface Line {
  text: string;
  file: string;
  number: number;
  /** The path of the text's field; `sections` in the text of a page. */
  path: string;
  /** The first language's file that `file` is merged with. */
  source: string;
}

/** A line with its text as the file has it. */
type RawLine = Omit<Line, 'source'>;

/** Returns a text in the form in which texts are compared: without invisible marks, with one blank between words. */
export const normalized = (text: string): string =>
  text
    .normalize()
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the lines of an owner's files that a page may show; in a further language its own lines, where it has them. */
export function linesOf(files: OwnerFiles, locale: string): Line[] {
  const { root, folder, first = files } = files;
  const within = (file: string) => pathFrom(folder, resolve(root, file));
  const sources = sourcesOf(first).map(({ file }) => within(file));
  return sourcesOf(files).flatMap((merged, index) => {
    const source = sources[index] ?? '';
    const raw = source.endsWith('.md') ? markdownLines(merged, root) : jsonLines(merged);
    return raw
      .map((line) => ({ ...line, text: normalized(shown(line, locale)), file: within(line.file), source }))
      .filter(({ text }) => text);
  });
}

const jsonLines = (source: Source) => fieldsOf(source).flatMap((field) => fieldLines(field));

/** Returns the first line of each field of a file, with the whole text of the field. */
const fieldsOf = (source: Source): RawLine[] =>
  allStrings(source).flatMap(({ path, value }) => {
    const field = path.join('/');
    const isHidden = path.some((key) => holds(String(key), 'hidden'));
    if (isHidden || /^(language|sections\/\d+)$/.test(field)) return [];
    const { file, line = 1 } = source.placeAt(path);
    return { text: value, file, number: line, path: field };
  });

/** Returns the lines of a field; in front matter they go on as long as the rows `below` it have words of its text. */
function fieldLines(field: RawLine, below: string[] = []): RawLine[] {
  const rows = below.map((row) => row.trim().replace(/\\(?=")|'(?=')|["']$/g, ''));
  const end = rows.findIndex((row) => !field.text.includes(row));
  const further = rows.slice(0, end);
  const next = further.find(Boolean);
  const [head = ''] = next ? field.text.split(next, 1) : [field.text];
  return [
    ...head.split(/[\r\n]+/).map((text) => ({ ...field, text })),
    ...further.map((row, index) => ({ ...field, text: row, number: field.number + 1 + index })),
  ];
}

/** Returns a line's text as pages show it: without markup and tags, of a date the digits of the year. */
function shown({ text, path }: RawLine, locale: string): string {
  // The text of a page is parsed already.
  if (path === 'sections') return text;
  if (/date$/i.test(path) && /^\d{4}(-\d\d){0,2}$/.test(text))
    return yearOf(text, locale).replace(/\P{Nd}/gu, '');
  if (/^https?:\/\/\S+$/.test(text)) return displayUrl(text);
  return plainText(untagged(text));
}

function markdownLines(source: Source, root: string): RawLine[] {
  const { file } = source.placeAt(['sections', 0]);
  const fields = fieldsOf(source).filter(({ path }) => !path.startsWith('sections/'));
  // In a further language fields may be in the first one's file, too.
  const texts = new Map<string, string>();
  for (const name of new Set([file, ...fields.map((field) => field.file)]))
    texts.set(name, readFileSync(resolve(root, name), 'utf8').replace(/^\uFEFF/, ''));
  const body = texts.get(file)?.replace(FRONT_MATTER, (front) => front.replace(/[^\r\n]/g, ''));
  return [
    ...fields.flatMap((field) => {
      const below = texts.get(field.file)?.split(/\r?\n/).slice(field.number);
      // A card shows a year of the facts beside another fact, so all facts are one entry.
      return fieldLines({ ...field, path: field.path.replace(/\/.*/, '') }, below);
    }),
    ...blockLines(treeOf(body ?? '')).map((line) => ({ ...line, file, path: 'sections' })),
  ];
}

type NumberedText = Pick<Line, 'number' | 'text'>;

/** Returns the lines of the blocks in a node of Markdown, and the texts of its pictures. */
function blockLines(node: Nodes): NumberedText[] {
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } };
  if (node.type === 'code') {
    const texts = node.value.split('\n');
    const fence = end.line - start.line < texts.length ? 0 : 1;
    return texts.map((text, index) => ({ number: start.line + fence + index, text }));
  }
  if (!('children' in node)) return [];
  if (!node.children.some((child) => /^(text|strong|emphasis|inlineCode|link|image)/.test(child.type)))
    return node.children.flatMap(blockLines);
  const texts = new Map<number, string>();
  const pictures: NumberedText[] = [];
  const walk = (inner: Nodes): void => {
    const { line: number } = inner.position?.start ?? start;
    if ('alt' in inner) pictures.push({ number, text: inner.alt ?? '' });
    if ('title' in inner && inner.type !== 'link') pictures.push({ number, text: inner.title ?? '' });
    if ('children' in inner) for (const child of inner.children) walk(child);
    else if ('value' in inner)
      for (const [index, text] of inner.value.split(/\r?\n/).entries())
        texts.set(number + index, (texts.get(number + index) ?? '') + text);
  };
  walk(node);
  // The bar shows a heading's label or id.
  const lines = Array.from(texts).flatMap(([number, text]) =>
    (node.type === 'heading' ? text.split(BRACES) : [text]).map((part = '') => ({ number, text: part })),
  );
  return [...lines, ...pictures];
}
