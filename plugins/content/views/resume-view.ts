import type { Paragraph, Prose, ProsePart } from '../../../src/views.ts';
import { blocksOf, isList, parseInline } from '../text/inline-text.ts';
import { isolated } from '../text/locale.ts';
import { telOf } from '../text/phone.ts';
import { displayUrl, isFullUrl, shortUrl } from '../text/url.ts';
import type { Resume, Site } from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { placeOf } from './contact.ts';
import { type Entry, sectionsOf } from './resume-sections.ts';
import { includesSection } from './sections.ts';

/** All of a résumé as a document; neither URLs that could run script are links, nor paths without the site's `address`. */
export function resumeView(resume: Resume, site: Site, address?: string) {
  const { basics = {} } = resume;
  const { comma } = wordsOf(site);
  const prose = (text: Prose) => resolved(text, address);
  const block = (part: Paragraph): Paragraph => (isList(part) ? { list: part.list.map(prose) } : prose(part));

  function entryOf({ title, titleUrl, organization, url, ...entry }: Entry) {
    const { name, dates, notes = [], text = [], points = [], keywords = [] } = entry;
    const chief = title || organization;
    const isBoth = title && organization;
    return {
      name,
      dates,
      /** What it is, strong, then where it was. */
      title: [
        ...(chief ? [strong([...link(chief, title ? titleUrl : url), ...(isBoth ? [comma] : [])])] : []),
        ...(isBoth ? link(organization, url) : []),
      ],
      notes: notes.filter((note) => note !== undefined && note !== ''),
      text: text.flatMap(blocksOf).map(block),
      points: points.map(parseInline).map(prose),
      /** Keywords, and what has no other place. */
      small: [...keywords, ...(url && !organization ? [link(printableUrl(url), url)] : [])],
    };
  }
  return {
    name: basics.name ?? '',
    role: basics.label ?? '',
    contact: contactOf(basics, site),
    summary: includesSection(site, 'about') ? blocksOf(basics.summary).map(block) : [],
    sections: sectionsOf(resume, site).map(({ entries, ...section }) => ({
      ...section,
      entries: entries.map(entryOf),
    })),
  };
}

const LINKED = /^(https?|mailto|tel):/i;

const strong = (text: Prose): ProsePart => ({ tag: 'strong', text });

const link = (text: string, url?: string): Exclude<Prose, string> =>
  url && LINKED.test(url) && isFullUrl(url) ? [{ tag: 'a', href: ascii(url), text }] : [text];

/** A URL without letters that a font would have to have. */
const ascii = (url: string) => url.replace(/\P{ASCII}+/gu, encodeURIComponent);

/** Prose whose paths lead to the site: from a downloaded file they would lead nowhere. */
function resolved(prose: Prose, address?: string): Prose {
  if (typeof prose === 'string') return prose;
  return prose.flatMap((part): Exclude<Prose, string> => {
    if (typeof part === 'string') return [part];
    const text = resolved(part.text, address);
    if (part.tag !== 'a') return [{ ...part, text }];
    const { href = '' } = part;
    if (href.startsWith('/') && !address) return [text].flat();
    return [{ ...part, text, href: ascii(new URL(href, address).href) }];
  });
}

/** Scripts that every PDF has a font for: it would have gaps in place of others. */
const PRINTED = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}]*$/u;

/** A URL as people write it. */
export function printableUrl(url: string): string {
  const text = displayUrl(url);
  return PRINTED.test(text) ? text : shortUrl(url);
}

type Basics = NonNullable<Resume['basics']>;
type Profile = NonNullable<Basics['profiles']>[number];

function contactOf(basics: Basics, site: Site): Prose[] {
  const { email, phone, url, location: { address, postalCode } = {}, profiles = [] } = basics;
  const place = [address, postalCode, placeOf({ basics }, site)].filter(Boolean).join(wordsOf(site).comma);
  return [
    ...(place ? [place] : []),
    ...(email ? [link(email, `mailto:${email}`)] : []),
    // From right to left its groups would be set in reverse.
    ...(phone ? [link(isolated(phone, site), telOf(phone))] : []),
    ...(url ? [link(printableUrl(url), url)] : []),
    ...profiles.map((profile) => link(profileWords(profile), profile.url)),
  ];
}

/** A profile's URL, preceded by the network and username unless it contains them. */
function profileWords({ network, username, url }: Profile): string {
  const address = url && printableUrl(url);
  const words = [network, username].filter(
    (word) => !address?.toLowerCase().includes(word?.toLowerCase() ?? ''),
  );
  return [words.join(' '), address].filter(Boolean).join(': ');
}
