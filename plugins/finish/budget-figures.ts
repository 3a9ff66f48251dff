import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Budget, ceilingsOf, forPages, type Loads } from '../budget/budget.ts';
import { partsOfHtml } from '../budget/parts-of-html.ts';
import { filesIn } from '../content/read/folder.ts';
import { kindOf, nameOf } from './built-files.ts';
import type { BuiltModules } from './module-sizes.ts';

/** When a file loads; on demand: on no page by itself. */
export type When = Loads | 'on demand';

/** What a page loads before the visitor does anything, in bytes as sent. */
export interface PageFigures {
  path: string;
  /** By kind; styles and fonts in the page count as such. */
  kinds: Record<string, number>;
  firstView: number;
  ceiling?: number;
}

export interface FileFigures {
  name: string;
  kind: string;
  when: When;
  bytes: number;
}

/** The order in which one file's times on several pages count, and in which they are shown. */
const TIMES: When[] = ['before load', 'after load', 'counted', 'aside', 'on scroll', 'on demand'];

const isFirst = (when: string) => TIMES.indexOf(when as When) < TIMES.indexOf('aside');

/** Weighs what the pages of a language (`de/`, or none) load, as was recorded in a browser, in the compressed site. */
export function weighPages(dist: string, budget: Budget, language: string, languages: string[]) {
  const built = new Set(filesIn(dist));
  const filesOf = new Map<string, string[]>();
  for (const file of built) filesOf.set(nameOf(file), [...(filesOf.get(nameOf(file)) ?? []), file]);
  const weigh = (file: string) => statSync(resolve(dist, built.has(`${file}.br`) ? `${file}.br` : file)).size;
  const kindIn = (name: string) =>
    Object.keys(budget.kinds ?? {}).find((kind) =>
      budget.kinds?.[kind]?.includes(name.replace(/.*\//, '')),
    ) ?? kindOf(name);
  const languageIn = (path: string) => languages.find((each) => path.startsWith(`${each}/`)) ?? '';

  const recorded = Object.entries(budget.loads ?? {});
  const ceilings = forPages(budget, recorded.length);
  const pages: PageFigures[] = [];
  const files = new Map<string, FileFigures>();
  const stale: string[] = [];
  for (const [path, loads] of recorded) {
    if (`${languageIn(path.slice(1))}/` !== (language || '/')) continue;
    const page = [`${path.slice(1)}.html`, `${path.slice(1)}index.html`].find((file) => built.has(file));
    const source = page ? readFileSync(resolve(dist, page), 'utf8') : '';
    // Of several that differ by their hash, such as print styles, the page names its own.
    const fileOf = (name: string) =>
      filesOf.get(name)?.find((each, _, all) => !all[1] || source.includes(each));
    const items = Object.entries(loads).flatMap(([when, names]) =>
      names.map((name) => ({ name, when: when as When, file: fileOf(name) })),
    );
    const missing = page ? items.find(({ file }) => !file)?.name : 'its file';
    if (!page || missing) {
      stale.push(`loads["${path}"]: ${missing} is gone`);
      continue;
    }
    const bytes = weigh(page);
    const { markup: html = 0, 'inline styles': css = 0, 'inline fonts': fonts } = partsOfHtml(source, bytes);
    const { firstView: ceiling } = ceilingsOf(ceilings, path);
    const figures: PageFigures = { path, kinds: { html, css, fonts, js: 0 }, firstView: bytes, ceiling };
    for (const { name, when, file = '' } of items) {
      const item = { name, kind: kindIn(name), when, bytes: weigh(file) };
      if (TIMES.indexOf(when) < TIMES.indexOf(files.get(name)?.when ?? 'on demand')) files.set(name, item);
      if (!isFirst(when)) continue;
      figures.kinds[item.kind] = (figures.kinds[item.kind] ?? 0) + item.bytes;
      figures.firstView += item.bytes;
    }
    pages.push(figures);
  }
  for (const file of built) {
    if (!file.startsWith(`${language}assets/`)) continue;
    const name = nameOf(file);
    const isPart = /\.(js|css)$/.test(file) && !files.has(name);
    if (isPart) files.set(name, { name, kind: kindIn(name), when: 'on demand', bytes: weigh(file) });
  }
  const rank = ({ when }: FileFigures) => TIMES.indexOf(when);
  const all = [...files.values()].sort((one, other) => rank(one) - rank(other) || other.bytes - one.bytes);
  return {
    pages,
    first: all.filter(({ when }) => isFirst(when)),
    rest: all.filter(({ when, kind }) => !isFirst(when) && kind !== 'pictures'),
    stale,
  };
}

/** The largest modules of a language's scripts, each with the name of its script. */
export function largestModules(dist: string, language: string, count: number) {
  const file = language ? `modules.${language.slice(0, -1)}.json` : 'modules.json';
  const { chunks }: BuiltModules = JSON.parse(readFileSync(resolve(dist, '../.build', file), 'utf8'));
  return chunks
    .flatMap(({ file, modules }) =>
      Object.entries(modules).map(([name, bytes]) => ({ name, file: nameOf(file), bytes })),
    )
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, count);
}
