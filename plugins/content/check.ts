import type { Fault } from './fault.ts';
import { checkDemo } from './rules/demo.ts';
import { checkFont } from './rules/font.ts';
import { type OwnerFiles, readOwnerFiles } from './rules/owner-files.ts';
import { checkPages } from './rules/pages.ts';
import { checkPictures } from './rules/pictures.ts';
import { brokenLinks } from './rules/prose.ts';
import { checkResume } from './rules/resume.ts';
import { checkSections } from './rules/sections.ts';
import { checkSite, checkSiteUrl } from './rules/site.ts';
import { unknownFields } from './rules/unknown-fields.ts';
import { unshown } from './rules/unshown.ts';
import { checkWords, unspoken } from './rules/words.ts';
import { checkSchema } from './schema.ts';

/** What the check found: faults stop the build, warnings do not. */
export interface Verdict {
  faults: Fault[];
  warnings: Fault[];
}

/**
 * Checks everything that the owner wrote, and finds all that is wrong with it at once.
 * @param root absolute path of the project
 * @param folder absolute path of the owner's folder
 * @param env where `SITE_URL` and `ALLOW_DEMO` are read
 * @returns the faults in the order of the files and their lines
 */
export async function checkContent(
  root: string,
  folder: string,
  env: Record<string, string | undefined> = process.env,
): Promise<Verdict> {
  const files = readOwnerFiles(root, folder);
  const { resume, site, projects } = files;
  const sources = [resume, site, ...projects.map(([, source]) => source)];
  const pictures = await checkPictures(files);
  const faults = [
    ...sources.flatMap((source) => source.faults),
    ...checkSchema('resume', resume),
    ...checkSchema('site', site),
    ...projects.flatMap(([, source]) => checkSchema('project', source)),
    ...checkResume(files),
    ...checkSite(files),
    ...checkWords(files),
    ...checkSections(files),
    ...checkFont(files),
    ...checkPages(files),
    ...pictures.faults,
    ...checkSiteUrl(env.SITE_URL),
    ...checkDemo(files, env),
  ];
  const order = [...new Set(sources.map(({ file }) => file))];
  const rank = ({ file }: Fault) => (order.includes(file) ? order.indexOf(file) : order.length);
  const inOrder = (a: Fault, b: Fault) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0);
  const unseen = [
    ...unspoken(files),
    ...unknownFields(files),
    ...unshown(files),
    ...brokenLinks(files),
    ...withoutCard(files),
  ];
  return { faults: faults.sort(inOrder), warnings: [...pictures.warnings, ...unseen].sort(inOrder) };
}

/** Project pages that the home page does not lead to. */
function withoutCard({ resume, projects }: OwnerFiles): Fault[] {
  if (resume.value === undefined) return [];
  const cards = resume.find('projects', '*', 'name').map(({ value }) => value);
  return projects.flatMap(([, source]) => {
    const title = source.find('title')[0]?.value;
    if (typeof title !== 'string' || cards.includes(title)) return [];
    const remedy = `add a project named ${title} to ${resume.file}`;
    return [source.fault(['title'], 'the home page has no card for it', remedy)];
  });
}
