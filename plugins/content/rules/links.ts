import { decoded } from '../address.ts';
import type { Fault } from '../fault.ts';
import { FOR_ROBOTS, publicFiles } from '../folder.ts';
import { innerPaths } from '../inline-text.ts';
import { languagesIn } from '../languages.ts';
import { type OwnerFiles, textsOf } from '../owner-files.ts';
import { nearest, quoted } from '../schema-words.ts';
import { type Found, find, findTexts, type Source } from '../source.ts';
import { SECTION_IDS } from '../types.ts';
import { FRAME_IDS } from './sections.ts';

/** What the build makes for each language beside its pages; `resume.pdf` may be the owner's own. */
const MADE = ['resume.pdf', 'resume.json', 'contact.vcf', 'site.webmanifest', 'sw.js'];
/** What links lead to within a section: `experience-1`. */
const ENTRY = /-\d+$/;

interface Served {
  /** The first language's pages by their paths, with the ids of their sections where these can be told. */
  pages: Map<string, string[] | undefined>;
  /** Paths of everything else: files, and the same in further languages. */
  others: Set<string>;
}

/** Links within the site that lead to no page or file of it, or to no section of a page. */
export function innerLinks(files: OwnerFiles): Fault[] {
  const served = servedBy(files);
  return textsOf(files).flatMap(({ source, ...found }) =>
    pathsIn(found).flatMap((link) => {
      const wrong = problemOf(link, served, files);
      return wrong ? [source.fault(found.path, wrong.problem, wrong.remedy)] : [];
    }),
  );
}

/** The paths in prose, and the one that stands by itself in a block of links. */
const pathsIn = ({ path, value }: Found<string>): string[] =>
  path.at(-1) === 'url' && path.includes('links') && /^\/(?!\/)/.test(value) ? [value] : innerPaths(value);

function problemOf(link: string, { pages, others }: Served, { shown }: OwnerFiles) {
  const [, path = '', hash = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(link) ?? [];
  const plain = decoded(path);
  const page = plain.replace(/(\/index)?\.html$/, '') || '/';
  if (others.has(plain) || others.has(page)) return undefined;
  if (!pages.has(page)) {
    const near = nearest(plain, [...pages.keys(), ...others]);
    return {
      problem: `${quoted(link)} leads to no page or file of the site`,
      remedy: near
        ? `did you mean ${near}${link.slice(path.length)}?`
        : `its pages are ${[...pages.keys()].join(', ')}; a file goes into ${shown}/public/`,
    };
  }
  const ids = pages.get(page);
  if (!hash || !ids || FRAME_IDS.test(hash)) return undefined;
  if (ids.includes(hash) || ids.includes(hash.replace(ENTRY, ''))) return undefined;
  const near = nearest(hash, ids);
  return {
    problem: `${quoted(link)} leads to no section of ${page}`,
    remedy: near
      ? `did you mean ${path}#${near}?`
      : `its sections are ${ids.map((id) => `#${id}`).join(', ')}`,
  };
}

function servedBy({ root, folder, site, projects }: OwnerFiles): Served {
  const isPlanned = site.value === undefined || find(site, 'sections').length;
  const pages: Served['pages'] = new Map([
    ['/', isPlanned ? idsIn(site) : [...SECTION_IDS]],
    ...projects.map(([name, source]): [string, string[] | undefined] => [`/${name}`, idsIn(source)]),
  ]);
  const inEach = MADE.map((file) => `/${file}`);
  const shared = [...FOR_ROBOTS, ...publicFiles(root, folder)].map((file) => `/${file}`);
  const further = languagesIn(folder).flatMap((language) =>
    ['', ...pages.keys(), ...inEach].map((path) => `/${language}${path}`),
  );
  return { pages, others: new Set([...inEach, ...shared, ...further]) };
}

const idsIn = (source: Source): string[] | undefined =>
  source.value === undefined
    ? undefined
    : [...findTexts(source, 'sections', '*'), ...findTexts(source, 'sections', '*', 'id')].map(
        ({ value }) => value,
      );
