import { contentOf } from '../content/read/load.ts';
import { type OwnerFiles, sourcesOf } from '../content/read/owner-files.ts';
import type { Content } from '../content/types.ts';
import type { Fault } from '../fault.ts';
import { fileRules } from './rules/files.ts';
import { languageRules } from './rules/languages.ts';
import { pageRules } from './rules/pages.ts';
import { pictureRules } from './rules/pictures.ts';
import { proseRules } from './rules/prose.ts';
import { publicFileRules } from './rules/public-files.ts';
import { resumeRules } from './rules/resume.ts';
import { siteRules, todoRules } from './rules/site.ts';
import { versionRules } from './rules/versions.ts';
import { checkSchemas } from './schema.ts';

/** A rule about the files, named after the faults that it finds; `env` provides `SITE_URL` and `ALLOW_DEMO`. */
type Rule = (files: OwnerFiles, env: NodeJS.ProcessEnv) => Fault[] | Promise<Fault[]>;
/** A rule about the content that files without faults have. */
type ContentRule = (content: Content, files: OwnerFiles) => Fault[];

/** Rules that stop the build if they find something, `faults`, and rules that do not, `warnings`. */
interface Rules<Kind> {
  faults?: Kind[];
  warnings?: Kind[];
}

const RULES: (Rules<Rule> & { ofContent?: Rules<ContentRule> })[] = [
  resumeRules,
  languageRules,
  siteRules,
  pageRules,
  pictureRules,
  proseRules,
  fileRules,
  publicFileRules,
  versionRules,
  todoRules,
];

/** Returns what is wrong with the files of all languages, the first one's before the others, by file and line. */
export async function checkFiles(all: OwnerFiles[], env: NodeJS.ProcessEnv) {
  const results = await Promise.all(all.map((files) => checkLanguage(files, env)));
  return {
    faults: unique(results.flatMap(({ faults }) => faults)),
    warnings: unique(results.flatMap(({ warnings }) => warnings)),
  };
}

/** Returns what is wrong with a language's files, or else with their content; a value that a schema refuses has no second fault. */
async function checkLanguage(files: OwnerFiles, env: NodeJS.ProcessEnv) {
  const refused = checkSchemas(files);
  const found = async (kind: keyof Rules<Rule>) => {
    const rules = RULES.flatMap((group) => group[kind] ?? []);
    const all = (await Promise.all(rules.map((rule) => rule(files, env)))).flat();
    return all.filter((fault) => !refused.some((other) => isAbout(fault, other)));
  };
  const unread = sourcesOf(files).flatMap(({ faults }) => faults);
  const faults = [...unread, ...refused, ...(await found('faults'))];
  const warnings = await found('warnings');
  // A file of the first language that can't be read is a fault of that language's check.
  const isRead = !faults.length && [files.resume, files.site].every(({ value }) => value !== undefined);
  const content = isRead ? contentOf(files) : undefined;
  const inContent = (kind: keyof Rules<Rule>) =>
    content
      ? RULES.flatMap(({ ofContent }) => ofContent?.[kind] ?? []).flatMap((rule) => rule(content, files))
      : [];
  return {
    faults: inOrder([...faults, ...inContent('faults')], files),
    warnings: inOrder([...warnings, ...inContent('warnings')], files),
  };
}

/** True if a fault is about the place of another, or about something in it. */
const isAbout = ({ file, field }: Fault, other: Fault): boolean =>
  file === other.file &&
  (other.field === 'the file' ||
    (field.startsWith(other.field) && /^(?:$|[.[])/.test(field.slice(other.field.length))));

/** Returns faults without duplicates: the check of each language reads the shared files and the first language's, too. */
function unique(faults: Fault[]): Fault[] {
  const keys = faults.map(({ file, line, field, problem }) => [file, line, field, problem].join(' '));
  return faults.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** Returns the faults in the order of `sourcesOf`, in each file by line. */
function inOrder(faults: Fault[], files: OwnerFiles): Fault[] {
  const order = sourcesOf(files).map(({ file }) => file);
  const rank = ({ file }: Fault) => (order.includes(file) ? order.indexOf(file) : order.length);
  return faults.sort((a, b) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0));
}
