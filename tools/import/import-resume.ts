import { checkResume } from '../../plugins/content/check/rules/resume.ts';
import { checkSchema } from '../../plugins/content/check/schema.ts';
import type { Fault } from '../../plugins/content/fault.ts';
import { fieldNameIn, sourceOf, stringsIn } from '../../plugins/content/read/source.ts';
import { isFullUrl } from '../../plugins/content/text/url.ts';
import type { Resume, SectionFile } from '../../plugins/content/types.ts';
import { type Account, accountOf } from './account.ts';
import { type Language, languageOf } from './languages/detect.ts';
import { difference, splitLanguages, UNNAMED } from './languages/split.ts';
import { readEntries } from './place/entries.ts';
import { SECTIONS } from './place/meaning.ts';
import { canBeSection, ownSection } from './place/own-sections.ts';
import { readPerson } from './place/person.ts';
import { readRoot } from './place/root.ts';
import type { Changes } from './place/values.ts';
import { NotAResume } from './read/not-a-resume.ts';
import { readText } from './read/read-text.ts';
import { at, type Entry, filled, isBlank, isLeaf, leafAt, leavesOf, type Tree, toValue } from './tree.ts';

type ResumeFile = Resume & Record<string, unknown>;

/** A résumé that passes the strict check, except perhaps for a missing name, and what else the file had. */
export interface Imported extends Account {
  resume: ResumeFile;
  /** What became sections of `site.json`. */
  sections: SectionFile[];
  language: Language;
  /** What the folders of further languages contain. */
  translations: Record<string, { resume: object; sections: SectionFile[] }>;
  /** What was read in another form than it was written in. */
  changes: Changes;
}

/**
 * Reads a text as a résumé: JSON or YAML, in any style.
 * @param file the name to use in messages
 * @throws NotAResume if the text does not contain one
 */
export function importText(file: string, text: string): Imported {
  const { tree, faults } = readText(file, text);
  if (!tree || isLeaf(tree) || isBlank(tree)) throw new NotAResume(file, "doesn't contain a résumé");
  const imported = importTree(file, tree);
  return { ...imported, left: [...faults, ...imported.left] };
}

/** Fields whose words say nothing about a language. */
const WORDLESS = /url|image|email|phone|date|\$schema|username|network|keywords/i;

/** Places what a file contains: in the résumé, in sections of the site, in the list of what is left to do. */
export function importTree(file: string, tree: Tree): Imported {
  const changes: Changes = [];
  const field = [tree, at(tree, 'meta')].flatMap(
    (each) => (each && leafAt(each, 'language', 'lang', 'locale')) || [],
  )[0];
  if (field) field.fate = 'technical';
  const [first, ...others] = splitLanguages(tree, field?.words).map(({ tag, tree }) => ({
    tag,
    ...placed(tree, changes),
  }));
  if (!first || !isResume(first, tree)) throw new NotAResume(file, "doesn't contain a résumé");
  const { resume, sections } = first;
  const texts = stringsIn([resume, sections]).filter(({ path }) => !WORDLESS.test(fieldNameIn(path)));
  const said = field?.words ?? (first.tag === UNNAMED ? undefined : first.tag);
  const language = languageOf(
    texts.map(({ value }) => value),
    file,
    said,
  );
  const { left, ...counted } = accountOf(tree);
  const translations: Imported['translations'] = {};
  for (const { tag = '', ...other } of others.filter((each) => each.tag !== language.tag)) {
    const own = difference(resume, other.resume) as object | null | undefined;
    if (own)
      translations[tag] = {
        resume: own,
        sections: difference(sections, other.sections) ? other.sections : [],
      };
    if (own === null)
      left.push(
        `${file}:1: its texts in ${tag} have other lists than those in ${language.tag}, so they are not shown; write them into src/content/${tag}/resume.json`,
      );
  }
  return { ...counted, left, resume, sections, language, translations, changes };
}

function placed(tree: Tree, changes: Changes) {
  const root = readRoot(tree);
  const lists = SECTIONS.map((name) => {
    const given = root.sections.filter(({ key }) => key === name);
    return [name, given.flatMap(({ value }) => readEntries(name, value, changes))];
  });
  const isKept = ({ key }: Entry) => /^(?:\$|_|x-|meta$)/.test(key);
  const kept = root.others.filter(isKept).map(({ key, value }) => [key, toValue(value)]);
  const basics = readPerson(root.person, changes);
  const sections: SectionFile[] = [];
  for (const entry of root.others) {
    const section = !isKept(entry) && canBeSection(entry.value) && ownSection(entry, sections);
    if (section) sections.push(section);
  }
  const resume = { ...Object.fromEntries(kept), basics, ...filled(Object.fromEntries(lists)) } as ResumeFile;
  if (!isFullUrl(String(resume.$schema))) delete resume.$schema;
  return { resume: withoutFaults(resume, tree), sections };
}

/** The faults that the strict check finds in a résumé. */
export function faultsOf(resume: unknown): Fault[] {
  const source = sourceOf('resume.json', JSON.stringify(resume));
  return [...source.faults, ...checkSchema('resume', source), ...checkResume(source)];
}

/** Leaves out what still fails the strict check, such as a `meta` of another kind, but for a missing name. */
function withoutFaults(resume: ResumeFile, tree: Tree): ResumeFile {
  for (const { field, problem } of faultsOf(resume).filter(({ field }) => field !== 'basics.name')) {
    const path = field.split(/[.[\]]+/).filter(Boolean);
    const last = path.pop() ?? '';
    const holder = path.reduce<Record<string, unknown> | undefined>(
      (value, key) => value?.[key] as Record<string, unknown>,
      resume,
    );
    const why = problem.replace(/^"(?:[^"\\]|\\.)*" /, '');
    for (const leaf of leavesOf(tree)) if (leaf.words.trim() === String(holder?.[last])) leaf.fate = { why };
    delete holder?.[last];
  }
  return resume;
}

/** Whether it is about a person. A name alone proves nothing: a `package.json` has one, too, and a version. */
const isResume = ({ resume, sections }: ReturnType<typeof placed>, tree: Tree): boolean =>
  !!at(tree, 'basics') ||
  Object.keys(resume.basics ?? {}).length > 1 ||
  SECTIONS.some((name) => name in resume) ||
  (sections.length > 0 && !at(tree, 'version'));
