import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import { fileFault } from '../../fault.ts';
import { tagsIn } from '../text/tags.ts';
import type { Site } from '../types.ts';
import { textsFor, textsOf } from '../words/words.ts';
import { filesIn, pathFrom, tagOf } from './folder.ts';
import { markdownSource } from './markdown-source.ts';
import { allStrings, isObject, readSource, type Source, valueAt } from './source.ts';

export interface OwnerFiles {
  root: string;
  folder: string;
  /** The folder's path from the project's root; used in messages. */
  shown: string;
  /** A further language, whose files are merged over the first language's. */
  language?: string;
  resume: Source;
  site: Source;
  /** By file name, without the extension. */
  projects: [name: string, source: Source][];
  /** The versions of the résumé, likewise. */
  versions: [name: string, source: Source][];
}

/** Returns all of the owner's files; a file that can't be read carries its own faults. */
export function readOwnerFiles(root: string, folder: string): OwnerFiles {
  const read = (file: string, recode?: string) => readSource(root, resolve(folder, file), recode);
  return {
    root,
    folder,
    shown: pathFrom(root, folder),
    resume: read('resume.json', 'save it as UTF-8, or run npm run new -- --from src/content/resume.json'),
    site: read('site.json'),
    projects: projectsIn(folder).map((name) => [name, readProject(root, folder, name) as Source]),
    versions: namesIn(folder, 'versions').map((name) => [name, read(`versions/${name}.json`)]),
  };
}

/** Returns the page of a project, in Markdown or JSON, from the owner's folder or that of a language; undefined if there is none. */
function readProject(root: string, folder: string, name: string, language = ''): Source | undefined {
  const path = resolve(folder, language, projectPath(resolve(folder, language), name));
  const json = path.replace(/\.md$/, '.json');
  if (path === json) return existsSync(json) ? readSource(root, json) : undefined;
  const pictures = filesIn(resolve(folder, 'pictures'));
  const source = readSource(root, path, undefined, (file, text) => markdownSource(file, text, pictures));
  const again = fileFault(source.file, `is also there as ${name}.json`, 'keep one of the two files');
  return existsSync(json) ? { ...source, faults: [again, ...source.faults] } : source;
}

/** Returns the path of a project's file in a content folder, or in that of a language. */
export const projectPath = (folder: string, name: string): string =>
  `projects/${name}.${existsSync(resolve(folder, `projects/${name}.md`)) ? 'md' : 'json'}`;

const isMarkdown = ({ file }: Source): boolean => file.endsWith('.md');

/** Merges a project's page in a language over the first one's; sections in Markdown are those of one of them. */
const mergeProject = (first: Source, own: Source) => (firstValue: unknown, ownValue: unknown) => {
  const isWhole = isObject(firstValue) && isObject(ownValue) && 'sections' in ownValue;
  if (!isWhole || !(isMarkdown(first) || isMarkdown(own))) return merge(firstValue, ownValue);
  const { sections, ...fields } = firstValue;
  return merge(fields, ownValue);
};

/** Returns a further language's files, merged over the first language's, which `readOwnerFiles` returns. */
export function readTranslatedFiles(first: OwnerFiles, language: string): OwnerFiles {
  const over = (source: Source, own?: Source, combine: (first: unknown, own: unknown) => Merged = merge) => {
    // If the first can't be read, there is nothing to merge with.
    const ownValue = source.value === undefined ? undefined : own?.value;
    return mergedSource(source, own, combine(source.value, ownValue));
  };
  const { root, folder } = first;
  const read = (file: string) => {
    const path = resolve(folder, language, file);
    return existsSync(path) ? readSource(root, path) : undefined;
  };
  return {
    ...first,
    language,
    resume: over(first.resume, read('resume.json')),
    site: over(first.site, read('site.json'), (first, own) => mergeSite(first, own, language)),
    projects: first.projects.map(([name, source]) => {
      const own = readProject(root, folder, name, language);
      return [name, over(source, own, own && mergeProject(source, own))];
    }),
    versions: first.versions.map(([name, source]) => [name, over(source, read(`versions/${name}.json`))]),
  };
}

/** What `merge` returns. A value has the same path in the first file, in the language's file and in the merged result. */
type Merged = ReturnType<typeof merge>;

