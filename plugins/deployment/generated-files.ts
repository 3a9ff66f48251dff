import { paletteOf } from '../content/styles/theme.ts';
import { directionOf } from '../content/text/locale.ts';
import type { Content, Site } from '../content/types.ts';
import { pagesOf } from '../content/views/pages.ts';
import { pageViews } from '../content/views/views.ts';
import { escapeXml } from '../escape-xml.ts';
import { addressOf } from './built-files.ts';
import { alternatesOf, type Deployment, type Edition } from './editions.ts';
import { hasText } from './file-names.ts';
import { overview, pageText, resumeText } from './markdown-files.ts';
import { vCard } from './vcard.ts';

/** The content of the edition that is built, and where the site is deployed in each language. */
export interface DeployedContent extends Deployment {
  content: Content;
  /** BCP 47 tag of the language that the owner's name is written in: the first language, unless the name is translated. */
  nameLanguage?: string;
}

/** Returns the files that are made from the content, by name. Only the first language has those for robots; a sitemap needs a URL. */
export function generatedFiles(deployed: DeployedContent): Record<string, string> {
  const { content, edition, editions, nameLanguage } = deployed;
  const { resume, projects, site } = content;
  const [first = edition] = editions;
  const listed = pagesOf(content).filter(({ isListed }) => isListed);
  const pages = listed.map(({ file }) => addressOf(file));
  const sitemapLine = edition.url ? `Sitemap: ${edition.url}sitemap.xml\n` : '';
  const forRobots = {
    ...(edition.url ? { 'sitemap.xml': sitemap(pages, editions) } : {}),
    'robots.txt': `User-agent: *\nContent-Signal: ${signals(site)}\nAllow: /\n${sitemapLine}`,
  };
  const texts = Object.keys(projects).filter(hasText);
  return {
    ...(edition.base === first.base ? forRobots : {}),
    ...Object.fromEntries(texts.map((name) => [`${name}.md`, pageText(name, content, edition)])),
    'site.webmanifest': JSON.stringify(manifest(content, edition.base, first.base)),
    'contact.vcf': vCard(content, edition.url, nameLanguage ?? site.language),
    'resume.json': `${JSON.stringify(resume, withoutNotes, 2)}\n`,
    'resume.md': resumeText(content, edition.url),
    'llms.txt': overview(content, edition),
  };
}

/** Returns what robots may do with the pages (https://contentsignals.org). Whether they may train models, only the owner says. */
const signals = ({ training }: Site): string =>
  [
    'search=yes',
    'ai-input=yes',
    ...(training === undefined ? [] : [`ai-train=${training ? 'yes' : 'no'}`]),
  ].join(', ');

/** Leaves out the owner's notes, fields such as `_…` and `x-…`, as `JSON.stringify` asks for each field. */
const withoutNotes = (key: string, value: unknown) => (/^(?:_|x-)/.test(key) ? undefined : value);

/**
 * Returns the sitemap: https://www.sitemaps.org/protocol.html, and for languages https://developers.google.com/search
 * (localized versions).
 */
function sitemap(pages: string[], editions: Edition[]): string {
  const alternates = alternatesOf(editions);
  const linksOf = (page: string) =>
    alternates.map(
      ({ tag, url }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(url + page)}"/>`,
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${alternates.length ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>`,
    ...editions.flatMap(({ url }) =>
      pages.map((page) => `<url><loc>${escapeXml(url + page)}</loc>${linksOf(page).join('')}</url>`),
    ),
    '</urlset>',
    '',
  ].join('\n');
}

function manifest(content: Content, base: string, iconBase: string) {
  const { title } = pageViews(content).home ?? { title: '' };
  const { language = 'en' } = content.site;
  const icon = (name: string, size: number, purpose?: string) => ({
    src: `${iconBase}${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    lang: language,
    dir: directionOf(language),
    name: title,
    short_name: content.resume.basics?.name,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    background_color: paletteOf(content.site).ground,
    theme_color: paletteOf(content.site).raised,
    icons: [icon('icon', 192), icon('icon', 512), icon('icon-maskable', 512, 'maskable')],
  };
}
