import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { contentFolder } from '../../plugins/content/folder.ts';
import { languagesIn } from '../../plugins/content/languages.ts';
import { projects } from './site.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PLACE = resolve(ROOT, 'test-results/sites');

/** Where what is tested is not the script's last byte: the quick minifier saves half of a build's time. */
export const QUICK = '--minify=oxc';

/** Where a site of that name is built: absolute path. */
export const placeOf = (name: string): string => resolve(PLACE, name, 'dist');

/**
 * Builds the site once more, below `test-results/sites/`.
 * @param name folder to build it in
 * @param flags of `vite build`, for example `--base=/portfolio/`
 * @param env environment variables for the build
 * @returns absolute path of the built site
 */
export async function build(name: string, flags: string[] = [], env: Record<string, string> = {}) {
  const folder = placeOf(name);
  const vite = resolve(ROOT, 'node_modules/vite/bin/vite.js');
  const words = [vite, 'build', '--emptyOutDir', '--logLevel=error', `--outDir=${folder}`, ...flags];
  await promisify(execFile)(process.execPath, words, { cwd: ROOT, env: { ...process.env, ...env } });
  return folder;
}

/**
 * Copies the owner's content, for a site with day and night.
 * @returns absolute path of the copy, for `CONTENT_DIR`
 */
export function contentOfBothThemes(): string {
  const folder = resolve(PLACE, 'content-of-both-themes');
  cpSync(contentFolder(ROOT), folder, { recursive: true });
  const path = resolve(folder, 'site.json');
  const site = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...site, theme: 'auto' }));
  return folder;
}

/**
 * Copies the owner's content, with another wording in the résumé and in every project, in each language.
 * @param mark what the changed texts end in
 * @returns absolute path of the copy, for `CONTENT_DIR`
 */
export function changedContent(mark: string): string {
  const folder = resolve(PLACE, 'content');
  cpSync(contentFolder(ROOT), folder, { recursive: true });
  const change = (file: string, edit: (data: Record<string, unknown>) => void) => {
    const path = resolve(folder, file);
    if (!existsSync(path)) return;
    const data = JSON.parse(readFileSync(path, 'utf8'));
    edit(data);
    writeFileSync(path, JSON.stringify(data));
  };
  for (const language of ['', ...languagesIn(folder)]) {
    change(`${language}/resume.json`.replace(/^\//, ''), ({ basics }) => {
      const { summary } = basics as { summary?: string };
      if (summary) Object.assign(basics as object, { summary: summary + mark });
    });
    for (const project of Object.keys(projects))
      change(`${language}/projects/${project}.json`.replace(/^\//, ''), (data) => {
        if (data.tagline) data.tagline += mark;
      });
  }
  return folder;
}

/**
 * Copies the owner's content in its first language.
 * @returns absolute path of the copy, for `CONTENT_DIR`
 */
export function contentOfOneLanguage(): string {
  const folder = resolve(PLACE, 'content-of-one-language');
  rmSync(folder, { recursive: true, force: true });
  cpSync(contentFolder(ROOT), folder, { recursive: true });
  for (const language of languagesIn(folder)) rmSync(resolve(folder, language), { recursive: true });
  return folder;
}
