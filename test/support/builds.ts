import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { OWNER_FOLDER } from '../../plugins/content/read/folder.ts';
import { homeAccent, themeOf } from '../../plugins/content/styles/theme.ts';
import { buildSite, withLock } from './builder.ts';
import { content, FOLDER, LANGUAGES, projects } from './site.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SITES = resolve(ROOT, 'test-results/sites');

/** Everything that a build reads, except the content. */
const SOURCES = ['src', 'plugins', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Absolute path of the site built under that name. */
const distOf = (name: string): string => resolve(SITES, name, 'dist');

/**
 * Builds the site again, below `test-results/sites/`.
 * @param name folder to build it in
 * @param env environment variables for the build
 * @param base path that the site is built for; `/` by default
 * @returns absolute path of the built site
 */
export async function build(name: string, env: Record<string, string> = {}, base?: string) {
  const outDir = distOf(name);
  const order = {
    root: ROOT,
    flags: { base, outDir, emptyOutDir: true, logLevel: 'error' },
    env: { CONTENT_DIR: FOLDER, ...env },
  } as const;
  const { ok, output } = await buildSite(order);
  if (!ok) throw new Error(output);
  return outDir;
}

/**
 * Builds the site once for all tests that need it: the first one builds, the others wait, and an earlier build of
 * exactly the same files is reused.
 * @param name folder to build it in
 * @param content prepares the content, under the lock, and returns its absolute path
 * @param env environment variables for the build
 * @returns absolute path of the built site
 */
export async function buildOnce(
  name: string,
  content: () => string,
  env: Record<string, string> = {},
): Promise<string> {
  const stamp = resolve(SITES, name, 'built-of');
  await withLock(resolve(SITES, `${name}.lock`), async () => {
    const folder = content();
    const wanted = hashOf([...SOURCES, relative(ROOT, folder)]);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
    rmSync(stamp, { force: true });
    await build(name, { ...env, CONTENT_DIR: folder });
    writeFileSync(stamp, wanted);
  });
  return distOf(name);
}

/** One hash of the contents of files and folders. */
function hashOf(parts: string[]): string {
  const hash = createHash('sha256');
  const own = resolve(ROOT, OWNER_FOLDER);
  const add = (path: string): void => {
    if (path === own) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(resolve(path, name));
    else hash.update(relative(ROOT, path)).update(readFileSync(path));
  };
  for (const part of parts) add(resolve(ROOT, part));
  return hash.digest('hex');
}

/** The suffix of every text that `updatedSite` changes. */
export const UPDATED_SUFFIX = ' (since the redeployment)';

/**
 * An updated version of the site, built once: with changed texts in the résumé and in every project, in each language,
 * for `redeploy.spec.ts`, and with both themes, for `other-theme.spec.ts`.
 * @returns absolute path of the built site
 */
export const updatedSite = (): Promise<string> => buildOnce('updated', updatedContent);

function updatedContent(): string {
  const folder = resolve(SITES, 'content-updated');
  rmSync(folder, { recursive: true, force: true });
  cpSync(FOLDER, folder, { recursive: true });
  const change = (file: string, edit: (data: Record<string, unknown>) => void) => {
    const path = resolve(folder, file);
    if (!existsSync(path)) return;
    const data = JSON.parse(readFileSync(path, 'utf8'));
    edit(data);
    writeFileSync(path, JSON.stringify(data));
  };
  // The light theme darkens accents that are too bright for it; the dark one takes them as they are.
  const forDark = themeOf(content.site) === 'light' ? { accent: homeAccent({}) } : {};
  change('site.json', (site) => Object.assign(site, { theme: 'auto' }, forDark));
  for (const language of ['.', ...LANGUAGES]) {
    change(`${language}/resume.json`, ({ basics }) => {
      const { summary } = basics as { summary?: string };
      if (summary) Object.assign(basics as object, { summary: summary + UPDATED_SUFFIX });
    });
    for (const project of Object.keys(projects))
      change(`${language}/projects/${project}.json`, (data) => {
        if (data.tagline) data.tagline += UPDATED_SUFFIX;
        if (data.accent) Object.assign(data, forDark);
      });
  }
  return folder;
}
