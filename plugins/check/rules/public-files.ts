import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { headerIn, parseHeaderRules } from '../../../packages/page-weight/src/headers.ts';
import {
  filesIn,
  isBelow,
  languagesIn,
  ownerPublicFiles,
  pathFrom,
  symlinksIn,
} from '../../content/read/folder.ts';
import type { OwnerFiles } from '../../content/read/owner-files.ts';
import { addressOf } from '../../deployment/built-files.ts';
import { MAX_RULES } from '../../deployment/headers.ts';
import { type Fault, fileFault } from '../../fault.ts';
import { mediaAdvice } from './picture-advice.ts';

/** Finds pictures and films in the owner's `public/` that few browsers show. */
const brokenFiles = async ({ folder, folderPath }: OwnerFiles): Promise<Fault[]> => {
  const faults = ownerPublicFiles(folder).map(async (name) => {
    const advice = await mediaAdvice(name, resolve(folder, 'public', name));
    return advice ? fileFault(`${folderPath}/public/${name}`, advice) : [];
  });
  return (await Promise.all(faults)).flat();
};

/** Finds symbolic links among the published files that lead out of the project. */
const linksOut = ({ root, folder }: OwnerFiles): Fault[] =>
  [resolve(root, 'public'), resolve(folder, 'public')].flatMap((place) =>
    symlinksIn(place)
      .filter((link) => [root, folder].every((each) => !isBelow(realpathSync(each), realpathSync(link))))
      .map((link) => {
        const problem = `leads to ${realpathSync(link)}, outside of the project`;
        return fileFault(pathFrom(root, link), [problem, 'put the file itself there, or remove the link']);
      }),
  );

const KEPT = 'would be kept by browsers for a year, as all that the build puts into this folder';

/** Finds files in the owner's `public/` that would replace a page or the service worker, or that browsers would keep. */
function replacedFiles({ folder, folderPath, projects }: OwnerFiles): Fault[] {
  const names = ['', '404', ...projects.map(([name]) => name)];
  const folders = ['', ...languagesIn(folder).map((language) => `${language}/`)];
  const pages = folders.flatMap((at) => names.map((name) => (at + name).replace(/\/$/, '')));
  return filesIn(resolve(folder, 'public')).flatMap((file) => {
    const path = addressOf(file).replace(/\/$/, '');
    const isPage = file.endsWith('.html') && pages.includes(path);
    const isKept = folders.some((at) => file.startsWith(`${at}assets/`));
    if (!isPage && !isKept && !/(^|\/)sw\.js$/.test(file)) return [];
    if (isKept) return [fileFault(`${folderPath}/public/${file}`, [KEPT, 'move it to another folder'])];
    const problem = `would replace the site's own ${isPage ? `page /${path}` : 'service worker'}`;
    return [fileFault(`${folderPath}/public/${file}`, [problem, 'rename the file'])];
  });
}

/** Finds the hidden files of `public/`, such as `.env`, which are not published. */
function unpublishedFiles({ folder, folderPath }: OwnerFiles): Fault[] {
  const published = ownerPublicFiles(folder);
  return filesIn(resolve(folder, 'public'))
    .filter((file) => !published.includes(file) && !/\.git(keep|ignore)$/.test(file))
    .map((file) => {
      const remedy = 'move it elsewhere, or rename it if visitors may read it';
      return fileFault(`${folderPath}/public/${file}`, ['is hidden, so it is not published', remedy]);
    });
}

/** Text that some server refuses or replaces: `${X}` is a variable of Apache, `{X}` and `{$X}` are those of Caddy. */
const UNWRITABLE = /[^\t -_a-~]|\$\{|\{[$\w]|^expr=/;

/** Finds headers in the owner's `_headers` that some server's configuration can't hold. */
function unwritableHeaders({ folder, folderPath }: OwnerFiles): Fault[] {
  const file = resolve(folder, 'public/_headers');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  return lines.flatMap((line, index) => {
    const [name = '', value = ''] = headerIn(line) ?? [];
    const [sign] = /^-|[^\w-]/.exec(name.replace(/^!\s*/, '')) ?? UNWRITABLE.exec(value) ?? [];
    const problem = `has ${JSON.stringify(sign)}, which not every host can send`;
    const fault = fileFault(`${folderPath}/public/_headers`, [problem, 'write it without'], {
      field: name,
      line: index + 1,
    });
    return sign ? [fault] : [];
  });
}

/** Finds a `_headers` of the owner's with more rules than a host takes beside the site's own. */
function tooManyRules({ folder, folderPath }: OwnerFiles): Fault[] {
  const file = resolve(folder, 'public/_headers');
  const { length } = existsSync(file) ? parseHeaderRules(readFileSync(file, 'utf8')) : [];
  const problem = `has ${length} rules, and Cloudflare takes ${MAX_RULES}, one of which is the site's`;
  const fault = fileFault(`${folderPath}/public/_headers`, [problem, 'give one to several paths: /talks/*']);
  return length < MAX_RULES ? [] : [fault];
}

export const publicFileRules = {
  faults: [linksOut, replacedFiles, unwritableHeaders],
  warnings: [tooManyRules, unpublishedFiles, brokenFiles],
};
