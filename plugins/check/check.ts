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

/** What the files must be like, whatever is in them; `env` provides `SITE_URL` and `ALLOW_DEMO`. */
type Rule = (files: OwnerFiles, env: NodeJS.ProcessEnv) => Fault[] | Promise<Fault[]>;
/** What the site's content must be like. */
type ContentRule = (content: Content, files: OwnerFiles) => Fault[];

/** What `faults` find stops the build, what `warnings` find does not. */
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

/** Returns what is wrong with the files of every language, the first one's before the others: by language, file and line. */
export async function checkFiles(all: OwnerFiles[], env: NodeJS.ProcessEnv) {
  const results = await Promise.all(all.map((files) => checkLanguage(files, env)));
  return {
    faults: unique(results.flatMap(({ faults }) => faults)),
    warnings: unique(results.flatMap(({ warnings }) => warnings)),
  };
}

/** Checks the files of a language and, if they have no fault, their content; a value that a schema refuses gets no second fault. */
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
  // That language's check says what can't be read of the first language's files.
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

/** Removes duplicates: what all languages share, and the first language's files, turn up in every language. */
function unique(faults: Fault[]): Fault[] {
  const keys = faults.map(({ file, line, field, problem }) => [file, line, field, problem].join(' '));
  return faults.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** Returns the faults by file, as the files are listed in `sourcesOf`, then by line. */
function inOrder(faults: Fault[], files: OwnerFiles): Fault[] {
  const order = sourcesOf(files).map(({ file }) => file);
  const rank = ({ file }: Fault) => (order.includes(file) ? order.indexOf(file) : order.length);
  return faults.sort((a, b) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0));
}
