import type { Fault } from '../fault.ts';
import { FOR_ROBOTS, publicFiles } from '../folder.ts';
import { innerPaths, LINK_STARTS, lostLinks } from '../inline-text.ts';
import { languagesIn } from '../languages.ts';
import { nearest, quoted } from '../schema-words.ts';
import { SECTION_IDS } from '../sections.ts';
import type { Found, Source } from '../source.ts';
import { type OwnerFiles, sourcesOf } from './owner-files.ts';
import { FRAME_IDS } from './sections.ts';

/** What the build makes for each language beside its pages; `resume.pdf` may be the owner's own. */
const MADE = ['resume.pdf', 'resume.json', 'contact.vcf', 'site.webmanifest', 'sw.js'];
/** What links lead to within a section: `experience-1`. */
const ENTRY = /-\d+$/;

/** Links within the site that lead to no page or file of it, or to no section of a page. */
export function innerLinks(files: OwnerFiles): Fault[] {
  const served = servedBy(files);
  return sourcesOf(files).flatMap((source) =>
    source.texts().flatMap((found) =>
      pathsIn(found).flatMap((link) => {
        const wrong = problemOf(link, served, files);
        return wrong ? [source.fault(found.path, wrong.problem, wrong.remedy)] : [];
      }),
    ),
  );
}

/** The paths in prose, and the one that stands by itself in a block of links. */
const pathsIn = ({ path, value }: Found & { value: string }): string[] =>
  path.at(-1) === 'url' && path.includes('links') && /^\/(?!\/)/.test(value) ? [value] : innerPaths(value);

interface Served {
  /** The first language's pages by their paths, with the ids of their sections where these can be told. */
  pages: Map<string, string[] | undefined>;
  /** Paths of everything else: files, and the same in further languages. */
  others: Set<string>;
}

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
  const home = site.find('sections').length
    ? [...textsAt(site, 'sections', '*'), ...textsAt(site, 'sections', '*', 'id')]
    : SECTION_IDS;
  const pages: Served['pages'] = new Map([
    ['/', site.value === undefined ? undefined : home],
    ...projects.map(([name, source]): [string, string[] | undefined] => [
      `/${name}`,
      source.value === undefined ? undefined : textsAt(source, 'sections', '*', 'id'),
    ]),
  ]);
  const inEach = MADE.map((file) => `/${file}`);
  return {
    pages,
    others: new Set([
      ...inEach,
      ...[...FOR_ROBOTS, ...publicFiles(root, folder)].map((file) => `/${file}`),
      ...languagesIn(folder).flatMap((language) =>
        ['', ...pages.keys(), ...inEach].map((path) => `/${language}${path}`),
      ),
    ]),
  };
}

const textsAt = (source: Source, ...pattern: string[]): string[] =>
  source.find(...pattern).flatMap(({ value }) => (typeof value === 'string' ? value : []));

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** What was meant as a link in the owner's prose and can be none: it stands as it is written. */
export const brokenLinks = (files: OwnerFiles): Fault[] =>
  sourcesOf(files).flatMap((source) =>
    source.texts().flatMap(({ path, value }) =>
      lostLinks(value).map(({ address, written }) => {
        const isHost = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address);
        const remedy = isHost
          ? `write the address as https://${address}`
          : `begin the address with ${LINK_STARTS.join(' ')}`;
        return source.fault(path, `${quoted(written)} is no link, and its letters are shown`, remedy);
      }),
    ),
  );
