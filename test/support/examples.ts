import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { EXAMPLES as FOLDER, OWN } from '../../plugins/content/folder.ts';
import { languagesIn } from '../../plugins/content/languages.ts';
import { loadContent } from '../../plugins/content/load.ts';
import type { Content } from '../../plugins/content/types.ts';
import { alone } from './alone.ts';
import { build, placeOf } from './builds.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** All that a build reads, but for the content. */
const SOURCES = ['src', 'plugins', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** The absolute path of an example's content. */
export const exampleFolder = (name: string): string => resolve(ROOT, FOLDER, name);

/** A site in one of its languages. */
export interface Edition {
  /** BCP 47 tag. */
  language: string;
  content: Content;
  /** Path of its home page: `/`, or `/en/`. */
  home: string;
  /** Its pages' paths, the home page first. */
  paths: string[];
}

/** A site of somebody else, made of this code. */
export interface Example {
  /** Absolute path of the built site. */
  dist: string;
  /** The first language first. */
  editions: Edition[];
}

/**
 * An example, built as an owner would build it. It is built once for all tests: who comes first does it, the others wait,
 * and what was built of the very same files before is taken as it is.
 */
export async function openExample(name: string): Promise<Example> {
  const place = `example-${name}`;
  const dist = placeOf(place);
  const note = resolve(dist, '../built-of');
  await alone(`${dirname(dist)}.lock`, async () => {
    const wanted = stateOf([...SOURCES, relative(ROOT, exampleFolder(name))]);
    if (existsSync(note) && readFileSync(note, 'utf8') === wanted) return;
    rmSync(note, { force: true });
    await build(place, [], { CONTENT_DIR: exampleFolder(name), SITE_URL: '' });
    writeFileSync(note, wanted);
  });
  const folder = exampleFolder(name);
  return {
    dist,
    editions: [undefined, ...languagesIn(folder)].map((language) => editionOf(folder, language)),
  };
}

function editionOf(folder: string, language?: string): Edition {
  const content = loadContent(folder, language);
  const home = language ? `/${language}/` : '/';
  const paths = [home, ...Object.keys(content.projects).map((page) => home + page)];
  return { language: content.site.language ?? 'en', content, home, paths };
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
