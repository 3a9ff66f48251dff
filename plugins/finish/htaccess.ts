import { FOR_OWN, type Headers, type SiteHeaders } from './headers.ts';

const set = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `  Header always set ${name} "${value}"`);

const escaped = (text: string) => text.replaceAll('.', '\\.');

/**
 * The configuration of an Apache that allows it (`AllowOverride All`): clean URLs, not-found pages and headers. Without,
 * pages are still found: as `notify/index.html`.
 */
export function htaccess({ everywhere, files }: SiteHeaders, languages: string[], base: string): string {
  const condition = (path: string) => `^${escaped(path).replace(/\*$/, '')}${path.endsWith('*') ? '' : '$'}`;
  const text = [
    // With MultiViews, `/notify` may be answered with `notify.html.gz`.
    'Options -MultiViews -Indexes',
    'DirectoryIndex index.html',
    'AddDefaultCharset utf-8',
    'AddType text/javascript .js',
    'AddType text/vcard .vcf',
    'AddType application/manifest+json .webmanifest',
    'AddType image/avif .avif',
    'AddType font/woff2 .woff2',
    `ErrorDocument 404 ${base}404.html`,
    ...languages.flatMap((language) => [
      `<If "%{REQUEST_URI} =~ m#^${base}${language}/#">`,
      `  ErrorDocument 404 ${base}${language}/404.html`,
      '</If>',
    ]),
    '<IfModule mod_dir.c>',
    '  DirectorySlash Off',
    '</IfModule>',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    '  RewriteOptions AllowNoSlash',
    `  RewriteBase ${base}`,
    // Hidden files, the configuration of other hosts, compressed versions; not the error document itself.
    '  RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    '  RewriteRule (^|/)(\\.(?!well-known/)|_(headers|redirects)$|404(\\.html)?/?$)|\\.(br|gz)$ - [R=404,L]',
    '  RewriteRule ^(vercel|firebase|staticwebapp\\.config)\\.json$ - [R=404,L]',
    '  RewriteCond %{REQUEST_FILENAME}.html -f',
    '  RewriteRule [^/]$ %{REQUEST_URI}.html [L]',
    '  RewriteCond %{REQUEST_FILENAME} -d',
    '  RewriteRule [^/]$ %{REQUEST_URI}/ [R=301,L]',
    '</IfModule>',
    '<IfModule mod_headers.c>',
    ...set({ ...everywhere, ...FOR_OWN, 'Cache-Control': 'no-cache' }),
    ...files.flatMap(({ path, headers }) => [
      `  <If "%{REQUEST_URI} =~ m#${condition(path)}#">`,
      ...set(headers),
      '  </If>',
    ]),
    '</IfModule>',
  ];
  return `${text.join('\n')}\n`;
}
