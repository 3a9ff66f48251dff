import { checkResume } from '../../plugins/content/check/rules/resume.ts';
import { checkSchema } from '../../plugins/content/check/schema.ts';
import type { Fault } from '../../plugins/content/fault.ts';
import { merge } from '../../plugins/content/read/owner-files.ts';
import { fieldNameIn, sourceOf, stringsIn } from '../../plugins/content/read/source.ts';
import type { Resume, SectionFile } from '../../plugins/content/types.ts';
import { type Account, accountOf } from './account.ts';
import { type Language, languageOf } from './languages/detect.ts';
import { difference, splitLanguages } from './languages/split.ts';
import { readEntries } from './place/entries.ts';
import { SECTIONS } from './place/meaning.ts';
import { ownSection } from './place/own-sections.ts';
import { readPerson } from './place/person.ts';
import { isKept, pruned } from './place/pruned.ts';
import { readRoot } from './place/root.ts';
import { NotAResume } from './read/not-a-resume.ts';
import { type ReadText, readText } from './read/read-text.ts';
import { type Entry, filled, group, type Tree } from './tree.ts';

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
  changes: [from: string, to: string][];
}

/** Reads a text as a résumé: JSON or YAML, in any style. */
export const importText = (file: string, text: string): Imported => importTree(file, readText(file, text));

/** Fields whose words say nothing about a language. */
const WORDLESS = /url|image|email|phone|date|\$schema|username|network|keywords/i;

/**
 * Places what a file contains: in the résumé, in sections of the site, in the list of what is left to do.
 * @param file the name to use in messages
 * @throws NotAResume if that is none
 */
export function importTree(file: string, { tree, faults }: ReadText): Imported {
  const [field] = [tree, tree.at('meta')].flatMap((each) => each?.leafAt('language', 'lang', 'locale') ?? []);
  field?.settle('technical');
  const [first, ...others] = splitLanguages(pruned(tree), field?.words).map(({ tag, tree }) => ({
    tag,
    ...placed(tree),
  }));
  if (!first || !isResume(first, tree)) throw new NotAResume(file, "doesn't contain a résumé");
  const { resume, sections } = first;
  const texts = stringsIn([resume, sections]).filter(({ path }) => !WORDLESS.test(fieldNameIn(path)));
  const words = texts.map(({ value }) => value);
  const language = languageOf(words, file, field?.words ?? first.tag);
  const { left, ...counted } = accountOf(tree);
  left.unshift(...faults);
  const changes = tree.leaves.flatMap(({ words, read }): [string, string][] =>
    read && read !== words.trim() ? [[words.trim(), read]] : [],
  );
  const translations: Imported['translations'] = {};
  for (const { tag = '', ...other } of others) {
    if (merge(resume, other.resume).uneven.length)
      left.push(
        `${file}:1: its texts in ${tag} have other lists than those in ${language.tag}, so they are not shown; write them into src/content/${tag}/resume.json`,
      );
    else
      translations[tag] = {
        resume: difference(resume, other.resume) as object,
        sections: difference(sections, other.sections) ? other.sections : [],
      };
  }
  return { ...counted, left, resume, sections, language, translations, changes };
}

function placed(tree: Tree) {
  const root = readRoot(tree);
  const lists = SECTIONS.map((name) => {
    const given = root.sections.filter(({ key }) => key === name);
    return [name, given.flatMap(({ value }) => readEntries(name, value))];
  });
  const basics = readPerson(root.person);
  const resume = { basics, ...filled(Object.fromEntries(lists)) } as ResumeFile;
  const sections: SectionFile[] = [];
  for (const entry of root.others) {
    const section = !isKept(entry) && ownSection(entry, sections);
    if (section) sections.push(section);
  }
  // A `meta` of another kind is of use to the tool that wrote it alone.
  const isValid = ({ key, value }: Entry) =>
    !faultsOf({ basics: { name: '-' }, [key]: value.toJSON() }).length;
  const kept = group(root.others.filter(isKept).filter(isValid)).toJSON() as object;
  return { resume: { ...kept, ...resume }, sections };
}

/** The faults that the strict check finds in a résumé. */
export function faultsOf(resume: unknown): Fault[] {
  const source = sourceOf('resume.json', JSON.stringify(resume));
  return [...source.faults, ...checkSchema('resume', source), ...checkResume(source)];
}

/** Whether it is about a person. A name alone proves nothing: a `package.json` has one, too, and a version. */
const isResume = ({ resume, sections }: ReturnType<typeof placed>, tree: Tree): boolean =>
  !!tree.at('basics') ||
  Object.keys(resume.basics ?? {}).length > 1 ||
  SECTIONS.some((name) => name in resume) ||
  (sections.length > 0 && !tree.at('version'));
