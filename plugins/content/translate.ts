import { tagOf } from './languages.ts';
import { type Merged, merge } from './merge.ts';
import type { Site } from './types.ts';
import { textsFor, textsOf } from './words/words.ts';

/**
 * A language's `site.json` over the first language's. Its folder says the language. The owner's own words of the first
 * language are no word of another: they stand in only where the interface does not speak that at all.
 * @param first, own what the files say; undefined where there is none
 * @param folder the language's, named by its tag
 */
export function mergeSite(first: unknown, own: unknown, folder: string): Merged {
  const language = tagOf(folder);
  if (typeof first !== 'object' || first === null) return merge(first, own);
  const { language: _, words: __, ...rest } = first as Site;
  const words = textsFor(language) ? {} : { words: textsOf(first as Site) };
  return merge({ ...rest, ...words }, { ...(own ?? {}), language });
}
