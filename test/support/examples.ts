import { resolve } from 'node:path';
import { EXAMPLES_FOLDER as FOLDER, languagesIn } from '../../plugins/content/read/folder.ts';
import type { Content } from '../../plugins/content/types.ts';
import { openOwner } from '../../plugins/owner.ts';
import { buildSite } from './fork.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The absolute path of an example's content. */
export const exampleFolder = (name: string): string => resolve(ROOT, FOLDER, name);

/** A site in one of its languages. */
interface Edition {
  /** BCP 47 tag. */
  language: string;
  content: Content;
  /** Path of its home page: `/`, or `/en/`. */
  home: string;
  /** Its pages' paths, the home page first. */
  paths: string[];
}

/** A site of another owner, built with this code. */
interface Example {
  /** Absolute path of the built site. */
  dist: string;
  /** The first language first. */
  editions: Edition[];
}

const built = new Map<string, Promise<string>>();

/** Opens an example, built as its owner would build it, once for all tests of a file that run in one worker. */
export async function openExample(name: string): Promise<Example> {
  const folder = exampleFolder(name);
  const dist = built.get(name) ?? buildSite(`example-${name}`, folder);
  built.set(name, dist);
  return {
    dist: await dist,
    editions: editionsOf(folder),
  };
}

/** Returns the site of an example's folder in each of its languages, the first one first. */
export const editionsOf = (folder: string): Edition[] =>
  [undefined, ...languagesIn(folder)].map((language) => editionOf(folder, language));

function editionOf(folder: string, language?: string): Edition {
  const content = openOwner(folder, folder).content(language);
  const home = language ? `/${language}/` : '/';
  const paths = [home, ...Object.keys(content.projects).map((page) => home + page)];
  return { language: content.site.language ?? 'en', content, home, paths };
}
