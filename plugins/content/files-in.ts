import { existsSync, readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';

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

/**
 * What is served as it is, from the base of the first language for all of them.
 * @param root absolute path of the project
 * @param folder absolute path of the owner's folder
 */
export const publicFiles = (root: string, folder: string): string[] => [
  ...filesIn(resolve(root, 'public')),
  ...filesIn(resolve(folder, 'public')),
];

/** What the build makes beside the first language alone. */
export const FOR_ROBOTS = ['sitemap.xml', 'robots.txt'];
