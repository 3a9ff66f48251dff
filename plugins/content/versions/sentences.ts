import type { AskView, LinkView, ProseText } from '../../../src/views.ts';
import { blocksOf, isList } from '../text/blocks.ts';
import { parseInline, proseToText } from '../text/inline-text.ts';
import { localeOf, timeOf } from '../text/locale.ts';
import { listTexts, ORIGIN, PROOFS, type TextList } from '../text/origin.ts';
import { entriesIn, type Tagged, untagged, withLists } from '../text/tags.ts';
import type { Content, EvidenceFile, SectionId, Site, Span } from '../types.ts';
import { byEmployer } from '../views/employers.ts';
import { type EntryView, entriesOf } from '../views/entries.ts';
import { pageNameOf } from '../views/links.ts';
import { includesSection, textsIn } from '../views/sections.ts';
import { wordsOf } from '../words/words.ts';

/** A sentence of a version that can be evidence. */
export interface Sentence extends LinkView {
  /** Its place in the whole résumé, such as `work[0].highlights[1]`, or a section of a page, such as `notify#features`. */
  path: string;
  text: ProseText;
  /** Its plain text in this language, and in the first one. */
  says: string[];
  /** The technologies of its entry. */
  keywords: string[];
  /** The entry that has it, and its field there; both are empty for a sentence of a project's page. */
  from: string;
  field: string;
}

/** Returns the sentences of a version, each with a link to it: those that its page shows, and those of its projects' pages. */
export const sentencesOf = (content: Content): Sentence[] => [
  ...resumeSentences(content),
  ...pageSentences(content),
];

/** Returns the paragraphs and list items on the pages of a version's projects, each with a link to its section. */
function pageSentences(content: Content): Sentence[] {
  const { resume, site, projects } = content;
  return (resume.projects ?? []).flatMap((project) => {
    const page = pageNameOf(project.name, content);
    const label = labelOf({ ...project, title: project.name }, site);
    return (projects[page ?? '']?.sections ?? []).flatMap(({ id, shown }) =>
      textsIn(shown).map((text): Sentence => {
        const path = `${page}#${id}`;
        return { path, label, keywords: [], text, says: [plain(text)], from: '', field: '', url: `/${path}` };
      }),
    );
  });
}

/** Returns an entry's organization, or its title if it has none, with the time. */
const labelOf = (entry: { title?: string; organization?: string } & Span, site: Site): string =>
  [entry.organization || entry.title, timeOf(entry, 'years', wordsOf(site), localeOf(site))]
    .filter(Boolean)
    .join(wordsOf(site).comma);

/** Returns the sentences of the résumé that a version's page shows, each with a link to it. */
const resumeSentences = (content: Content): Sentence[] =>
  shownEntries(content)
    .flatMap((entry) => sentencesIn(entry, content))
    .map((sentence, index) => ({ ...sentence, url: `#proof-${index + 1}` }));

/** An entry of a section, or a project. */
type Entry = Pick<EntryView, 'text' | 'points'> & Partial<EntryView>;

/** Returns the entries that a version's page shows: of its sections, in their order, then its projects. */
function shownEntries({ resume, site }: Content): Entry[] {
  const entries = Object.entries(entriesOf(resume, site)).flatMap(([section, list]) => {
    if (!includesSection(site, section as SectionId)) return [];
    return section === 'experience'
      ? byEmployer(list).flatMap(({ employer, roles }) => [employer ?? [], roles].flat())
      : list;
  });
  const projects = (resume.projects ?? []).map(({ name: title, description, ...project }) => ({
    ...project,
    title,
    text: description ? [{ field: 'description', text: description }] : [],
    points: listTexts(project, 'highlights'),
  }));
  return [...entries, ...(includesSection(site, 'projects') ? projects : [])];
}

/** Returns the sentences of an entry: its points, then the first of each of its texts. */
function sentencesIn(entry: Entry, content: Content): Omit<Sentence, 'url'>[] {
  const { text: texts, points, keywords = [], [ORIGIN]: origin } = entry;
  const from = origin?.place ?? '';
  const label = labelOf(entry, content.site);
  return [
    ...points.map(({ field, text }) => ({ field, text: parseInline(text) })),
    ...texts.map(({ field, text }) => ({ field, text: firstOf(text) })),
  ].map(({ field, text }) => {
    const says = [plain(text), plain(inFirstLanguage(from, field, content))];
    return { path: `${from}.${field}`, label, keywords, text, says, from, field };
  });
}

/** Returns the first sentence of a text: its first paragraph, or the first item of a list. */
function firstOf(text: string): ProseText {
  const [first = ''] = blocksOf(text);
  return isList(first) ? (first.list[0] ?? '') : first;
}

/** Returns a sentence of an entry in the first language; empty if a translation has another list there. */
function inFirstLanguage(from: string, field: string, { original = {}, tagged = {} }: Content): ProseText {
  const [first = {}, translation = {}] = [original, tagged].map((resume) =>
    entriesIn(resume).find((entry) => entry[ORIGIN]?.place === from),
  );
  if (!field.endsWith(']')) return firstOf(String(first[field] ?? ''));
  const list = field.replace(/\[.*/, '') as TextList;
  const texts = listTexts(first, list);
  const text = texts.find((each) => each.field === field)?.text ?? '';
  return texts.length === listTexts(translation, list).length ? parseInline(untagged(text)) : '';
}

/** Returns a sentence in the form in which sentences are compared: without markup, and with single spaces. */
const plain = (text: ProseText): string => proseToText(text).normalize('NFC').replace(/\s+/g, ' ').trim();

/** Returns a sentence as it is written in a file, in the same form, without its tags. */
export const plainSentence = (text: string): string => plain(parseInline(untagged(text)));

/**
 * Returns the sentences that evidence names: several if the same words stand at several places. Sentences of projects' pages
 * count only if the résumé has none with these words.
 */
export function namedBy<Kind extends Sentence>(evidence: EvidenceFile, sentences: Kind[]): Kind[] {
  const { sentence, place } =
    typeof evidence === 'string' ? { sentence: evidence, place: undefined } : evidence;
  const wanted = [plain(parseInline(sentence)), plainSentence(sentence)];
  const named = sentences.filter(
    ({ says, path }) => (!place || path === place) && says.some((each) => each && wanted.includes(each)),
  );
  const inResume = named.filter(({ from }) => from);
  return inResume.length ? inResume : named;
}

/** Returns a version's content in which each sentence that proves what its reader asks has an id, to be linked to. */
export function withProofs(content: Content, asks: AskView[]): Content {
  const asked = new Set(asks.flatMap(({ where }) => where).map(({ url }) => url));
  const sentences = sentencesOf(content).filter(({ url }) => asked.has(url));
  const marked = (entry: Tagged): Tagged => {
    const proofs = sentences
      .filter(({ from }) => from === entry[ORIGIN]?.place)
      .map(({ field, url }) => [field, url.slice(1)]);
    return { ...entry, [PROOFS]: Object.fromEntries(proofs) };
  };
  return { ...content, resume: withLists(content.resume, (list) => list.map(marked)) };
}
