import type { AskView, HomeView, LinkView, ProseText } from '../../../src/views.ts';
import { blocksOf, isList } from '../text/blocks.ts';
import { parseInline, proseToText } from '../text/inline-text.ts';
import { localeOf, timeOf } from '../text/locale.ts';
import type { Tagged } from '../text/tags.ts';
import type { AskFile, Content, Draft, SectionId } from '../types.ts';
import { entriesOf } from '../views/entries.ts';
import { includesSection } from '../views/sections.ts';
import { mentions } from '../views/skills.ts';
import { wordsOf } from '../words/words.ts';

/** A sentence of a version that can be evidence. */
interface Sentence extends LinkView {
  /** Its place in the whole résumé, such as `work[0].highlights[1]`. */
  path: string;
  text: ProseText;
  /** The technologies of what it stands in. */
  keywords: string[];
}

/** More would not be read. */
const MOST_EVIDENCE = 2;

/** Returns the sentences that the page of a version shows, each with a link to it there. */
export function sentencesOf({ resume, site }: Content): Sentence[] {
  const words = wordsOf(site);
  const entries = Object.entries(entriesOf(resume, site)).flatMap(([section, all]) =>
    includesSection(site, section as SectionId) ? all : [],
  );
  const projects = (resume.projects ?? []).map(({ name: title, description, highlights, ...project }) => ({
    ...{ ...project, title, organization: undefined },
    ...{ text: [description], points: highlights },
  }));
  const all = [...entries, ...(includesSection(site, 'projects') ? projects : [])];
  return all
    .flatMap((each) => {
      const { text, points = [], keywords = [] } = each;
      const { 'x-from': from = '', 'x-highlights': places = [] } = each as Tagged;
      // A school's courses come before its highlights.
      const courses = points.length - places.length;
      const years = timeOf(each, 'years', words, localeOf(site));
      const label = [each.title, each.organization, years].filter(Boolean).join(words.comma);
      const at = (path: string, text: ProseText) => ({ path: `${from}.${path}`, label, keywords, text });
      return [
        ...points.map((point, index) =>
          at(
            index < courses ? `courses[${index}]` : `highlights[${places[index - courses]}]`,
            parseInline(point),
          ),
        ),
        ...text.flatMap((each, index) => {
          const [first = ''] = blocksOf(each);
          const name = index ? 'summary' : 'description';
          return each ? at(name, isList(first) ? (first.list[0] ?? '') : first) : [];
        }),
      ];
    })
    .map((each, index) => ({ ...each, url: `#proof-${index + 1}` }));
}

/** Returns a home page on which the sentences that asks link to can be found by their ids. */
export function withProofs<View extends Pick<Draft<HomeView>, 'timelines' | 'projects'>>(
  home: View,
  asks: AskView[],
): View {
  const proofs = new Map(asks.flatMap(({ where }) => where).map(({ url, text }) => [url, text]));
  let json = JSON.stringify([home.timelines, home.projects]);
  for (const [url, text] of proofs) {
    const written = JSON.stringify(text);
    // As an item of a list: not as a title or name of the same words.
    const before = ['[', ','].find((each) => json.includes(each + written));
    const span = JSON.stringify([{ tag: 'span', id: url.slice(1), text }]);
    if (before) json = json.replace(before + written, () => before + span);
  }
  const [timelines, projects] = JSON.parse(json);
  return { ...home, timelines, projects: projects ?? undefined };
}

/** Returns the names of the skills and technologies in a version. */
const namesIn = ({ resume: { skills = [], projects = [], work = [] } }: Content): string[] => [
  ...new Set([
    ...skills.flatMap(({ name = [], keywords = [] }) => (keywords.length ? keywords : name)),
    ...[...projects, ...work].flatMap(({ keywords = [] }) => keywords),
  ]),
];

/** Returns the sentences that prove what an advert asks: those that the owner names, else those about a skill that it names. */
export function evidenceFor(
  { ask, evidence }: AskFile,
  content: Content,
  sentences = sentencesOf(content),
): Sentence[] {
  const asked = namesIn(content).filter((name) => mentions(name, ask));
  // The technologies of an entry count, and are named, where a sentence does not say them: then what tells of all of it is better.
  const ranked = sentences.map((sentence) => {
    const said = asked.filter((name) => mentions(name, proseToText(sentence.text)));
    const used = asked.filter((name) => !said.includes(name) && sentence.keywords.includes(name));
    const isPoint = sentence.path.endsWith(']');
    return {
      ...sentence,
      label: [sentence.label, ...used].join(' · '),
      rank: 2 * said.length + used.length - (!said.length && isPoint ? 0.5 : 0),
    };
  });
  if (evidence) return evidence.flatMap((path) => ranked.filter((sentence) => sentence.path === path));
  // What says most of what is asked comes first; of one entry, the best sentence.
  const found = ranked.filter(({ rank }) => rank > 0).sort((a, b) => b.rank - a.rank);
  const entryOf = ({ path }: Sentence) => path.replace(/\..*/, '');
  return found
    .filter((each, index) => found.findIndex((other) => entryOf(other) === entryOf(each)) === index)
    .slice(0, MOST_EVIDENCE);
}

/** Returns what an advert asks, each with where it was done; without evidence it is left out, unless the owner says "not yet". */
export function asksOf(asks: AskFile[] = [], content: Content): AskView[] {
  const sentences = sentencesOf(content);
  return asks.flatMap((each): AskView[] => {
    const found = evidenceFor(each, content, sentences);
    const where = found.map(({ text, label, url }) => ({ text, label, url }));
    return where.length || each.notYet ? [{ ask: each.ask, where }] : [];
  });
}
