import { lstatSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Fault, fileFault } from '../../fault.ts';
import { entriesIn, filesIn, isBelow, isHidden } from '../../read/folder.ts';
import type { OwnerFiles } from '../../read/owner-files.ts';

const publicOf = ({ folder }: OwnerFiles) => resolve(folder, 'public');

/** Finds a service worker in the owner's `public/`: the site has its own. */
export const ownWorkers = (files: OwnerFiles): Fault[] =>
  filesIn(publicOf(files))
    .filter((file) => /(^|\/)sw\.js$/.test(file))
    .map((file) =>
      fileFault(
        `${files.shown}/public/${file}`,
        "would replace the site's own service worker",
        'rename the file',
      ),
    );

/** Says what of `public/` is published although it is elsewhere, and what is not because it is hidden, such as `.env`. */
export function checkPublic(files: OwnerFiles): Fault[] {
  const own = publicOf(files);
  const hidden = entriesIn(own).filter((file) => isHidden(file) && !/(^|\/)\.git(keep|ignore)$/.test(file));
  const linked = filesIn(own).filter(
    (file) =>
      !isHidden(file) &&
      lstatSync(resolve(own, file)).isSymbolicLink() &&
      !isBelow(realpathSync(own), realpathSync(resolve(own, file))),
  );
  const warn = (file: string, problem: string, remedy: string) =>
    fileFault(`${files.shown}/public/${file}`, problem, remedy);
  return [
    ...hidden.map((file) =>
      warn(
        file,
        'is hidden, so it is not published',
        'move it elsewhere, or rename it if visitors may read it',
      ),
    ),
    ...linked.map((file) => {
      const problem = `is published, and is a link out of the folder, to ${realpathSync(resolve(own, file))}`;
      return warn(file, problem, 'replace it with a copy if that is meant');
    }),
  ];
}
