import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';

/** The owner's folder, and the demonstration's, which stands in until there is one; below the project's root. */
export const OWN = 'src/content';
export const DEMONSTRATION = 'demo/content';

/**
 * The folder that the site is made of: `CONTENT_DIR`, else the owner's, else the demonstration's.
 * @param root absolute path of the project
 * @returns its absolute path
 */
export function contentFolder(root: string, env: Record<string, string | undefined> = process.env): string {
  if (env.CONTENT_DIR) return resolve(root, env.CONTENT_DIR);
  const isUnclaimed = !existsSync(resolve(root, OWN, 'resume.json'));
  return resolve(root, isUnclaimed && existsSync(resolve(root, DEMONSTRATION)) ? DEMONSTRATION : OWN);
}

/** Whether a folder is the demonstration's, which no owner has claimed yet. */
export const isDemonstration = (root: string, folder: string): boolean =>
  relative(root, folder).replaceAll('\\', '/') === DEMONSTRATION;
