import type { Prose } from '../../src/views.ts';
import { displayUrl, shortUrl } from '../content/address.ts';
import { parseInline } from '../content/inline-text.ts';
import { telOf } from '../content/phone.ts';
import { placeOf } from '../content/profiles.ts';
import type { Resume, Site } from '../content/types.ts';
import { wordsOf } from '../content/words/words.ts';
import type { Ink, Piece } from './tokens.ts';

const LINKED = /^(https?|mailto|tel):/i;

const safe = (url: string | undefined) => (url && LINKED.test(url) && URL.canParse(url) ? url : undefined);

/** Scripts that every PDF has a font for: it would have gaps in place of others. */
const PRINTED = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}]*$/u;

/** A URL as people write it. */
export function shown(url: string): string {
  const text = displayUrl(url);
  return PRINTED.test(text) ? text : shortUrl(url);
}

/** A text that stays on one line and may be a link. */
export const link = (text: string, ink: Ink, url?: string): Piece => ({
  text,
  ink,
  url: safe(url),
  unbreakable: true,
});

/** Pieces with a separator between each two. */
export const separated = (pieces: Piece[], ink: Ink, text = '  ·  '): Piece[] =>
  pieces.flatMap((piece, index) => (index ? [{ text, ink, separator: true }, piece] : [piece]));

/**
 * The owner's prose with its links and emphasis.
 * @param site absolute URL of the site, which paths are resolved against
 */
export const prosePieces = (text: string, ink: Ink, site?: string): Piece[] =>
  piecesOf(parseInline(text), ink, site);

function piecesOf(prose: Prose, ink: Ink, site?: string, url?: string): Piece[] {
  if (typeof prose === 'string') return [{ text: prose, ink, url }];
  return prose.flatMap((part) => {
    if (typeof part === 'string') return [{ text: part, ink, url }];
    if (part.tag === 'a') return piecesOf(part.text, ink, site, safe(absolute(part.href, site)));
    return piecesOf(part.text, part.tag === 'strong' ? { ...ink, weight: 600 } : ink, site, url);
  });
}

/** Resolves a path within the site, which would lead nowhere from a downloaded file. */
const absolute = (href = '', site?: string) =>
  href.startsWith('/') && site ? new URL(href, site).href : href;

type Basics = NonNullable<Resume['basics']>;
type Profile = NonNullable<Basics['profiles']>[number];

/** All contact details of a person. */
export function contactPieces(basics: Basics, ink: Ink, quiet: Ink, site: Site): Piece[] {
  const { email, phone, url, location: { address, postalCode } = {}, profiles = [] } = basics;
  const places = [address, postalCode, placeOf({ basics }, site)].filter((each) => each !== undefined);
  const pieces = [
    ...(places.length ? [link(places.join(wordsOf(site).comma), ink)] : []),
    ...(email ? [link(email, ink, `mailto:${email}`)] : []),
    ...(phone ? [link(phone, ink, telOf(phone))] : []),
    ...(url ? [link(shown(url), ink, url)] : []),
    ...profiles.map((profile) => link(profileWords(profile), ink, profile.url)),
  ];
  return separated(pieces, quiet);
}

/** A profile's URL, preceded by the network and username unless it contains them. */
function profileWords({ network, username, url }: Profile): string {
  const address = url && shown(url);
  const words = [network, username].filter(
    (word) => !address?.toLowerCase().includes(word?.toLowerCase() ?? ''),
  );
  return [words.join(' '), address].filter(Boolean).join(': ');
}
