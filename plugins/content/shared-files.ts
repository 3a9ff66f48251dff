import { directionOf, localeOf } from './language.ts';
import { countryOf } from './place.ts';
import { barColor, DAY, NIGHT, themeOf } from './theme.ts';
import type { Content } from './types.ts';
import { pageViews } from './views.ts';

/**
 * The files that make the site found, saved and installed, made from the content.
 * @param site absolute address of the home page with a slash at its end; without it no sitemap
 * @param base path that the site is served from, with a slash at both ends
 * @returns text by file name
 */
export function sharedFiles(
  content: Content,
  site: string | undefined,
  base: string,
): Record<string, string> {
  const { resume, projects } = content;
  const pages = ['', ...Object.keys(projects)];
  return {
    ...(site ? { 'sitemap.xml': sitemap(pages.map((page) => site + page)) } : {}),
    'robots.txt': `User-agent: *\nAllow: /\n${site ? `Sitemap: ${site}sitemap.xml\n` : ''}`,
    'site.webmanifest': JSON.stringify(manifest(content, base)),
    'contact.vcf': vCard(content, site),
    'resume.json': `${JSON.stringify(resume, null, 2)}\n`,
  };
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** https://www.sitemaps.org/protocol.html */
const sitemap = (addresses: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

function manifest(content: Content, base: string) {
  const { title } = pageViews(content).home ?? { title: '' };
  const { language = 'en' } = content.site;
  const icon = (file: string, size: number, purpose?: string) => ({
    src: `${base}${file}`,
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
    background_color: (themeOf(content.site) === 'light' ? DAY : NIGHT).ground,
    theme_color: barColor(content.site),
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}

/** RFC 2426, section 5.8.4: what must not stand bare in a value. */
const escapeCard = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** vCard 3.0: some phones refuse 4.0. Lines end in CRLF and are folded at 75 octets (RFC 2426, 2.6). */
export function vCard({ resume, site: settings }: Content, site: string | undefined): string {
  const { name = '', label, email, phone, location = {}, profiles = [] } = resume.basics ?? {};
  const words = name.trim().split(/\s+/);
  const family = words.length > 1 ? words.at(-1) : '';
  const given = words.slice(0, family ? -1 : undefined).join(' ');
  const { address = '', city = '', region = '', postalCode = '', countryCode = '' } = location;
  const country = countryOf(countryCode, localeOf(settings));
  const place = ['', '', address, city, region, postalCode, country].map(escapeCard);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeCard(family ?? '')};${escapeCard(given)};;;`,
    `FN:${escapeCard(name)}`,
    label && `TITLE:${escapeCard(label)}`,
    email && `EMAIL;TYPE=INTERNET:${escapeCard(email)}`,
    phone && `TEL;TYPE=CELL:${escapeCard(phone)}`,
    place.some(Boolean) && `ADR;TYPE=WORK:${place.join(';')}`,
    site && `URL:${site}`,
    ...profiles.map(({ url }) => url && `URL:${url}`),
    'END:VCARD',
  ];
  return lines
    .filter(Boolean)
    .map((line) => `${fold(String(line))}\r\n`)
    .join('');
}

/** Folds a line so that none is longer than 75 octets, never inside a character. */
function fold(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
}
