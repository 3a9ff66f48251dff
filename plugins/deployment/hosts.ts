import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { filesIn } from '../content/read/folder.ts';
import { pdfNameOf } from '../content/text/name.ts';
import { isVersion } from '../content/views/pages.ts';
import { writeNextTo } from '../project.ts';
import { type FinishedSite, siteHeaders } from './headers.ts';
import {
  caddy,
  htaccess,
  netlify,
  netlifyNotFound,
  nginxCache,
  nginxHeaders,
  nginxShared,
  vercel,
} from './host-formats.ts';

/**
 * Writes the files that configure hosts: into the site where a host reads its own file, into `.build/` next to it where the samples
 * in `deploy/` include them. Must run once every other file is in its place.
 */
export async function writeHostFiles(
  { dist, owner, pages, base }: Omit<FinishedSite, 'files'> & { dist: string },
  env = process.env,
) {
  const { folder, languages } = owner;
  const files = withoutVersions(filesIn(dist), owner);
  const headers = siteHeaders({ owner, files, pages: withoutVersions(pages, owner), base });
  const included = {
    'nginx-headers.conf': nginxHeaders(headers),
    'nginx-cache.conf': nginxCache(headers),
    'nginx-shared.conf': nginxShared(headers),
    'caddy-headers': caddy(headers),
  };
  for (const [file, text] of Object.entries(included)) await writeNextTo(dist, file, text);
  const ownersText = (file: string) => {
    const path = resolve(folder, 'public', file);
    return existsSync(path) ? `${readFileSync(path, 'utf8').trimEnd()}\n` : '';
  };
  const texts: Record<string, string> = {
    _headers: netlify(headers),
    // Cloudflare Pages takes such lines for a mistake, and finds the nearest not-found page by itself.
    _redirects: ownersText('_redirects') + (env.NETLIFY ? netlifyNotFound(languages, base) : ''),
    '.htaccess': htaccess(headers, languages, base) + ownersText('.htaccess'),
  };
  for (const [file, text] of Object.entries(texts)) if (text) await writeFile(resolve(dist, file), text);
  const config = resolve(dist, 'vercel.json');
  // The owner's own stays.
  if (!existsSync(config)) await writeFile(config, `${JSON.stringify(vercel(headers), null, 2)}\n`);
}

/** Returns the files that may be named where others can read the names: all but versions of the résumé and their PDFs. */
function withoutVersions(files: string[], owner: FinishedSite['owner']): string[] {
  const hidden = [undefined, ...owner.languages].map((language) => {
    const { resume, versions = {} } = owner.content(language);
    const pdfs = Object.keys(versions).map((name) => pdfNameOf(resume.basics?.name, name));
    const isHidden = (file: string) => isVersion(file) || pdfs.includes(file);
    const folder = language ? `${language}/` : '';
    return (file: string) => file.startsWith(folder) && isHidden(file.slice(folder.length));
  });
  return files.filter((file) => !hidden.some((isHidden) => isHidden(file)));
}
