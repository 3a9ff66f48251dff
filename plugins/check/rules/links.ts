import { type Field, findStrings } from '../../content/read/fields.ts';
import { languagesIn, publicFiles } from '../../content/read/folder.ts';
import { contentOf, hasBudgetPage } from '../../content/read/load.ts';
import { type OwnerFiles, stringsOf } from '../../content/read/owner-files.ts';
import { fieldNameIn, isFromMarkdown } from '../../content/read/values.ts';
import { isProse } from '../../content/text/field-kinds.ts';
import { innerPaths } from '../../content/text/inline-text.ts';
import { LAYOUT_IDS } from '../../content/text/slug.ts';
import { decoded } from '../../content/text/url.ts';
import { SECTION_IDS } from '../../content/types.ts';
import { type EntryView, entriesOf } from '../../content/views/entries.ts';
import { homeSections } from '../../content/views/home.ts';
import { entryId } from '../../content/views/timelines.ts';
import { CRAWLER_FILES, hasText, LANGUAGE_FILES } from '../../deployment/file-names.ts';
import type { Fault } from '../../fault.ts';
import { CODE } from '../../project.ts';
import { closestMatch, quoted, suggestion } from '../advice.ts';

/** The id of an entry in a section of the home page: `experience-1`. */
const ENTRY_ID = new RegExp(`^(${SECTION_IDS.join('|')})-\\d+$`);

/** Finds links within the site to missing pages, files or sections. */
export function deadLinks(files: OwnerFiles): Fault[] {
  const served = servedBy(files);
  return stringsOf(files).flatMap((text) =>
    pathsIn(text).flatMap((link) => deadLink(link, text, served, files.folderPath)),
  );
}

/** Returns the site's paths in a text: those of links in prose, or the URL of a link in a block or in Markdown. */
function pathsIn({ path, value }: Field<string>): string[] {
  const isUrl = path.at(-1) === 'href' || (path.at(-1) === 'url' && path.includes('links'));
  if (isUrl || isFromMarkdown(path)) return isUrl && /^\/(?!\/)/.test(value) ? [value] : [];
  return isProse(fieldNameIn(path)) ? innerPaths(value) : [];
}

function deadLink(link: string, { fault }: Field, { pages, others }: Served, folderPath: string): Fault[] {
  const [, path = '', hash = ''] = /^([^?#]*)[^#]*(?:#(.*))?/s.exec(link) ?? [];
  const plain = decoded(path);
  const page = plain.replace(/(\/index)?\.html$/, '') || '/';
  if (others.has(plain) || others.has(page)) return [];
  const dead = (target: string, near: string | undefined, otherwise: string) => [
    fault(`${quoted(link)} does not lead to a ${target}`, suggestion(near, otherwise)),
  ];
  if (!(page in pages)) {
    const near = closestMatch(plain, [...Object.keys(pages), ...others]);
    const remedy = `its pages are ${Object.keys(pages).join(', ')}; files go into ${folderPath}/public/`;
    return dead('page or file of the site', near && near + link.slice(path.length), remedy);
  }
  const ids = pages[page];
  if (!hash || !ids || ids.includes(hash) || LAYOUT_IDS.test(hash)) return [];
  const near = closestMatch(hash, ids);
  const sections = ids.filter((id) => !ENTRY_ID.test(id)).map((id) => `#${id}`);
  const remedy = sections.length
    ? `its sections are ${sections.join(', ')}`
    : `it has no sections: remove #${hash}`;
  return dead(`section of ${page}`, near && `${path}#${near}`, remedy);
}

type Served = ReturnType<typeof servedBy>;

/** Returns the pages by path, with the ids of their sections and entries if these are known, and the paths of other files. */
function servedBy(files: OwnerFiles) {
  const { folder, projects } = files;
  const pages: Record<string, string[] | undefined> = {
    '/': files.resume.value === undefined ? undefined : homeIds(files),
    ...(hasBudgetPage(files) && { '/budget': undefined }),
    ...Object.fromEntries(
      projects.map(([name, source]) => {
        const ids = findStrings(source, 'sections', '*', 'id').map(({ value }) => value);
        return [`/${name}`, source.value === undefined ? undefined : ids];
      }),
    ),
  };
  const texts = projects.flatMap(([name]) => (hasText(name) ? `${name}.md` : []));
  const ofLanguage = ['resume.pdf', 'sw.js', ...LANGUAGE_FILES, ...texts].map((file) => `/${file}`);
  const shared = [...CRAWLER_FILES, ...publicFiles(CODE, folder)].map((file) => `/${file}`);
  const ofOthers = languagesIn(folder).flatMap((language) =>
    ['', ...Object.keys(pages), ...ofLanguage].map((path) => `/${language}${path}`),
  );
  return { pages, others: new Set([...ofLanguage, ...shared, ...ofOthers]) };
}

/** Returns the ids of the built home page, which has no section for a part that the résumé lacks. */
function homeIds(files: OwnerFiles): string[] | undefined {
  try {
    const content = contentOf(files);
    const entries: Record<string, EntryView[]> = entriesOf(content.resume, content.site);
    const sections = homeSections(content).filter(({ id }) => typeof id === 'string');
    return sections.flatMap(({ id }) => [id, ...(entries[id] ?? []).map((_, index) => entryId(id, index))]);
  } catch {
    // Other rules report why the content can't be read.
    return undefined;
  }
}
