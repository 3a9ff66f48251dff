/** Fields whose texts may contain the site's own markup (`inline-text.ts`). */
export const PROSE = /^(summary|description|highlights|courses|reference|text|list|items)$/;

/** Fields of a project page in which skills are looked for: facts, paragraphs and lists. */
export const EVIDENCE = /^(text|list|items)$/;

const TRANSLATED =
  /^(alt|area|caption|courses|description|fluency|footer|greeting|heading|highlights|items|label|language|level|list|portraitAlt|position|reference|roles|studyType|summary|tagline|text|type)$/;

/** Whether a text is to be translated, by its field and part of the file; names, URLs and keywords need not be. */
export const isTranslated = (field: string, part: string): boolean =>
  (TRANSLATED.test(field) && part !== 'logos' && part !== 'language') ||
  (field === 'title' && /^(awards|sections)$/.test(part)) ||
  (field === 'name' && /^(skills|interests)$/.test(part));