/**
 * Returns a language's file merged over the first language's: objects by key, lists of objects entry by entry; any other
 * value replaces the first language's, unless the value is blank (`""`, `[]`, `{}`, null).
 */
export function merge(first: unknown, own: unknown) {
  /** Paths of the lists that are merged entry by entry, but differ in length. */
  const uneven: JSONPath[] = [];
  function join(first: unknown, own: unknown, path: JSONPath): unknown {
    if (first === undefined) return own;
    if (isBlank(own)) return first;
    if (isObject(first) && isObject(own)) {
      const names = Object.keys({ ...first, ...own });
      return Object.fromEntries(names.map((name) => [name, join(first[name], own[name], [...path, name])]));
    }
    if (path.at(-1) === 'highlights') return withTagsOf(first, own);
    if (!hasObjects(first) || !hasObjects(own)) return own;
    if (first.length !== own.length) uneven.push(path);
    const longer = first.length > own.length ? first : own;
    return longer.map((_, index) => join(first[index], own[index], [...path, index]));
  }
  return { value: join(first, own, []), uneven };
}

/** Highlights in a further language have the tags of the first one's. */
function withTagsOf(first: unknown, own: unknown): unknown {
  if (!Array.isArray(first) || !Array.isArray(own) || first.length !== own.length) return own;
  return own.map((text, index) => {
    const tags = tagsIn(String(first[index]));
    return tags.length && typeof text === 'string' && !tagsIn(text).length ? `${text} {${tags}}` : text;
  });
}

const hasObjects = (value: unknown): value is unknown[] => Array.isArray(value) && value.some(isObject);

/** True if a value is null, a blank text, or an empty list or object. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' ? !value.trim() : typeof value === 'object' && !Object.keys(value).length);

/** Merges a language's `site.json` over the first one's, whose words it inherits only if the interface has none in it. */
export function mergeSite(first: unknown, own: unknown, folder: string): Merged {
  const language = tagOf(folder);
  if (!isObject(first)) return merge(first, own);
  const { language: _, words: __, ...rest } = first;
  const words = textsFor(language) ? {} : { words: textsOf(first as Site) };
  return merge({ ...rest, ...words }, { ...(own ?? {}), language });
}

/**
 * Returns a file as the site reads it; its faults point to the file with the value: the language's own if that has it, else
 * the first language's.
 */
function mergedSource(first: Source, own: Source | undefined, { value, uneven }: Merged): Source {
  const file = own?.file ?? first.file;
  return {
    own,
    file,
    value,
    sections: own?.sections ?? first.sections,
    faults: [
      ...(own?.faults ?? []),
      ...uneven.flatMap((path) => {
        const countIn = (source?: Source) => (valueAt(source?.value, path) as unknown[]).length;
        const problem = `has ${countIn(own)} instead of ${countIn(first)} entries, which are those of ${first.file} in the same order`;
        return own?.fault(path, problem, 'list every entry, as {} if there is nothing to translate') ?? [];
      }),
    ],
    fault(path, problem, remedy) {
      const known = (source: Source) =>
        path.findLastIndex((_, index) => hasPath(source, path.slice(0, index + 1)));
      const isOwn = own && (hasPath(own, path) || known(own) > known(first));
      return (isOwn ? own : first).fault(path, problem, remedy);
    },
  };
}

const hasPath = ({ value }: Source, path: JSONPath) => valueAt(value, path) !== undefined;

/** Returns the résumé, the settings, the project pages and the versions. */
export const sourcesOf = ({ resume, site, projects, versions }: OwnerFiles): Source[] => [
  resume,
  site,
  ...[...projects, ...versions].map(([, source]) => source),
];

/** Returns every string in the owner's content, with its file and path. */
export const stringsOf = (files: OwnerFiles) => sourcesOf(files).flatMap(allStrings);

/** Returns the names of the projects in a content folder: the file names without their extension. */
export const projectsIn = (folder: string): string[] => namesIn(folder, 'projects');

function namesIn(folder: string, kind: 'projects' | 'versions'): string[] {
  const files = filesIn(resolve(folder, kind)).filter((file) => !/^readme\./i.test(file));
  const names = files.flatMap((file) => /^[^/]+(?=\.(?:json|md)$)/.exec(file) ?? []);
  return [...new Set(names)].sort();
}
