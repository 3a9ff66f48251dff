import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Nodes } from 'mdast';
import { pathFrom } from '../content/read/folder.ts';
import { FRONT_MATTER } from '../content/read/front-matter.ts';
import { treeOf } from '../content/read/markdown-tree.ts';
import { type OwnerFiles, sourcesOf } from '../content/read/owner-files.ts';
import { allStrings, type Source } from '../content/read/source.ts';
import { plainText } from '../content/text/inline-text.ts';
import { tagsIn, untagged } from '../content/text/tags.ts';

/** A text of the owner's as pages show it, and where it is written. */
export interface Line {
  text: string;
  file: string;
  line: number;
  /** The path of its field; `sections` in a page's text. */
  path: string;
  /** The first language's file that its file is merged with. */
  source: string;
}

/** A text as it is written. */
type Written = Omit<Line, 'source'>;

/** Returns a text as it is compared: without marks that nobody sees, with one blank between words. */
export const seen = (text: string): string =>
  text
    .normalize()
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns every text in an owner's files that a page may show; in a further language its own, where it has one. */
export function linesOf(files: OwnerFiles): Line[] {
  const { root, folder, first = files } = files;
  const within = (file: string) => pathFrom(folder, resolve(root, file));
  const sources = sourcesOf(first).map(({ file }) => within(file));
  return sourcesOf(files).flatMap((merged, index) => {
    const source = sources[index] ?? '';
    const written = source.endsWith('.md') ? markdownLines(merged, root) : jsonLines(merged);
    const lines = written.map((at) => ({ ...at, text: seen(at.text), file: within(at.file), source }));
    return lines.filter(({ text }) => text);
  });
}

/** Fields that no page shows as texts: files, settings, and the owner's notes. */
const NEVER =
  /^(?:\$schema|_.*|x-.*|src|image|poster|captions|order|accent|background|font|openGraph|pdf|theme)$/;

const jsonLines = (source: Source) => fieldsOf(source).flatMap((field) => inLines(field));

/** Returns the texts of a file's fields, each where it begins. */
const fieldsOf = (source: Source): Written[] =>
  allStrings(source).flatMap(({ path, value, fault }) => {
    const field = path.join('/');
    if (path.some((key) => NEVER.test(String(key))) || /^(language|sections\/\d+)$/.test(field)) return [];
    const { file, line = 1 } = fault('', '');
    return { text: value, file, line, path: field };
  });

/** Returns a field's text by lines; in front matter it goes on in those rows below that have its next words. */
function inLines(field: Written, below: string[] = []): Written[] {
  const rows = below.map((row) => row.trim().replace(/\\(?=")|'(?=')|["']$/g, ''));
  const end = rows.findIndex((row) => !field.text.includes(row));
  const further = rows.slice(0, end);
  const first = further.find(Boolean);
  const [head = ''] = first ? field.text.split(first, 1) : [field.text];
  return [
    ...head.split(/[\r\n]+/).map((text) => ({ ...field, text: asOnPage(text) })),
    ...further.map((row, index) => ({ ...field, text: asOnPage(row), line: field.line + 1 + index })),
  ];
}

/** Returns a text as pages show it: without markup and tags, the year of a date, what follows the scheme of an address. */
function asOnPage(text: string): string {
  if (/^\d{4}(-\d\d){1,2}$/.test(text)) return text.slice(0, 4);
  if (/^https?:\/\/\S+$/.test(text)) return text.replace(/^https?:\/\/(www\.)?|\/$/g, '');
  return plainText(untagged(text, new Set(tagsIn(text))));
}

function markdownLines(source: Source, root: string): Written[] {
  const { file } = source.fault(['sections', 0], '', '');
  const fields = fieldsOf(source).filter(({ path }) => !path.startsWith('sections/'));
  // In a further language fields may be in the first one's file, too.
  const raw = new Map<string, string>();
  for (const name of new Set([file, ...fields.map((field) => field.file)]))
    raw.set(name, readFileSync(resolve(root, name), 'utf8').replace(/^\uFEFF/, ''));
  const body = (raw.get(file) ?? '').replace(FRONT_MATTER, (front) => front.replace(/[^\r\n]/g, ''));
  return [
    ...fields.flatMap((field) => {
      const below = raw.get(field.file)?.split(/\r?\n/).slice(field.line);
      // A card shows a year of the facts beside another fact: they are one entry.
      return inLines({ ...field, path: field.path.replace(/\/.*/, '') }, below);
    }),
    ...blockLines(treeOf(body)).map((block) => ({ ...block, file, path: 'sections' })),
  ];
}

/** What names a section at the end of its heading, which the bar shows. */
const SECTION_ID = /\{#([\w-]+)\}$/;

/** Returns the texts of what is in a node, each line of a block as one, and those of its pictures. */
function blockLines(node: Nodes): Pick<Written, 'line' | 'text'>[] {
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } };
  if (node.type === 'code') {
    const texts = node.value.split('\n');
    const fence = end.line - start.line < texts.length ? 0 : 1;
    return texts.map((text, index) => ({ line: start.line + fence + index, text }));
  }
  if (!('children' in node)) return [];
  if (!node.children.some((child) => /^(text|strong|emphasis|inlineCode|link|image)/.test(child.type)))
    return node.children.flatMap(blockLines);
  const lines = new Map<number, string>();
  const pictures: Pick<Written, 'line' | 'text'>[] = [];
  const walk = (inner: Nodes): void => {
    const { line } = inner.position?.start ?? start;
    if ('alt' in inner) pictures.push({ line, text: inner.alt ?? '' });
    if ('title' in inner && inner.type !== 'link') pictures.push({ line, text: inner.title ?? '' });
    if ('children' in inner) for (const child of inner.children) walk(child);
    else if ('value' in inner)
      for (const [index, text] of inner.value.split(/\r?\n/).entries())
        lines.set(line + index, (lines.get(line + index) ?? '') + text);
  };
  walk(node);
  const written = Array.from(lines).flatMap(([line, text]) =>
    (node.type === 'heading' ? text.split(SECTION_ID) : [text]).map((text) => ({ line, text })),
  );
  return [...written, ...pictures];
}
