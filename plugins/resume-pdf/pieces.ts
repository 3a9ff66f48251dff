import type { Prose } from '../../src/views.ts';
import { telOf } from '../content/text/phone.ts';
import { displayUrl, shortUrl } from '../content/text/url.ts';
import type { Resume, Site } from '../content/types.ts';
import { placeOf } from '../content/views/contact.ts';
import { wordsOf } from '../content/words/words.ts';
import type { Piece, TextStyle } from './tokens.ts';

const LINKED = /^(https?|mailto|tel):/i;

const safe = (url: string | undefined) => (url && LINKED.test(url) && URL.canParse(url) ? url : undefined);

/** Scripts that every PDF has a font for: it would have gaps in place of others. */
const PRINTED = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}]*$/u;

/** A URL as people write it. */
export function printableUrl(url: string): string {
  const text = displayUrl(url);
  return PRINTED.test(text) ? text : shortUrl(url);
}

/** A text that stays on one line and may be a link. */
export const link = (text: string, style: TextStyle, url?: string): Piece => ({
  text,
  style,
  url: safe(url),
  unbreakable: true,
});

/** Pieces with a separator between each two. */
export const separated = (pieces: Piece[], style: TextStyle, text = '  ·  '): Piece[] =>
  pieces.flatMap((piece, index) => (index ? [{ text, style, separator: true }, piece] : [piece]));

/**
 * The owner's prose with its links and emphasis.
 * @param site absolute URL of the site, which paths are resolved against
 * @param url of the link that the prose is in
 */
export function prosePieces(prose: Prose, style: TextStyle, site?: string, url?: string): Piece[] {
  if (typeof prose === 'string') return [{ text: prose, style, url }];
  return prose.flatMap((part) => {
    if (typeof part === 'string') return [{ text: part, style, url }];
    if (part.tag === 'a') return prosePieces(part.text, style, site, safe(absolute(part.href, site)));
    return prosePieces(part.text, part.tag === 'strong' ? { ...style, weight: 600 } : style, site, url);
  });
}

/** Resolves a path within the site, which would lead nowhere from a downloaded file. */
const absolute = (href = '', site?: string) =>
  href.startsWith('/') && site ? new URL(href, site).href : href;

type Basics = NonNullable<Resume['basics']>;
type Profile = NonNullable<Basics['profiles']>[number];

/** All contact details of a person. */
export function contactPieces(basics: Basics, style: TextStyle, quiet: TextStyle, site: Site): Piece[] {
  const { email, phone, url, location: { address, postalCode } = {}, profiles = [] } = basics;
  const places = [address, postalCode, placeOf({ basics }, site)].filter((each) => each !== undefined);
  const pieces = [
    ...(places.length ? [link(places.join(wordsOf(site).comma), style)] : []),
    ...(email ? [link(email, style, `mailto:${email}`)] : []),
    ...(phone ? [link(phone, style, telOf(phone))] : []),
    ...(url ? [link(printableUrl(url), style, url)] : []),
    ...profiles.map((profile) => link(profileWords(profile), style, profile.url)),
  ];
  return separated(pieces, quiet);
}

/** A profile's URL, preceded by the network and username unless it contains them. */
function profileWords({ network, username, url }: Profile): string {
  const address = url && printableUrl(url);
  const words = [network, username].filter(
    (word) => !address?.toLowerCase().includes(word?.toLowerCase() ?? ''),
  );
  return [words.join(' '), address].filter(Boolean).join(': ');
}
