import { checkResume } from '../../plugins/check/rules/resume.ts';
import { checkSchema } from '../../plugins/check/schema.ts';
import { merge } from '../../plugins/content/read/merge.ts';
import { fieldNameIn, sourceOf, stringsIn } from '../../plugins/content/read/source.ts';
import type { Resume, SectionFile } from '../../plugins/content/types.ts';
import type { Fault } from '../../plugins/fault.ts';
import { accountOf } from './account/account.ts';
import {
  difference,
  type Language,
  languageCode,
  languageIn,
  languageOf,
  splitLanguages,
} from './languages.ts';
import { withoutBirths } from './place/births.ts';
import { readEntries } from './place/entries.ts';
import { SECTIONS } from './place/meaning.ts';
import { ownSection } from './place/own-sections.ts';
import { readPerson } from './place/person.ts';
import { readRoot } from './place/root.ts';
import { withheldIn, without } from './place/withheld.ts';
import { NotAResume, type ReadText, readText } from './read/read-text.ts';
import { type Entry, filled, group, type Tree } from './tree.ts';

type ResumeFile = Resume & Record<string, unknown>;

/** A résumé that passes the strict check, except perhaps for a missing name, and what else the file had. */
export interface Imported {
  resume: ResumeFile;
  /** How many of its texts are shown. */
  shown: number;
  total: number;
  /** What is left to the owner, word for word, one line each. */
  left: string[];
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
const WORDLESS =
  /url|image|email|phone|date|\$schema|username|network|keywords|^(?:name|city|region|address|location|organization|institution)$/i;

/**
 * Places what a file contains: in the résumé, in sections of the site, in the list of what is left to do.
 * @param file the name to use in messages
 * @throws NotAResume if that is none
 */
export function importTree(file: string, { tree: given, faults }: ReadText): Imported {
  const { tree, said } = withoutBirths(given);
  const [field] = [tree, tree.at('meta')].flatMap((each) => each?.leafAt('language', 'lang', 'locale') ?? []);
  const withheld = withheldIn(tree, field);
  const isEnglish = /^en/.test(languageOf(file, wordsIn(tree.toJSON()), field?.words).tag);
  const parts = splitLanguages(without(tree, withheld), field?.words);
  const all = parts.map(({ tag = isEnglish ? 'en' : '', tree }) => placed({ tag, tree }));
  const [first, ...others] = all;
  if (!first || !isResume(first, tree)) throw new NotAResume(file, "doesn't contain a résumé");
  const { resume, sections } = first;
  const language = languageOf(file, wordsIn([resume, sections]), field?.words ?? parts[0]?.tag);
  for (const { tag, pieces } of all)
    for (const { section, made } of pieces)
      if (section === 'languages' && languageCode(String(made.language)))
        made.language = languageIn(String(made.language), others.length ? tag : language.tag);
  const pieces = all.flatMap((each) => each.pieces);
  const { left, ...counted } = accountOf(tree, withheld, pieces);
  left.unshift(...said, ...faults);
  const translations: Imported['translations'] = {};
  for (const { tag = '', ...other } of others) {
    const why = `its texts in ${tag} have other lists than those in ${language.tag}, so they are not shown`;
    if (merge(resume, other.resume).uneven.length)
      left.push(`${file}:1: ${why}; write them into src/content/${tag}/resume.json`);
    else
      translations[tag] = {
        resume: difference(resume, other.resume) as object,
        sections: other.sections.filter((own) =>
          difference(
            sections.find(({ id }) => id === own.id),
            own,
          ),
        ),
      };
  }
  return { ...counted, left, resume, sections, language, translations };
}

/** Returns the words of a résumé by which its language is known. */
const wordsIn = (all: unknown): string =>
  stringsIn(all)
    .filter(({ path }) => !WORDLESS.test(fieldNameIn(path)))
    .map(({ value }) => value)
    .join('\n');

function placed({ tag, tree }: { tag: string; tree: Tree }) {
  const { person, lists, kept, others } = readRoot(tree);
  const pieces = lists.flatMap(({ key, value }) => readEntries(key, value, /^en/.test(tag)));
  const madeFor = (section: string) =>
    pieces.flatMap((piece) => (piece.section === section ? [piece.made] : []));
  const { basics, pieces: about } = readPerson(person);
  const entries = Object.fromEntries(SECTIONS.map((section) => [section, madeFor(section)]));
  const resume = { basics, ...filled(entries) } as ResumeFile;
  pieces.push(...about);
  const sections: SectionFile[] = [];
  for (const entry of others) {
    const own = ownSection(entry, sections);
    sections.push(...own);
    pieces.push(...own.map((made) => ({ section: '', from: entry.value, made: { ...made } })));
  }
  // A `meta` of another kind is of use to the tool that wrote it alone.
  const isValid = ({ key, value }: Entry) =>
    !faultsOf({ basics: { name: '-' }, [key]: value.toJSON() }).length;
  const rest = group(kept.filter(isValid)).toJSON() as object;
  return { tag, resume: { ...rest, ...resume }, sections, pieces };
}

/** Returns the faults that the strict check finds in a résumé. */
export function faultsOf(resume: unknown): Fault[] {
  const source = sourceOf('resume.json', JSON.stringify(resume));
  return [...checkSchema('resume', source), ...checkResume(source)];
}

/** True if a value is about a person. A name alone proves nothing: a `package.json` has one, too, and a version. */
const isResume = ({ resume, sections }: ReturnType<typeof placed>, tree: Tree): boolean =>
  !!tree.at('basics') ||
  Object.keys(resume.basics ?? {}).length > 1 ||
  SECTIONS.some((name) => name in resume) ||
  (sections.length > 0 && !tree.at('version'));
