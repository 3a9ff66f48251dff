export type Form = 'prose' | 'list' | 'keywords' | 'url' | 'date' | 'span' | 'line';

/** How fields are read; all others are a `line`. */
const FORMS: Partial<Record<string, Form>> = {
  summary: 'prose',
  description: 'prose',
  reference: 'prose',
  highlights: 'list',
  courses: 'list',
  keywords: 'keywords',
  roles: 'keywords',
  authors: 'keywords',
  url: 'url',
  date: 'date',
  releaseDate: 'date',
  startDate: 'span',
  endDate: 'span',
  period: 'span',
  current: 'span',
};

/** Returns how a field is read. */
export const formOf = (field: string): Form => FORMS[field] ?? 'line';
