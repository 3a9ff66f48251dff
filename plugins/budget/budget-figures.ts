import { type Budget, ceilingsOf, forPages, isFirst, type LoadTime } from './budget.ts';
import { isVersionPart, kindIn } from './built-files.ts';
import { type BuiltSite, partsOfHtml } from './built-site.ts';

/** When a file loads; on demand: on no page by itself. */
export type Time = LoadTime | 'on demand';

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
  when: Time;
  bytes: number;
}

/** The order in which one file's times on several pages count, and in which they are shown. */
const TIMES: Time[] = ['before load', 'after load', 'counted', 'aside', 'on scroll', 'on demand'];
const rank = ({ when }: { when: Time }) => TIMES.indexOf(when);

/** Weighs what the pages of a language (`de/`, or none) load, as was recorded in a browser, in the compressed site. */
export function weighPages(site: BuiltSite, budget: Budget, language: string, languages: string[]) {
  const weigh = (file: string) => site.weigh(file).sent;
  const named = new Map<string, string[]>();
  for (const file of site.files)
    named.set(site.nameOf(file), [...(named.get(site.nameOf(file)) ?? []), file]);
  const isOwn = (path: string) =>
    (languages.find((each) => path.startsWith(`${each}/`)) ?? '') === language.replace('/', '');
  const recorded = Object.entries(budget.loads ?? {});
  const ceilings = forPages(budget, recorded.length);
  const pages: PageFigures[] = [];
  const files = new Map<string, FileFigures>();
  const stale: string[] = [];
  for (const [path, loads] of recorded) {
    if (!isOwn(path.slice(1))) continue;
    const page = site.fileAt(path);
    const source = page ? site.read(page).toString() : '';
    // Of several that differ by their hash, such as print styles, the page names its own.
    const fileOf = (name: string) =>
      named.get(name)?.find((each, _, all) => !all[1] || source.includes(each));
    const items = Object.entries(loads).flatMap(([when, names]) =>
      names.map((name) => ({ name, when: when as Time, file: fileOf(name) })),
    );
    const missing = page ? items.find(({ file }) => !file)?.name : 'its file';
    if (!page || missing) {
      stale.push(`loads["${path}"]: ${missing} is gone`);
      continue;
    }
    const {
      markup: html,
      'inline styles': css,
      'inline fonts': fonts,
    } = partsOfHtml(source, weigh(page), site.encoding);
    const kinds: Record<string, number> = { html, css, fonts, js: 0 };
    for (const { name, when, file = '' } of items) {
      const item = { name, kind: kindIn(budget, name), when, bytes: weigh(file) };
      if (rank(item) < rank(files.get(name) ?? { when: 'on demand' })) files.set(name, item);
      if (isFirst(when)) kinds[item.kind] = (kinds[item.kind] ?? 0) + item.bytes;
    }
    const firstView = Object.values(kinds).reduce((sum, each) => sum + each);
    pages.push({ path, kinds, firstView, ceiling: ceilingsOf(ceilings, path).firstView });
  }
  for (const file of site.files.filter((each) => each.startsWith(`${language}assets/`))) {
    const name = site.nameOf(file);
    const isPart = /\.(js|css)$/.test(file) && !files.has(name) && !isVersionPart(file);
    if (isPart) files.set(name, { name, kind: kindIn(budget, name), when: 'on demand', bytes: weigh(file) });
  }
  const all = [...files.values()].sort((one, other) => rank(one) - rank(other) || other.bytes - one.bytes);
  return {
    pages,
    first: all.filter(({ when }) => isFirst(when)),
    rest: all.filter(({ when, kind }) => !isFirst(when) && kind !== 'pictures'),
    modules: (site.record?.chunks ?? [])
      .filter(({ file }) => isOwn(file))
      .flatMap(({ file, modules }) =>
        Object.entries(modules).map(([name, bytes]) => ({ name, file: site.nameOf(file), bytes })),
      )
      .sort((one, other) => other.bytes - one.bytes),
    stale,
  };
}
