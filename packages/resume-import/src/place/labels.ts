/** Returns a key as words to be shown: `featuredSkills` and `featured_skills` become `Featured skills`. */
export function keyLabel(key: string): string {
  // `DevOps` is one word.
  const parts = /^\p{Lu}\p{L}{1,6}$/u.test(key) ? key : key.replace(/(?<=\p{Ll})(?=\p{Lu})|[_-]+/gu, ' ');
  const words = parts.trim();
  if (/^(?:doi|isbn|gpa|url|pdf)$/i.test(key)) return key.toUpperCase();
  const isCode = /^[\p{Ll}\d]/u.test(key);
  const sentence = isCode ? words.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()) : words;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
