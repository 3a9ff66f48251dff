import { existsSync, readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';

/** The owner's folder, and the demonstration's, which stands in until there is one; below the project's root. */
export const OWN = 'src/content';
export const DEMONSTRATION = 'demo/content';
/** What other people would make of the same code: a content folder each. */
export const EXAMPLES = 'examples';

/**
 * The folder that the site is made of: `CONTENT_DIR`, else the owner's, else the demonstration's.
 * @returns its absolute path
 */
export function contentFolder(root: string, env = process.env): string {
  if (env.CONTENT_DIR) return resolve(root, env.CONTENT_DIR);
  const isUnclaimed = !isClaimed(resolve(root, OWN)) && existsSync(resolve(root, DEMONSTRATION));
  return resolve(root, isUnclaimed ? DEMONSTRATION : OWN);
}

/** Whether an owner has begun: any file tells, for the résumé may have another name by mistake. */
const isClaimed = (folder: string): boolean =>
  existsSync(resolve(folder, 'resume.json')) || filesIn(folder).some((file) => !/(^|\/)\./.test(file));

/** Whether a folder is the demonstration's, which no owner has claimed yet. */
export const isDemonstration = (root: string, folder: string): boolean =>
  relative(root, folder).replaceAll('\\', '/') === DEMONSTRATION;

/** The examples by name, such as `designer`; none where their folder is gone. */
export function exampleNames(root: string): string[] {
  const folder = resolve(root, EXAMPLES);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => existsSync(resolve(folder, name, 'resume.json'))).sort();
}

/**
 * Every file in a folder and those below it; none where there is no such folder.
 * @param folder absolute path
 * @returns paths below the folder, with slashes
 */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, resolve(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    : [];

/** What is served as it is, from the base of the first language for all of them. */
export const publicFiles = (root: string, folder: string): string[] => [
  ...filesIn(resolve(root, 'public')),
  ...filesIn(resolve(folder, 'public')),
];

/** What the build makes beside the first language alone. */
export const FOR_ROBOTS = ['sitemap.xml', 'robots.txt'];
