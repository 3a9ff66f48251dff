import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { contentFolder, OWN } from '../../plugins/content/folder.ts';
import { languagesIn } from '../../plugins/content/languages.ts';
import { alone } from './alone.ts';
import { buildSite } from './builder.ts';
import { projects } from './site.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PLACE = resolve(ROOT, 'test-results/sites');

/** All that a build reads, but for the content. */
const SOURCES = ['src', 'plugins', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Where a site of that name is built: absolute path. */
const placeOf = (name: string): string => resolve(PLACE, name, 'dist');

/**
 * Builds the site once more, below `test-results/sites/`.
 * @param name folder to build it in
 * @param env environment variables for the build
 * @param base path that the site is built for; `/` by itself
 * @returns absolute path of the built site
 */
export async function build(name: string, env: Record<string, string> = {}, base?: string) {
  const outDir = placeOf(name);
  const order = {
    root: ROOT,
    flags: { base, outDir, emptyOutDir: true, logLevel: 'error' },
    env,
  } as const;
  // The prerenderer keeps what it runs in one folder of the project, which each build empties.
  const { ok, said } = await alone(resolve(PLACE, 'build.lock'), () => buildSite(order));
  if (!ok) throw new Error(said);
  return outDir;
}

/**
 * Builds the site once for all tests that ask for it: who comes first does it, the others wait, and what was built of the
 * very same files before is taken as it is.
 * @param name folder to build it in
 * @param content absolute path of the content; called by who builds alone
 * @param env environment variables for the build
 * @returns absolute path of the built site
 */
export async function buildOnce(
  name: string,
  content: () => string,
  env: Record<string, string> = {},
): Promise<string> {
  const note = resolve(PLACE, name, 'built-of');
  await alone(resolve(PLACE, `${name}.lock`), async () => {
    const folder = content();
    const wanted = stateOf([...SOURCES, relative(ROOT, folder)]);
    if (existsSync(note) && readFileSync(note, 'utf8') === wanted) return;
    rmSync(note, { force: true });
    await build(name, { ...env, CONTENT_DIR: folder });
    writeFileSync(note, wanted);
  });
  return placeOf(name);
}

/** What is in files and folders, in a word. */
function stateOf(parts: string[]): string {
  const hash = createHash('sha256');
  const own = resolve(ROOT, OWN);
  const add = (path: string): void => {
    if (path === own) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(resolve(path, name));
    else hash.update(relative(ROOT, path)).update(readFileSync(path));
  };
  for (const part of parts) add(resolve(ROOT, part));
  return hash.digest('hex');
}

/** What the texts end in that `laterSite` changed. */
export const LATER = ' (since the redeployment)';

/**
 * The site as its owner goes on with it, built once: other words in the résumé and in every project, in each language,
 * which `redeploy.spec.ts` deploys, and day and night, which `other-theme.spec.ts` looks at.
 * @returns absolute path of the built site
 */
export const laterSite = (): Promise<string> => buildOnce('later', laterContent);

function laterContent(): string {
  const folder = copyContent('content-later');
  const change = (file: string, edit: (data: Record<string, unknown>) => void) => {
    const path = resolve(folder, file);
    if (!existsSync(path)) return;
    const data = JSON.parse(readFileSync(path, 'utf8'));
    edit(data);
    writeFileSync(path, JSON.stringify(data));
  };
  change('site.json', (site) => {
    site.theme = 'auto';
  });
  for (const language of ['.', ...languagesIn(folder)]) {
    change(`${language}/resume.json`, ({ basics }) => {
      const { summary } = basics as { summary?: string };
      if (summary) Object.assign(basics as object, { summary: summary + LATER });
    });
    for (const project of Object.keys(projects))
      change(`${language}/projects/${project}.json`, (data) => {
        if (data.tagline) data.tagline += LATER;
      });
  }
  return folder;
}

/** Copies the owner's content below `test-results/sites/`. */
function copyContent(name: string): string {
  const folder = resolve(PLACE, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(contentFolder(ROOT), folder, { recursive: true });
  return folder;
}

/**
 * Copies the owner's content in its first language.
 * @returns absolute path of the copy, for `CONTENT_DIR`
 */
export function contentOfOneLanguage(): string {
  const folder = copyContent('content-of-one-language');
  for (const language of languagesIn(folder)) rmSync(resolve(folder, language), { recursive: true });
  return folder;
}
