import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { filesIn } from '../content/read/folder.ts';
import type { Site } from '../content/types.ts';
import { ContentError, fileFault } from '../fault.ts';
import type { Bundle } from './chunks.ts';

/** What pages may load and send besides the site's own files. */
export interface AllowedSources {
  fonts: boolean;
  /** True if any page has a film: a visitor who comes from another page still has that page's document and policy. */
  films: boolean;
  /** URL of the only script that may load from another host. */
  script?: string;
  /** The other hosts that pages may send data to. */
  sends: string[];
  /** What the owner allows beyond that. */
  steps?: Site['policy'];
}

/** Returns what the owner's settings allow, whatever is on the pages. */
export const allowedBy = ({ analytics, vitals, policy: steps }: Site) => ({
  script: analytics?.script,
  sends: [analytics?.sends ?? analytics?.script, vitals].flatMap((url) => (url ? new URL(url).origin : [])),
  steps,
});

/** Returns what the pages of a built site need. */
export function neededBy(bundle: Bundle, publicDir: string): Pick<AllowedSources, 'fonts' | 'films'> {
  const texts = (ending: string) =>
    Object.values(bundle).flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith(ending) ? String(file.source) : [],
    );
  const publicStyles = filesIn(publicDir).filter((file) => file.endsWith('.css'));
  const styles = [
    ...texts('.css'),
    ...texts('.html'),
    ...publicStyles.map((file) => readFileSync(resolve(publicDir, file), 'utf8')),
  ];
  return {
    fonts: styles.some((css) => /@font-face\s*\{[^}]*url\(/i.test(css)),
    films: texts('.html').some((page) => page.includes('<video')),
  };
}

const NO_FILE_REMEDY = 'put it into public/ and write its path below that folder, with a leading slash';

/** Returns what finds the hash of a script by its URL. Files of `public/` are below `home`, the base of the first language. */
export const hashesIn =
  (bundle: Bundle, base: string, home: string, publicDir: string) =>
  (url: string): string => {
    const below = (folder: string) => (url.startsWith(folder) ? url.slice(folder.length) : '');
    const file = bundle[below(base)];
    if (file) return sha256(file.type === 'chunk' ? file.code : file.source);
    const path = resolve(publicDir, below(home));
    const problem = `the site has no file ${url}`;
    if (!below(home) || !existsSync(path))
      throw new ContentError([fileFault('index.html', [problem, NO_FILE_REMEDY], { field: '<script src>' })]);
    return sha256(readFileSync(path));
  };

/** Returns a hash for an `integrity` attribute or a policy. */
const sha256 = (data: string | Uint8Array) => `sha256-${hash('sha256', data, 'base64')}`;

/**
 * Returns the Content-Security-Policy (CSP Level 3, with Trusted Types) of a page; headers add `frame-ancestors`.
 * @param inline the scripts and styles in the page itself
 */
export function policy(
  inline: Record<'scripts' | 'styles', string[]>,
  { fonts, films, script, sends, steps = {} }: AllowedSources,
): string {
  const hosts = steps.hosts ?? [];
  const sources = (...values: string[]) => ["'self'", ...new Set(values)].join(' ');
  const hashes = (texts: string[]) => texts.map((text) => `'${sha256(text)}'`);
  return [
    "default-src 'none'",
    `script-src ${sources(...hashes(inline.scripts), ...(script ? [script] : []))}`,
    // Beside a hash, browsers would ignore 'unsafe-inline'.
    `style-src ${sources(...(steps.styles ? ["'unsafe-inline'"] : hashes(inline.styles)))}`,
    `img-src ${sources(...hosts)}`,
    // Fonts that are inlined in the page have `data:` URLs.
    ...(fonts || hosts[0] ? [`font-src ${sources('data:', ...hosts)}`] : []),
    ...(films || hosts[0] ? [`media-src ${sources(...hosts)}`] : []),
    ...(hosts[0] ? [`frame-src ${hosts.join(' ')}`] : []),
    `connect-src ${sources(...sends, ...hosts)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ...(steps.html ? [] : ["require-trusted-types-for 'script'", 'trusted-types background service-worker']),
  ].join('; ');
}
