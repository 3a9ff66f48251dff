import type { AskView, Paragraph, ProsePart, ProseText } from '../../../src/views.ts';
import { fieldNameIn, stringsIn } from '../read/values.ts';
import { blocksOf, isList } from '../text/blocks.ts';
import { parseInline, proseToText } from '../text/inline-text.ts';
import { withoutIsolates } from '../text/locale.ts';
import { isFullUrl, printableUrl } from '../text/url.ts';
import type { Content, Site } from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { printedContact } from './contact.ts';
import { isStrong } from './facts.ts';
import type { Printable } from './resume-entries.ts';
import { type PrintedSection, sectionsOf } from './resume-sections.ts';
import { includesSection } from './sections.ts';

/** The content that a résumé needs as a document. */
export type ResumeContent = Pick<Content, 'resume' | 'site'> & Partial<Pick<Content, 'projects'>>;

/** Returns a whole résumé as a document. `javascript:` URLs stay text; paths of the site are links only with an `address`. */
export function resumeView(
  { resume, site: settings, projects }: ResumeContent,
  address?: string,
  asked: AskView[] = [],
) {
  const site = { ...settings, sections: settings.pdf?.sections ?? settings.sections };
  const { basics = {} } = resume;
  const prose = (text: ProseText) => resolved(text, address);
  const block = (part: Paragraph): Paragraph => (isList(part) ? { list: part.list.map(prose) } : prose(part));

  const answers = askedSection(asked, site);

  function printed({ title, titleUrl, organization, url, ...entry }: Printable) {
    const { field, name, dates, notes = [], text = [], points = [], results = [], keywords = [] } = entry;
    const { outside, isEmployer = false, isRole = false } = entry;
    // Without an organization, the title is the link, if it can be one.
    const linked = link(title ?? '', titleUrl ?? (organization ? undefined : url));
    const isLinked = linked.some((part) => typeof part === 'object');
    return {
      field,
      name,
      dates: dates || undefined,
      isEmployer,
      isRole,
      title: title ? linked : organization ? link(organization, url) : [],
      organization: title && organization ? link(organization, url) : [],
      notes: notes.flatMap((note) => (note ? [note] : [])),
      text: text.flatMap((each) => (Array.isArray(each) ? [each] : blocksOf(each))).map(block),
      points: [...results, ...points.map(parseInline)].map(prose),
      /** Keywords, addresses, and what has no other place. */
      small: [
        ...keywords,
        ...(outside ? [link(printableUrl(outside), outside)] : []),
        ...(url && !organization && !isLinked ? [link(printableUrl(url), url)] : []),
      ],
    };
  }
  const sections = [...answers, ...sectionsOf(resume, site, projects)].map(({ entries, ...section }) => ({
    ...section,
    entries: entries.map(printed),
  }));
  const view = {
    name: basics.name ?? '',
    role: basics.label ?? '',
    contact: printedContact(basics, site).map(({ text, url }) => link(text, url)),
    summary: includesSection(site, 'about') ? unrepeated(blocksOf(basics.summary).map(block), sections) : [],
    sections,
  };
  return { ...view, facts: unrepeatedFacts(site, view).map(prose) };
}

/** Returns the owner's facts, without those whose words all stand elsewhere. */
function unrepeatedFacts(site: Site, elsewhere: unknown): ProseText[] {
  const { facts = [], language } = site;
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const wordsIn = (text: string) =>
    [...segmenter.segment(withoutIsolates(text).toLowerCase())].flatMap(({ segment, isWordLike }) =>
      isWordLike ? segment : [],
    );
  const said = new Set(textsIn(elsewhere).flatMap(wordsIn));
  return facts.flatMap(({ label, text }) => {
    const prose = parseInline(text);
    const isSaid = wordsIn(proseToText(prose)).every((word) => said.has(word));
    return isSaid ? [] : [[small(wordsOf(site).label(label)), '\u00a0', ...[prose].flat()]];
  });
}

/** Returns all texts of a view, without the names of elements and fields, and without addresses. */
const textsIn = (view: unknown): string[] =>
  stringsIn(view).flatMap(({ path, value }) => (NO_TEXTS.includes(fieldNameIn(path)) ? [] : value));

const NO_TEXTS = ['field', 'href', 'tag'];

/** Returns a summary without the list at its end, if all figures of the list are in the sections below, too. */
function unrepeated(summary: Paragraph[], below: unknown): Paragraph[] {
  const last = summary.at(-1);
  if (!last || !isList(last)) return summary;
  const json = JSON.stringify(below);
  return last.list.every((item) => areRepeated([...item].slice(0, 1), json)) ? summary.slice(0, -1) : summary;
}

/** True if a text has figures, and another part of the résumé, as JSON, has all of them. */
function areRepeated(text: ProseText, json: string): boolean {
  const figures = typeof text === 'string' ? [] : text.filter(isStrong);
  return figures.length > 0 && figures.every((figure) => json.includes(JSON.stringify(figure)));
}

const LINKED = /^(https?|mailto|tel):/i;

const link = (text: string, url?: string): Exclude<ProseText, string> =>
  url && LINKED.test(url) && isFullUrl(url) ? [{ tag: 'a', href: ascii(url), text }] : [text];

/** Returns a URL in ASCII, so that no font needs its letters. */
const ascii = (url: string) => url.replace(/\P{ASCII}+/gu, encodeURIComponent);

/** Returns prose whose paths and fragments are URLs of the site, because in a downloaded file they would lead nowhere. */
export function resolved(prose: ProseText, address?: string, page = ''): ProseText {
  if (typeof prose === 'string') return prose;
  return prose.flatMap((part): Exclude<ProseText, string> => {
    if (typeof part === 'string') return [part];
    const text = resolved(part.text, address, page);
    if (part.tag !== 'a') return [{ ...part, text }];
    const { href = '' } = part;
    const isInside = /^[/#]/.test(href);
    if (isInside && !address) return [text].flat();
    const path = isInside ? `./${href.startsWith('#') ? page + href : href.slice(1)}` : href;
    return [{ ...part, text, href: ascii(new URL(path, address).href) }];
  });
}

/** Returns the section of what an advert asks: each ask has the sentences that prove it, with links to their places. */
function askedSection(asked: AskView[], site: Site): PrintedSection[] {
  const entries = asked.map(({ ask: name, answer, where }) => {
    const sources = where.flatMap((proof, index) => [index ? ' · ' : ' ', proofLink(proof)]);
    const text = answer
      ? [[...[answer].flat(), ...sources]]
      : where.map((proof) => [...[proof.text].flat(), ' ', proofLink(proof)]);
    return { name, text };
  });
  return asked.length ? [{ id: 'asks', heading: wordsOf(site).asks, entries }] : [];
}

const proofLink = ({ label, url: href }: AskView['where'][number]): ProsePart =>
  small([{ tag: 'a', href, text: label }]);

const small = (text: ProseText): ProsePart => ({ tag: 'small', text });
