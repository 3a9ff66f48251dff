import type { Fault } from '../fault.ts';
import { BLOCKS, ENTITY, INLINE, PROSE, signOf } from '../html-in-texts.ts';
import { LINK_STARTS, lostLinks } from '../inline-text.ts';
import { type OwnerFiles, textsOf } from '../owner-files.ts';
import { quoted } from '../schema-words.ts';
import { nameIn } from '../source.ts';

/** A lone capital, as in `List<A>`, is a type. */
const TAG = new RegExp(String.raw`<\/?(?:${BLOCKS}|${INLINE}|[bh]r)(?:\s[^<>]*)?\/?>`);

/** HTML in the owner's prose: it stands as it is written. */
export const htmlInTexts = (files: OwnerFiles): Fault[] =>
  textsOf(files).flatMap(({ source, path, value }) => {
    if (!PROSE.test(nameIn(path))) return [];
    const tag = TAG.exec(value)?.[0];
    const found = tag ?? value.match(ENTITY)?.find(signOf);
    const remedy = tag
      ? 'write **strong**, *emphasis* or [words](https://…) in its place, and an empty line between paragraphs'
      : 'write the sign itself';
    return found ? [source.fault(path, `holds HTML, whose letters are shown (${found})`, remedy)] : [];
  });

/** What was meant as a link in the owner's prose and can be none: it stands as it is written. */
export const brokenLinks = (files: OwnerFiles): Fault[] =>
  textsOf(files).flatMap(({ source, path, value }) =>
    lostLinks(value).map(({ address, written }) => {
      const isHost = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address);
      const remedy = isHost
        ? `write the address as https://${address}`
        : `begin the address with ${LINK_STARTS.join(' ')}`;
      return source.fault(path, `${quoted(written)} is no link, and its letters are shown`, remedy);
    }),
  );
