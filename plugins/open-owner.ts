import { checkFiles } from './check/check.ts';
import type { Owner } from './content/owner.ts';
import { fallbackLines } from './content/read/fallback.ts';
import { contentFolder, languagesIn, publicFiles } from './content/read/folder.ts';
import { contentOf } from './content/read/load.ts';
import {
  type OwnerFiles,
  readOwnerFiles,
  readTranslatedFiles,
  sourcesOf,
} from './content/read/owner-files.ts';
import { ContentError } from './fault.ts';
import { checkOverrides } from './overrides/check.ts';
import { overridesFolder } from './overrides/folder.ts';
import { CODE } from './project.ts';

/** Opens an owner's folder, by default the one that the site is built from. */
export function openOwner(root: string, folder = contentFolder(root), env = process.env): Owner {
  const languages = languagesIn(folder);
  const overrides = overridesFolder(root, folder, env);
  const once = memory();
  let address: string | undefined;
  const first = () => once('first', () => readOwnerFiles(root, folder));
  const files = (language?: string): OwnerFiles =>
    language ? once(`files of ${language}`, () => readTranslatedFiles(first(), language)) : first();
  const allFiles = () => [first(), ...languages.map(files)];
  const owner: Owner = {
    root,
    folder,
    overrides,
    languages,
    get address() {
      address ??= env.SITE_URL ?? '';
      return address;
    },
    publishAt(url) {
      if (address !== undefined) throw new Error(`${url} comes too late: the address has been read`);
      address = url;
    },
    publicFiles: () => publicFiles(CODE, folder),
    files,
    content: (language) =>
      once(`content of ${language}`, () => {
        const faults = new Set(
          [first(), files(language)].flatMap(sourcesOf).flatMap((source) => source.faults),
        );
        if (faults.size) throw new ContentError([...faults]);
        return contentOf(files(language));
      }),
    check: () =>
      once('check', async () => {
        const { faults, warnings } = await checkFiles(allFiles(), { ...env, SITE_URL: owner.address });
        const ofCode = await checkOverrides(overrides);
        return { faults: [...faults, ...ofCode.faults], warnings: [...warnings, ...ofCode.warnings] };
      }),
    fallbackLines: () => fallbackLines(allFiles()),
    forget: once.clear,
  };
  return owner;
}

/** Returns a function that makes the value of a name once and then remembers it until `clear` is called. */
function memory() {
  const values = new Map<string, unknown>();
  const once = <T>(name: string, make: () => T): T => {
    if (!values.has(name)) values.set(name, make());
    return values.get(name) as T;
  };
  return Object.assign(once, { clear: () => values.clear() });
}
