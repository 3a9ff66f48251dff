/** Letters of scripts that put no blanks between words and break a line after any of them. */
const EACH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fc\uff00-\uffef]/u;
/** Of those that break it between words, which a dictionary tells. */
const BY_WORD = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** What may begin no line, and what may end none. */
const NOT_FIRST =
  /^[\p{Pe}\p{Pf}、。，．・：；？！!?,.:;ー々〜～ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ…‥%]/u;
const NOT_LAST = /[\p{Ps}\p{Pi}]$/u;

/** A text in parts that a line may end behind: words, each with the blank behind it, or letters. */
export const breakable = (text: string): string[] => (text.match(/\S+\s?|\s/g) ?? []).flatMap(partsOf);

function partsOf(word: string): string[] {
  const isEach = EACH.test(word);
  if (!isEach && !BY_WORD.test(word)) return [word];
  const granularity = isEach ? 'grapheme' : 'word';
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter('und', { granularity }).segment(word)) {
    const last = parts.at(-1);
    if (last !== undefined && !mayBreak(last, segment)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

function mayBreak(before: string, after: string): boolean {
  if (NOT_FIRST.test(after) || NOT_LAST.test(before) || !after.trim()) return false;
  const isLatin = (letter: string) => !EACH.test(letter) && !BY_WORD.test(letter);
  return !(isLatin([...before].at(-1) ?? '') && isLatin(after));
}
