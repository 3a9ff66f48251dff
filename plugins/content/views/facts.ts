import type { ProsePart, ProseText } from '../../../src/views.ts';
import { parseInline, proseToText } from '../text/inline-text.ts';
import type { ProjectFile } from '../types.ts';

/** True if a fact is a result, because a part of it is strong. */
export const isResult = (text: ProseText): boolean => typeof text === 'object' && text.some(isStrong);

/** True if a part of a text is strong. */
export const isStrong = (part: string | ProsePart): boolean =>
  typeof part === 'object' && part.tag === 'strong';

/** The number of facts of a project's page, besides its results, that are shown elsewhere, too. */
const SHARED_FACTS = 2;

/** Returns the first facts of a project's page, which are role and team, and its results. */
export function factsOf({ facts = [] }: Partial<ProjectFile> = {}) {
  const texts = facts.map(({ text }) => parseInline(text));
  const others = texts.filter((text) => !isResult(text)).slice(0, SHARED_FACTS);
  return { facts: others.map(proseToText), results: texts.filter(isResult) };
}
