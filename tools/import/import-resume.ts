import { checkResume } from '../../plugins/content/check/rules/resume.ts';
import { checkSchema } from '../../plugins/content/check/schema.ts';
import type { Fault } from '../../plugins/content/fault.ts';
import { sourceOf, stringsIn } from '../../plugins/content/read/source.ts';
import type { Resume, SectionFile } from '../../plugins/content/types.ts';
import { type Account, accountOf } from './account.ts';
import { type Language, languageOf } from './languages/detect.ts';
import { difference, splitLanguages, UNNAMED } from './languages/split.ts';
import { readEntries } from './place/entries.ts';
import { SECTIONS, type SectionName } from './place/meaning.ts';
import { canBeSection, ownSection } from './place/own-sections.ts';
import { readPerson } from './place/person.ts';
import { readRoot } from './place/root.ts';
import type { Changes } from './place/values.ts';
import { NotAResume } from './read/not-a-resume.ts';
import { readText } from './read/read-text.ts';
import { at, isBlank, isLeaf, leavesOf, type Tree, toValue } from './tree.ts';

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

/** Places what a file contains: in the résumé, in sections of the site, in the list of what is left to do. */
export function importTree(file: string, tree: Tree): Imported {
  const changes: Changes = [];
  const field = ['language', 'lang', 'locale']
    .map((key) => at(tree, key) ?? at(at(tree, 'meta'), key))
    .find((each) => each?.kind === 'text');
  const said = field && isLeaf(field) ? field.words : undefined;
  if (field && isLeaf(field) && field.words.length < 12) field.fate = 'technical';
  const [first, ...others] = splitLanguages(tree, said).map(({ tag, tree }) => ({
    tag,
    ...placed(tree, changes),
  }));
  if (!first || !isResume(first, tree)) throw new NotAResume(file, "doesn't contain a résumé");
  const texts = stringsIn([first.resume, first.sections]).filter(
    ({ path }) =>
      !/url|image|email|phone|Date|date|\$schema|username|network|keywords/.test(
        String(path.findLast((key) => typeof key === 'string')),
      ),
  );
  const tag = first.tag === UNNAMED ? undefined : first.tag;
  const language = languageOf(
    texts.map(({ value }) => value),
    file,
    said ?? tag,
  );
  const left: string[] = [];
  const translations = Object.fromEntries(
    others.flatMap(
      ({ tag = '', resume, sections }): [string, { resume: object; sections: SectionFile[] }][] => {
        const own = difference(first.resume, resume) as object | null | undefined;
        if (tag === language.tag || own === undefined) return [];
        if (own)
          return [[tag, { resume: own, sections: difference(first.sections, sections) ? sections : [] }]];
        left.push(
          `${file}:1: its texts in ${tag} have other lists than those in ${language.tag}, so they are not shown; write them into src/content/${tag}/resume.json`,
        );
        return [];
      },
    ),
  );
  const account = accountOf(tree);
  return {
    ...account,
    left: [...account.left, ...left],
    resume: first.resume,
    sections: first.sections,
    language,
    translations,
    changes,
  };
}

function placed(tree: Tree, changes: Changes) {
  const { person, sections, others } = readRoot(tree);
  const lists = SECTIONS.flatMap((name): [SectionName, object[]][] => {
    const entries = sections
      .filter(({ key }) => key === name)
      .flatMap(({ value }) => readEntries(name, value, changes));
    return entries.length ? [[name, entries]] : [];
  });
  const own: SectionFile[] = [];
  const kept: [string, unknown][] = [];
  const basics = readPerson(person, changes);
  for (const entry of others) {
    const isKept = /^(?:\$|_|x-|meta$)/.test(entry.key);
    if (isKept) kept.push([entry.key, toValue(entry.value)]);
    const section = !isKept && canBeSection(entry.value) && ownSection(entry, own);
    if (section) own.push(section);
  }
  const resume = { ...Object.fromEntries(kept), basics, ...Object.fromEntries(lists) } as ResumeFile;
  if (resume.$schema && !URL.canParse(String(resume.$schema))) delete resume.$schema;
  return { resume: withoutFaults(resume, tree), sections: own };
}

/** The faults that the strict check finds in a résumé. */
export function faultsOf(resume: unknown): Fault[] {
  const source = sourceOf('resume.json', JSON.stringify(resume));
  return [...source.faults, ...checkSchema('resume', source), ...checkResume(source)];
}

/** Leaves out what still fails the strict check, such as a `meta` of another kind, but for a missing name. */
function withoutFaults(resume: ResumeFile, tree: Tree): ResumeFile {
  const faults = faultsOf(resume).filter(({ field }) => field !== 'basics.name');
  for (const { field, problem } of faults) {
    const path = field.split(/[.[\]]+/).filter(Boolean);
    const last = path.pop() ?? '';
    const holder = path.reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      resume,
    );
    if (typeof holder !== 'object' || !holder) continue;
    const value = (holder as Record<string, unknown>)[last];
    for (const leaf of leavesOf(tree))
      if (leaf.words.trim() === String(value))
        leaf.fate = { why: problem.replace(/^"(?:[^"\\]|\\.)*" /, '') };
    delete (holder as Record<string, unknown>)[last];
  }
  return resume;
}

/** Whether it is about a person. A name alone proves nothing: a `package.json` has one, too, and a version. */
const isResume = ({ resume, sections }: ReturnType<typeof placed>, tree: Tree): boolean =>
  !!at(tree, 'basics') ||
  Object.keys(resume.basics ?? {}).length > 1 ||
  SECTIONS.some((name) => name in resume) ||
  (sections.length > 0 && !at(tree, 'version'));
