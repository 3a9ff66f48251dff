import { stringsIn } from '../../content/read/values.ts';
import type { EvidenceFile, Resume } from '../../content/types.ts';
import { namedBy, plainSentence, type Sentence } from '../../content/versions/sentences.ts';
import type { Advice } from '../../fault.ts';
import { closestMatch, quoted, suggestion } from '../advice.ts';

/** The place of a sentence, which people may write instead of the sentence. */
const PLACE = /^[a-z]+\[\d+\]\.[a-z]+(\[\d+\])?$/;

/**
 * Returns the advice about evidence that is no sentence of the version, or one of several that are the same.
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
  const atPlace = sentences.find(({ path }) => path === (place || sentence));
  const places = namedBy(sentence, sentences).map(({ path }) => path);
  if (!place && places.length) {
    const example = `{ "place": ${quoted(places[0])}, "sentence": … }`;
    return [`${words} stands at ${places.join(' and ')}`, `name the one that you mean, as ${example}`];
  }
  if (!place && PLACE.test(sentence)) {
    const now = atPlace ? `; there stands ${sentenceOf(atPlace)} now` : '';
    const problem = `${words} is a place, where another sentence may come to stand`;
    return [problem, `write the sentence itself${now}`];
  }
  if (place && places.length) {
    const problem = atPlace ? `says ${sentenceOf(atPlace)}, not ${words}` : 'has no sentence in this version';
    return [`${place} ${problem}`, `write where it stands: ${places.join(' or ')}`];
  }
  const isInResume = stringsIn(tagged).some(({ value }) => plainSentence(value) === plainSentence(sentence));
  const unchosen = `${words} is not in this version, or no page shows it as a sentence`;
  if (isInResume) return [unchosen, 'take other evidence, or let the tags choose it'];
  const candidates = sentences.flatMap(({ says }) => says.filter(Boolean).map(quoted));
  const remedy = candidates.length ? `write one as it stands there, such as ${candidates[0]}` : 'take it out';
  return [`no sentence of the résumé is ${words}`, suggestion(closestMatch(words, candidates), remedy)];
}
