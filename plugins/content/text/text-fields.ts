/** Fields whose texts may contain the site's own markup (`inline-text.ts`). */
export const PROSE = /^(summary|description|highlights|courses|reference|text|list|items)$/;

/** Fields of a project page in which skills are looked for: facts, paragraphs and lists. */
export const EVIDENCE = /^(text|list|items)$/;

/** Whether a text is to be translated, by its field and the part of the file that it is in. */
type IsTranslated = (field: string, part: string) => boolean;

const RESUME =
  /^(label|summary|description|highlights|position|studyType|area|courses|title|reference|fluency|language|level|roles|type)$/;
const SITE = /^(greeting|description|footer|portraitAlt)$/;
const PAGE = /^(tagline|description|heading|label|text|list|items|alt|caption)$/;
/** Of entries in sections of the owner's own. */
const ENTRY = /^(title|summary|highlights)$/;

/** The texts to be translated of each kind of file; names, URLs, dates and keywords are the same in every language. */
export const TRANSLATED: Record<'resume' | 'site' | 'page', IsTranslated> = {
  resume: (field, part) => RESUME.test(field) || (field === 'name' && /^(skills|interests)$/.test(part)),
  site: (field, part) =>
    SITE.test(field) || (/^(facts|sections)$/.test(part) && (PAGE.test(field) || ENTRY.test(field))),
  page: (field, part) => PAGE.test(field) || (part === 'sections' && ENTRY.test(field)),
};
