/** The hash in the names of scripts, styles and fonts, as the bundler's placeholder: with fewer than 7 it refuses 100 chunks. */
export const HASH = '[hash:8]';

/** A module that every page uses, but no first visit needs. */
const SHARED_MODULE = '/src/components/picture.tsx';

/**
 * The name of a chunk, as the bundler's template. What a project's page shows is named after the project, in which there is
 * no dot, so none is taken for one of the site's own; the shared module's chunk keeps its name whatever else is in it.
 */
export function chunkName({ moduleIds }: { moduleIds: string[] }): string {
  if (moduleIds.some((id) => id.endsWith(SHARED_MODULE))) return 'picture';
  return moduleIds.some((id) => id.includes('content:projects/')) ? '[name].page' : '[name]';
}

/** A hash in a file name: that of the bundler, or a picture's (`pictures/masters.ts`). */
export const HASH_PATTERN = /-[\w-]{8}(?=\.\w+$)|\.[\w-]{6}(?=(?:-\d+)?\.\w+$)/;

/** Files of the owner's `public/` that are joined with the site's own: what they add configures a host. */
export const JOINED_FILES = ['_headers', '_redirects', '.htaccess'];

/** The service worker of a built site. */
export const WORKER_FILE = 'sw.js';

/**
 * The files of a built site that its service worker precaches: the pages, scripts, styles and fonts.
 * @param files paths of all files, with forward slashes
 * @param pages files of the pages; other HTML files are the owner's own
 * @param separateSites folders that are separate sites, each with its own worker
 */
export const precached = (files: string[], pages: string[], separateSites: string[]): string[] =>
  files
    .filter(
      (file) => pages.includes(file) || (/\.(js|css|woff2?|ttf|otf)$/.test(file) && file !== WORKER_FILE),
    )
    .filter((file) => !separateSites.includes(file.replace(/\/.*/, '')));

/** Some items and everything that they lead to, each once, depth first. */
export function reachable<T>(starts: Iterable<T>, next: (item: T) => T[]): T[] {
  const found = new Set<T>();
  const visit = (item: T) => {
    if (found.has(item)) return;
    found.add(item);
    next(item).forEach(visit);
  };
  for (const item of starts) visit(item);
  return [...found];
}
