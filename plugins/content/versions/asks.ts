import type { AskView } from '../../../src/views.ts';
import type { Words } from '../../../src/words.ts';
import { parseInline, proseToText } from '../text/inline-text.ts';
import type { AskFile, Content } from '../types.ts';
import { mentions } from '../views/works.ts';
import { wordsOf } from '../words/words.ts';
import { namedBy, type Sentence, sentencesOf } from './sentences.ts';

/** More would not be read. */
const MAX_EVIDENCE = 2;

/** Returns the names of the skills and technologies in a version. */
export const namesIn = ({ resume: { skills = [], projects = [], work = [] } }: Content): string[] => [
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
  // The technologies of a sentence's entry count as well, and are named beside the sentence. If only these prove the ask, a text
  // about the whole entry is better than one of its points.
  const ranked = sentences.map((sentence) => {
    const mentioned = asked.filter((name) => mentions(name, proseToText(sentence.text)));
    const used = asked.filter((name) => !mentioned.includes(name) && sentence.keywords.includes(name));
    const isPoint = sentence.field.endsWith(']');
    return {
      ...sentence,
      label: [sentence.label, ...used].join(wordsOf(content.site).comma),
      rank: 2 * mentioned.length + used.length - (!mentioned.length && isPoint ? 0.5 : 0),
    };
  });
  if (evidence) return evidence.flatMap((proof) => namedBy(proof, ranked));
  // The best sentence of each entry, the best of all first.
  const found = ranked.filter(({ rank, from }) => from && rank > 0).sort((a, b) => b.rank - a.rank);
  return found
    .filter(({ from }, index) => found.findIndex((other) => other.from === from) === index)
    .slice(0, MAX_EVIDENCE);
}

/** Returns what an advert asks, with the evidence of each ask; one without any is left out, unless the owner says "not yet". */
export function asksOf(asks: AskFile[] = [], content: Content): AskView[] {
  const sentences = sentencesOf(content);
  return asks.flatMap((file): AskView[] => {
    const { ask } = file;
    const evidence = evidenceFor(file, content, sentences);
    const where = evidence.map(({ text, label, url }) => ({ text, label, url }));
    const answer = where.length ? file.answer : openAnswer(file, wordsOf(content.site));
    if (answer === undefined) return where.length ? [{ ask, where }] : [];
    return [{ ask, answer: parseInline(answer), where }];
  });
}

/** Returns the answer to an ask without evidence; undefined if the owner does not say "not yet". */
function openAnswer({ notYet }: AskFile, words: Words): string | undefined {
  if (!notYet) return undefined;
  return notYet === true ? words.notYet : words.closest(notYet);
}
