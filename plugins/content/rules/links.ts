import { decoded } from '../address.ts';
import type { Fault } from '../fault.ts';
import { FOR_ROBOTS, publicFiles } from '../folder.ts';
import { homeView } from '../home.ts';
import { innerPaths } from '../inline-text.ts';
import { languagesIn } from '../languages.ts';
import { withoutBlanks } from '../load.ts';
import { type OwnerFiles, textsOf } from '../owner-files.ts';
import { nearest, quoted } from '../schema-words.ts';
import { SECTION_IDS } from '../section-ids.ts';
import { type Found, findTexts, type Source } from '../source.ts';
import type { Content } from '../types.ts';
import { FRAME_IDS } from './sections.ts';

/** What the build makes for each language beside its pages; `resume.pdf` may be the owner's own. */
const MADE = ['resume.pdf', 'resume.json', 'contact.vcf', 'site.webmanifest', 'sw.js'];
/** Where links lead is the same whatever pictures there are. */
const NO_PICTURE = { src: '', width: 0, height: 0, widths: [], alt: '' };
/** What links lead to within the home page's sections: `experience-1`. */
const ENTRY = new RegExp(`^(${SECTION_IDS.join('|')})-\\d+$`);

interface Served {
  /** The pages by their paths, with the ids of their sections and entries where these can be told. */
  pages: Map<string, string[] | undefined>;
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
  const ids = pages.get(page);
  if (!hash || !ids || ids.includes(hash) || FRAME_IDS.test(hash)) return undefined;
  const near = nearest(hash, ids);
  const sections = ids.filter((id) => !ENTRY.test(id)).map((id) => `#${id}`);
  const instead = sections.length
    ? `its sections are ${sections.join(', ')}`
    : `it has none: remove #${hash}`;
  return {
    problem: `${quoted(link)} leads to no section of ${page}`,
    remedy: near ? `did you mean ${path}#${near}?` : instead,
  };
}

function servedBy(files: OwnerFiles, isSound: boolean): Served {
  const { root, folder, projects } = files;
  const pages: Served['pages'] = new Map([
    ['/', isSound ? homeIds(files) : undefined],
    ...projects.map(([name, source]): [string, string[] | undefined] => [`/${name}`, projectIds(source)]),
  ]);
  const inEach = MADE.map((file) => `/${file}`);
  const shared = [...FOR_ROBOTS, ...publicFiles(root, folder)].map((file) => `/${file}`);
  const further = languagesIn(folder).flatMap((language) =>
    ['', ...pages.keys(), ...inEach].map((path) => `/${language}${path}`),
  );
  return { pages, others: new Set([...inEach, ...shared, ...further]) };
}

/** As it is shown: a part that the résumé does not have has no section. */
function homeIds({ resume, site }: OwnerFiles): string[] {
  const content = { resume: withoutBlanks(resume.value) ?? {}, site: site.value, projects: {} } as Content;
  const { order, timelines } = homeView(content, () => NO_PICTURE);
  const sections = order.map((each) => (typeof each === 'string' ? each : each.id));
  return [...sections, ...timelines.flatMap(({ jobs }) => jobs.map(({ id }) => id))];
}

const projectIds = (source: Source): string[] | undefined =>
  source.value === undefined ? undefined : findTexts(source, 'sections', '*', 'id').map(({ value }) => value);
