/** Files made from the content for the first language only, in one for all languages. */
export const CRAWLER_FILES = ['sitemap.xml', 'robots.txt'];

/** Files made from the content for each language. */
export const LANGUAGE_FILES = ['site.webmanifest', 'contact.vcf', 'resume.json', 'resume.md', 'llms.txt'];
