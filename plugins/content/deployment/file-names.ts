/** Files made from the content for the first language only, in one for all languages. */
export const CRAWLER_FILES = ['sitemap.xml', 'robots.txt'] as const;

/** Files made from the content for each language. */
export const LANGUAGE_FILES = [
  'site.webmanifest',
  'contact.vcf',
  'resume.json',
  'resume.md',
  'llms.txt',
] as const;

export type GeneratedFile = (typeof CRAWLER_FILES)[number] | (typeof LANGUAGE_FILES)[number];

export const isGenerated = (name: string): name is GeneratedFile =>
  [...CRAWLER_FILES, ...LANGUAGE_FILES].some((each) => each === name);
