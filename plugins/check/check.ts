import { type OwnerFiles, sourcesOf } from '../content/read/owner-files.ts';
import type { Fault } from '../fault.ts';
import { fileRules } from './rules/files.ts';
import { languageRules } from './rules/languages.ts';
import { pageRules } from './rules/pages.ts';
import { pictureRules } from './rules/pictures.ts';
import { proseRules } from './rules/prose.ts';
import { resumeRules } from './rules/resume.ts';
import { siteRules } from './rules/site.ts';
import { todoRules } from './rules/todos.ts';
import { versionRules } from './rules/versions.ts';
import { checkSchemas } from './schema.ts';

/** What one thing of the content must be like; `env` provides `SITE_URL` and `ALLOW_DEMO`. */
type Rule = (files: OwnerFiles, env: NodeJS.ProcessEnv) => Fault[] | Promise<Fault[]>;

/** The rules by subject: what some find stops the build, what others find does not. */
const RULES: { faults?: Rule[]; warnings?: Rule[] }[] = [
  { faults: [(files) => sourcesOf(files).flatMap(({ faults }) => faults), checkSchemas] },
  ...[
    resumeRules,
    languageRules,
    siteRules,
    pageRules,
    pictureRules,
    proseRules,
    fileRules,
    versionRules,
    todoRules,
  ],
];

/**
 * Checks the owner's content; `env` provides `SITE_URL` and `ALLOW_DEMO`.
 * @param all the files of every language, the first one's before the others
 * @returns faults, which stop the build, and warnings, which do not; by language, then by file and line
 */
export async function checkFiles(all: OwnerFiles[], env: NodeJS.ProcessEnv) {
  const found = async (kind: 'faults' | 'warnings') => {
    const inEach = all.map(async (files) => {
      const rules = RULES.flatMap((each) => each[kind] ?? []);
      const faults = await Promise.all(rules.map((rule) => rule(files, env)));
      return inOrder(faults.flat(), files);
    });
    return unique((await Promise.all(inEach)).flat());
  };
  return { faults: await found('faults'), warnings: await found('warnings') };
}

/** Removes duplicates: what all languages share, and the first language's files, turn up in every language. */
function unique(faults: Fault[]): Fault[] {
  const keyOf = ({ file, line, field, problem }: Fault) => [file, line, field, problem].join(' ');
  return [...new Map(faults.map((fault) => [keyOf(fault), fault])).values()];
}

/** Returns the faults by file, as the files are listed in `sourcesOf`, then by line. */
function inOrder(faults: Fault[], files: OwnerFiles): Fault[] {
  const order = sourcesOf(files).map(({ file }) => file);
  const rank = ({ file }: Fault) => (order.includes(file) ? order.indexOf(file) : order.length);
  return faults.sort((a, b) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0));
}
