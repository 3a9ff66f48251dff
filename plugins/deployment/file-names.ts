/** Files that are made once for all languages, from the content of the first. */
export const CRAWLER_FILES = ['sitemap.xml', 'robots.txt'];

/** Files that are made for each language, from its content. */
export const LANGUAGE_FILES = ['site.webmanifest', 'contact.vcf', 'resume.json', 'resume.md', 'llms.txt'];

/** The file with the licenses of all that the site contains. */
export const LICENSES = 'licenses.md';

/** True if a project's page also exists as Markdown: not if the file would have the name of another file. */
export const hasText = (name: string): boolean => ![...LANGUAGE_FILES, LICENSES].includes(`${name}.md`);
