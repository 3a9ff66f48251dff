/** The fields of the owner's files, by what they hold. Fields of other names hold names, URLs, dates or keywords. */
const FIELDS = {
  /** Texts of several paragraphs, with the site's own markup. */
  paragraphs: /^(description|reference|summary|text)$/,
  /** Texts of one paragraph, with the same markup. */
  prose: /^(answer|courses|footer|highlights|items|list|notYet)$/,
  /** Words without markup, which a translation has in its language. */
  words:
    /^(alt|area|ask|caption|fluency|greeting|heading|label|language|level|portraitAlt|position|roles|studyType|tagline|type)$/,
  /** Files, settings and the owner's notes, which no page shows as texts. */
  hidden: /^(\$schema|_.*|x-.*|src|image|poster|captions|order|accent|background|font|openGraph|pdf|theme)$/,
};

/** True if a field of this name holds what one of the kinds says. */
export const holds = (field: string, ...kinds: (keyof typeof FIELDS)[]): boolean =>
  kinds.some((kind) => FIELDS[kind].test(field));

/** True if the texts of a field may contain the site's own markup. */
export const isProse = (field: string): boolean => holds(field, 'paragraphs', 'prose');
