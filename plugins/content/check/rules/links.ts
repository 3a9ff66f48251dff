import { CRAWLER_FILES, LANGUAGE_FILES } from '../../deployment/editions.ts';
import type { Fault, Flaw } from '../../fault.ts';
import { publicFiles } from '../../read/folder.ts';
import { languagesIn } from '../../read/languages.ts';
import { contentOf } from '../../read/load.ts';
import { type OwnerFiles, stringsOf } from '../../read/owner-files.ts';
import { type Found, fieldNameIn, findStrings, type Source } from '../../read/source.ts';
import { innerPaths, PROSE } from '../../text/inline-text.ts';
import { decoded } from '../../text/url.ts';
import { type Content, SECTION_IDS } from '../../types.ts';
import { homeSections } from '../../views/home.ts';
import { type Entry, entriesOf, entryId } from '../../views/sections.ts';
import { closestMatch, quoted } from '../schema-messages.ts';
import { LAYOUT_IDS } from './pages.ts';

/** Files that the build makes for each language in addition to its pages; `resume.pdf` may be the owner's own. */
const MADE = ['resume.pdf', 'sw.js', ...LANGUAGE_FILES];
/** Ids of entries within the home page's sections: `experience-1`. */
const ENTRY = new RegExp(`^(${SECTION_IDS.join('|')})-\\d+$`);

interface Served {
  /** The pages by path, with the ids of their sections and entries, if these can be determined. */
  pages: Record<string, string[] | undefined>;
  /** All other paths: files, and everything in further languages. */
  others: Set<string>;
}

/** Finds links within the site to missing pages, files or sections. */
export function innerLinks(files: OwnerFiles): Fault[] {
  const served = servedBy(files);
  return stringsOf(files).flatMap((found) =>
    pathsIn(found).flatMap((link) => {
      const flaw = flawOf(link, served, files);
      return flaw ? [found.fault(...flaw)] : [];
    }),
  );
}

/** The paths of links in prose, and the path in the `url` of a block of links. */
function pathsIn({ path, value }: Found<string>): string[] {
  if (path.at(-1) === 'url' && path.includes('links') && /^\/(?!\/)/.test(value)) return [value];
  return PROSE.test(fieldNameIn(path)) ? innerPaths(value) : [];
}

function flawOf(link: string, { pages, others }: Served, { shown }: OwnerFiles): Flaw | undefined {
  const [, path = '', hash = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(link) ?? [];
  const plain = decoded(path);
  const page = plain.replace(/(\/index)?\.html$/, '') || '/';
  if (others.has(plain) || others.has(page)) return undefined;
  if (!(page in pages)) {
    const near = closestMatch(plain, [...Object.keys(pages), ...others]);
    return [
      `${quoted(link)} does not lead to a page or file of the site`,
      near
        ? `did you mean ${near}${link.slice(path.length)}?`
        : `its pages are ${Object.keys(pages).join(', ')}; files go into ${shown}/public/`,
    ];
  }
  const ids = pages[page];
  if (!hash || !ids || ids.includes(hash) || LAYOUT_IDS.test(hash)) return undefined;
  const near = closestMatch(hash, ids);
  const sections = ids.filter((id) => !ENTRY.test(id)).map((id) => `#${id}`);
  const instead = sections.length
    ? `its sections are ${sections.join(', ')}`
    : `it has no sections: remove #${hash}`;
  return [
    `${quoted(link)} does not lead to a section of ${page}`,
    near ? `did you mean ${path}#${near}?` : instead,
  ];
}

function servedBy(files: OwnerFiles): Served {
  const { root, folder, projects } = files;
  const content = contentOf(files);
  const pages: Served['pages'] = {
    '/': files.resume.value === undefined ? undefined : homeIds(content),
    ...(content.hasBudgetPage && { '/budget': undefined }),
    ...Object.fromEntries(projects.map(([name, source]) => [`/${name}`, projectIds(source)])),
  };
  const inEach = MADE.map((file) => `/${file}`);
  const shared = [...CRAWLER_FILES, ...publicFiles(root, folder)].map((file) => `/${file}`);
  const further = languagesIn(folder).flatMap((language) =>
    ['', ...Object.keys(pages), ...inEach].map((path) => `/${language}${path}`),
  );
  return { pages, others: new Set([...inEach, ...shared, ...further]) };
}

/** The ids on the home page as it is built: a part missing from the résumé has no section. */
function homeIds(content: Content): string[] | undefined {
  try {
    const entries: Record<string, Entry[]> = entriesOf(content.resume, content.site);
    const sections = homeSections(content).filter(({ id }) => typeof id === 'string');
    return sections.flatMap(({ id }) => [id, ...(entries[id] ?? []).map((_, index) => entryId(id, index))]);
  } catch {
    // Other rules report the fault that prevents it.
    return undefined;
  }
}

const projectIds = (source: Source): string[] | undefined =>
  source.value === undefined
    ? undefined
    : findStrings(source, 'sections', '*', 'id').map(({ value }) => value);
