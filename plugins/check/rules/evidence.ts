import { stringsIn } from '../../content/read/source.ts';
import type { EvidenceFile, Resume } from '../../content/types.ts';
import { namedBy, type Sentence, wordsIn } from '../../content/versions/sentences.ts';
import type { Advice } from '../../fault.ts';
import { closestMatch, quoted, suggestion } from '../schema-faults.ts';

/** Where a sentence stands, as people may write instead of it. */
const PLACE = /^[a-z]+\[\d+\]\.[a-z]+(\[\d+\])?$/;

/**
 * Returns what is wrong with evidence: it is no sentence of the version, or one of several that are the same.
 * @param tagged the whole résumé
 */
export function evidenceAdvice(
  evidence: EvidenceFile,
  sentences: Sentence[],
  tagged: Resume,
): Advice | undefined {
  if (namedBy(evidence, sentences).length === 1) return undefined;
  const { sentence, place } = typeof evidence === 'string' ? { sentence: evidence, place: '' } : evidence;
  const words = quoted(sentence);
  const sentenceOf = ({ says }: Sentence) => quoted(says.findLast(Boolean));
  const there = sentences.find(({ path }) => path === (place || sentence));
  const places = namedBy(sentence, sentences).map(({ path }) => path);
  if (!place && places.length) {
    const one = `{ "place": ${quoted(places[0])}, "sentence": … }`;
    return [`${words} stands at ${places.join(' and ')}`, `name the one that you mean, as ${one}`];
  }
  if (!place && PLACE.test(sentence)) {
    const now = there ? `; there stands ${sentenceOf(there)} now` : '';
    return [
      `${words} is a place, where another sentence may come to stand`,
      `write the sentence itself${now}`,
    ];
  }
  if (place && places.length) {
    const problem = there ? `says ${sentenceOf(there)}, not ${words}` : 'has no sentence in this version';
    return [`${place} ${problem}`, `write where it stands: ${places.join(' or ')}`];
  }
  if (stringsIn(tagged).some(({ value }) => wordsIn(value) === wordsIn(sentence)))
    return [
      `${words} is not in this version, or no page shows it as a sentence`,
      'take other evidence, or let the tags choose it',
    ];
  const all = sentences.flatMap(({ says }) => says.filter(Boolean).map(quoted));
  const such = all.length ? `write one as it stands there, such as ${all[0]}` : 'take it out';
  return [`no sentence of the résumé is ${words}`, suggestion(closestMatch(words, all), such)];
}
