import { BLOCKS, decodeEntity, ENTITY, INLINE } from '../../../packages/resume-import/src/text/html.ts';
import { HIDDEN, wordsIn } from '../../../packages/resume-import/src/text/inline.ts';
import { NOTEBOOK } from '../../content/read/markdown-prose.ts';
import { type OwnerFiles, stringsOf } from '../../content/read/owner-files.ts';
import { fieldNameIn, isFromMarkdown } from '../../content/read/values.ts';
import { withBreaks } from '../../content/text/blocks.ts';
import { holds, isProse } from '../../content/text/field-kinds.ts';
import { invalidLinks } from '../../content/text/inline-text.ts';
import { linkRemedy } from '../../content/text/url.ts';
import { type Advice, type Fault, printable } from '../../fault.ts';
import { quoted } from '../advice.ts';

/** A single capital letter, as in `List<A>`, is a type and not a tag. */
const TAG = new RegExp(String.raw`<\/?(?:${BLOCKS}|${INLINE}|[bh]r)(?:\s[^<>]*)?\/?>`);

/** Finds what a page can't show as the owner means it: links, HTML and the marks of notebooks. */
const strayMarkup = (files: OwnerFiles): Fault[] =>
  stringsOf(files).flatMap(({ path, value, fault }) => {
    const field = fieldNameIn(path);
    // Markdown has been checked as it was read.
    if (!isProse(field) || isFromMarkdown(path)) return [];
    const found = [...brokenLinks(value), ...htmlIn(value, field), ...marksIn(value)];
    return found.map((advice) => fault(...advice));
  });

function htmlIn(text: string, field: string): Advice[] {
  // Between paragraphs a line break may be HTML.
  const tag = TAG.exec(holds(field, 'paragraphs') ? withBreaks(text) : text)?.[0];
  const found = tag ?? text.match(ENTITY)?.find(decodeEntity);
  const remedy = tag
    ? 'use **strong**, *emphasis* or [words](https://…) instead, and an empty line between paragraphs'
    : 'write the character itself';
  return found ? [[`contains HTML, which is shown as plain text (${found})`, remedy]] : [];
}

const brokenLinks = (text: string): Advice[] =>
  invalidLinks(text).map(({ address, written }) => [
    `${quoted(written)} is not a valid link, so it is shown as plain text`,
    linkRemedy(address, 'its URL'),
  ]);

/** Returns the advice about marks of notebooks, which a page would show as they are written. */
const marksIn = (text: string): Advice[] =>
  NOTEBOOK.flatMap(([sign, part, remedy]): Advice[] => {
    const [found] = sign.exec(wordsIn(text)) ?? [];
    return found ? [[`contains ${part}, which is shown as plain text (${found})`, remedy]] : [];
  });

/** Finds comments that the owner's editor hides and the site would publish. */
const publishedComments = (files: OwnerFiles): Fault[] =>
  stringsOf(files).flatMap(({ path, value, source, fault }) => {
    // Markdown has been checked as it was read, and the fields of other tools may hold code.
    const isMarkdown = path[0] === 'sections' && source.file.endsWith('.md');
    const isRead = isMarkdown && !/^(alt|caption)$/.test(fieldNameIn(path));
    // The form of a plural begins like a comment of Jinja: {# requests}.
    const isPlural = path[0] === 'words' && /\{\w+,/.test(value);
    if (isRead || isPlural || path.some((key) => /^(x-|_)/.test(String(key)))) return [];
    const [sign] = HIDDEN.exec(wordsIn(value)) ?? [];
    const problem = `contains a comment (${sign}), which is not hidden on a page`;
    return sign ? [fault(problem, 'remove it, or, if it is code, put it between backticks')] : [];
  });

/** Finds characters that neither a page nor the PDF can have. */
const controlCharacters = (files: OwnerFiles): Fault[] =>
  stringsOf(files).flatMap(({ value, fault }) => {
    const [found] = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u.exec(value) ?? [];
    return found ? [fault(`contains the control character ${printable(found)}`, 'remove it')] : [];
  });

export const proseRules = { faults: [controlCharacters, publishedComments], warnings: [strayMarkup] };
