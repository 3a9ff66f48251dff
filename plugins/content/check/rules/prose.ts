import type { Fault } from '../../fault.ts';
import { type OwnerFiles, stringsOf } from '../../read/owner-files.ts';
import { fieldNameIn } from '../../read/source.ts';
import { invalidLinks, LINK_STARTS, linkLike, withBreaks } from '../../text/inline-text.ts';
import { PROSE } from '../../text/text-fields.ts';
import { visibleText } from '../../text/visible-text.ts';
import { BLOCKS, decodeEntity, ENTITY, INLINE } from '../html-in-texts.ts';
import { quoted } from '../schema-messages.ts';

/** A single capital letter, as in `List<A>`, is a type and not a tag. */
const TAG = new RegExp(String.raw`<\/?(?:${BLOCKS}|${INLINE}|[bh]r)(?:\s[^<>]*)?\/?>`);

/** Fields of several paragraphs, in which a line break may be HTML. */
const BLOCK_TEXTS = /^(summary|description|reference|text)$/;

/** Finds HTML in the owner's prose, which is shown as plain text. */
export const htmlInTexts = (files: OwnerFiles): Fault[] =>
  stringsOf(files).flatMap(({ source, path, value }) => {
    if (!PROSE.test(fieldNameIn(path))) return [];
    const tag = TAG.exec(BLOCK_TEXTS.test(fieldNameIn(path)) ? withBreaks(value) : value)?.[0];
    const found = tag ?? value.match(ENTITY)?.find(decodeEntity);
    const remedy = tag
      ? 'use **strong**, *emphasis* or [words](https://…) instead, and an empty line between paragraphs'
      : 'write the character itself';
    return found
      ? [source.fault(path, `contains HTML, which is shown as plain text (${found})`, remedy)]
      : [];
  });

/** Finds characters that no page can show, such as a zero-width space copied along with a text. */
export const invisibleCharacters = (files: OwnerFiles): Fault[] =>
  stringsOf(files).flatMap(({ source, path, value }) => {
    if (visibleText(value) === value) return [];
    const code = [...value].find((character) => !visibleText(character))?.codePointAt(0) ?? 0;
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    return [source.fault(path, `contains the invisible character ${name}`, 'remove it')];
  });

/** Finds links that are shown as plain text: those in fields that have no links, and those whose URL is not allowed. */
export const brokenLinks = (files: OwnerFiles): Fault[] =>
  stringsOf(files).flatMap(({ source, path, value }) => {
    const field = fieldNameIn(path);
    if (!PROSE.test(field))
      return linkLike(value).map(({ written }) => {
        const problem = `shows the link ${quoted(written)} as plain text: ${field} has no links`;
        return source.fault(path, problem, 'write only its words');
      });
    return invalidLinks(value).map(({ address, written }) => {
      const isHost = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address);
      const remedy = isHost
        ? `write its URL as https://${address}`
        : `start its URL with one of ${LINK_STARTS.join(', ')}`;
      const problem = `${quoted(written)} is not a valid link, so it is shown as plain text`;
      return source.fault(path, problem, remedy);
    });
  });
