import { decoded } from '../address.ts';
import type { Fault } from '../fault.ts';
import { FOR_ROBOTS, publicFiles } from '../folder.ts';
import { homeView } from '../home.ts';
import { innerPaths } from '../inline-text.ts';
import { languagesIn } from '../languages.ts';
import { withoutBlanks } from '../load.ts';
import { type OwnerFiles, textsOf } from '../owner-files.ts';
import { nearest, quoted } from '../schema-words.ts';
import { type Found, findTexts, type Source } from '../source.ts';
import type { Content } from '../types.ts';
import { FRAME_IDS } from './sections.ts';

/** What the build makes for each language beside its pages; `resume.pdf` may be the owner's own. */
const MADE = ['resume.pdf', 'resume.json', 'contact.vcf', 'site.webmanifest', 'sw.js'];
/** Where links lead is the same whatever pictures there are. */
const NO_PICTURE = { src: '', width: 0, height: 0, widths: [], alt: '' };

interface Page {
  /** Ids of its sections. */
  sections: string[];
  /** Ids within them, such as `experience-1`. */
  entries: string[];
}

interface Served {
  /** The pages by their paths, with what links can lead to on them where this can be told. */
  pages: Map<string, Page | undefined>;
  /** Paths of everything else: files, and the same in further languages. */
  others: Set<string>;
}

/**
 * Links within the site that lead to no page or file of it, or to no section of a page.
 * @param isSound whether résumé and settings are without fault, so that they can be made into the home page
 */
export function innerLinks(files: OwnerFiles, isSound: boolean): Fault[] {
  const served = servedBy(files, isSound);
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
  const { sections, entries } = pages.get(page) ?? {};
  if (!hash || !sections || !entries || FRAME_IDS.test(hash)) return undefined;
  const ids = [...sections, ...entries];
  if (ids.includes(hash)) return undefined;
  const near = nearest(hash, ids);
  const instead = sections.length
    ? `its sections are ${sections.map((id) => `#${id}`).join(', ')}`
    : `it has none: remove #${hash}`;
  return {
    problem: `${quoted(link)} leads to no section of ${page}`,
    remedy: near ? `did you mean ${path}#${near}?` : instead,
  };
}

function servedBy(files: OwnerFiles, isSound: boolean): Served {
  const { root, folder, projects } = files;
  const pages: Served['pages'] = new Map([
    ['/', isSound ? homePage(files) : undefined],
    ...projects.map(([name, source]): [string, Page | undefined] => [`/${name}`, projectPage(source)]),
  ]);
  const inEach = MADE.map((file) => `/${file}`);
  const shared = [...FOR_ROBOTS, ...publicFiles(root, folder)].map((file) => `/${file}`);
  const further = languagesIn(folder).flatMap((language) =>
    ['', ...pages.keys(), ...inEach].map((path) => `/${language}${path}`),
  );
  return { pages, others: new Set([...inEach, ...shared, ...further]) };
}

/** As it is shown: a part that the résumé does not have has no section. */
function homePage({ resume, site }: OwnerFiles): Page {
  const content = { resume: withoutBlanks(resume.value) ?? {}, site: site.value, projects: {} } as Content;
  const { order, timelines } = homeView(content, () => NO_PICTURE);
  return {
    sections: order.map((each) => (typeof each === 'string' ? each : each.id)),
    entries: timelines.flatMap(({ jobs }) => jobs.map(({ id }) => id)),
  };
}

const projectPage = (source: Source): Page | undefined =>
  source.value === undefined
    ? undefined
    : { sections: findTexts(source, 'sections', '*', 'id').map(({ value }) => value), entries: [] };
