/** A key as words to be shown: `featuredSkills` and `featured_skills` become `Featured skills`. */
export function labelOf(key: string): string {
  const words = key
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[_-]+/g, ' ')
    .trim();
  if (/^(?:doi|isbn|gpa|url|pdf)$/i.test(key)) return key.toUpperCase();
  const isCode = /^[\p{Ll}\d]/u.test(key);
  const sentence = isCode ? words.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()) : words;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
