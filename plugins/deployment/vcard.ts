import { countryOf, localeOf } from '../content/text/locale.ts';
import { parseName } from '../content/text/name.ts';
import { telOf } from '../content/text/url.ts';
import type { Content } from '../content/types.ts';

/** Returns a value with its special characters escaped: RFC 2425, section 5.8.4, and RFC 2426, section 4. */
const escapeCard = (text: string) =>
  text.replace(/[\\,;]/g, '\\$&').replace(/\r?[\n\v\f\x85\u2028\u2029]|\r/g, '\\n');

/**
 * Returns the owner as a vCard 3.0: some phones reject 4.0. Lines end in CRLF and are folded at 75 octets (RFC 2426, 2.6).
 * Outlook reads a line in the system's charset unless the line names its own, as those of 2.1 do; phones ignore or
 * understand that.
 */
export function vCard({ resume, site }: Content, homeUrl?: string, nameLanguage?: string): string {
  const { name = '', label, email, phone, location = {}, profiles = [] } = resume.basics ?? {};
  const { words, prefixes, titles, isFamilyFirst } = parseName(name, nameLanguage);
  const family = words.length > 1 ? words.splice(isFamilyFirst ? 0 : -1, 1).join() : '';
  const given = words.join(' ');
  const { address = '', city = '', region = '', postalCode = '', countryCode = '' } = location;
  const country = countryOf(countryCode, localeOf(site));
  const place = ['', '', address, city, region, postalCode, country].map(escapeCard);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeCard(family)};${escapeCard(given)};;${escapeCard(prefixes.join(' '))};${titles.map(escapeCard).join()}`,
    `FN:${escapeCard(name)}`,
    label && `TITLE:${escapeCard(label)}`,
    email && `EMAIL;TYPE=INTERNET:${escapeCard(email)}`,
    // Without an extension, which some phones would dial as part of the number; as it is written if no digits are left.
    phone && `TEL;TYPE=CELL:${escapeCard(telOf(phone).replace(/^tel:|;.*/g, '') || phone)}`,
    place.some(Boolean) && `ADR;TYPE=WORK:${place.join(';')}`,
    homeUrl && `URL:${homeUrl}`,
    ...profiles.map(({ url }) => url && `URL:${url}`),
    'END:VCARD',
  ];
  const withCharset = (line: string) =>
    /\P{ASCII}/u.test(line) ? line.replace(/[:;]/, ';CHARSET=UTF-8$&') : line;
  return lines.map((line) => (line ? `${fold(withCharset(line))}\r\n` : '')).join('');
}

/** Returns a line folded into lines of at most 75 octets, never inside a character. */
function fold(line: string): string {
  let octets = 0;
  return line.replace(/./gsu, (character) => {
    const size = Buffer.byteLength(character);
    octets += size;
    if (octets <= 75) return character;
    octets = 1 + size;
    return `\r\n ${character}`;
  });
}
