import type { Imported, Resume, Section } from '../index.d.ts';
import { accountOf } from './account/account.ts';
import { languageCode, languageIn, languageOf, splitLanguages, type Version } from './languages.ts';
import { withoutBirths } from './place/births.ts';
import { readEntries } from './place/entries.ts';
import { Notes } from './place/notes.ts';
import { readOwnSection } from './place/own-sections.ts';
import { readPerson } from './place/person.ts';
import { readRoot } from './place/root.ts';
import { LISTS } from './place/sections.ts';
import { withheldIn, without } from './place/withheld.ts';
import { NotAResume, type ReadText, readText } from './read/read-text.ts';
import { isValid } from './text/schema.ts';
import { type Entry, filled, group, type Piece, stringsIn, type Tree } from './tree.ts';

/** Reads a text as a résumé: JSON or YAML, in any style. */
export const importText = (file: string, text: string): Imported => importTree(file, readText(file, text));

/** Fields whose words say nothing about a language: addresses, terms, and names. */
const WORDLESS = [
  /url|image|email|phone|date|\$schema|username|network|keywords/i,
  /^(?:key|name|city|region|address|location|organization|institution)$/i,
];

/** Returns what a file contains: the résumé, sections beside it, and what is left to the owner; throws `NotAResume`. */
export function importTree(file: string, { tree: original, faults }: ReadText): Imported {
  const { tree, left: births } = withoutBirths(original);
  const [field] = [tree, tree.at('meta')].flatMap((part) => part?.leafAt('language', 'lang', 'locale') ?? []);
  const isEnglish = /^en/.test(languageOf(file, wordsIn(tree.toJSON()), field?.words).tag);
  const withheld = withheldIn(tree, field);
  const notes = new Notes();
  const versions = splitLanguages(without(tree, withheld), field?.words).map((version) =>
    readVersion(version, notes, isEnglish),
  );
  const [first, ...others] = versions;
  if (!first || !isResume(first, tree)) throw new NotAResume(file, "doesn't contain a résumé");
  const { resume, sections } = first;
  const language = languageOf(file, wordsIn([resume, sections]), field?.words ?? first.tag);
  for (const { tag, pieces } of versions) nameLanguages(pieces, tag ?? language.tag, notes);
  const pieces = versions.flatMap((version) => version.pieces);
  const { left, ...counts } = accountOf(tree, withheld, pieces, notes);
  const translations = Object.fromEntries(
    others.map(({ tag, resume, sections }) => [tag, { resume, sections }]),
  );
  return { ...counts, left: [...births, ...faults, ...left], resume, sections, language, translations };
}

/** Returns the words of a résumé by which its language is known. */
const wordsIn = (result: unknown): string =>
  stringsIn(result)
    .filter(({ field }) => !WORDLESS.some((form) => form.test(field)))
    .map(({ value }) => value)
    .join('\n');

/** Returns the résumé and the sections in one language of a file, and the pieces that they are made of. */
function readVersion({ tag, tree }: Version, notes: Notes, isEnglish: boolean) {
  const { person, lists, kept, others } = readRoot(tree);
  const entries = lists.flatMap(({ section, value }) =>
    readEntries(section, value, notes, tag ? /^en/.test(tag) : isEnglish),
  );
  const { basics, pieces: about } = readPerson(person, notes);
  const pieces: Piece[] = [...entries, ...about];
  const sections: Section[] = [];
  for (const entry of others)
    for (const section of readOwnSection(entry, notes)) {
      const { key: _, ...result } = section;
      sections.push(section);
      pieces.push({ section: '', source: entry.value, result });
    }
  const resultsOf = (section: string) =>
    entries.flatMap((piece) => (piece.section === section ? [piece.result] : []));
  // A `meta` of another kind is of use only to the tool that wrote it.
  const isUsable = ({ key, value }: Entry) => isValid({ [key]: value.toJSON() });
  const resume = {
    ...(group(kept.filter(isUsable)).toJSON() as object),
    basics,
    ...filled(Object.fromEntries(LISTS.map((section) => [section, resultsOf(section)]))),
  } as Resume;
  return { tag, resume, sections, pieces };
}

/** Writes languages that are given by their codes, such as `de`, as their names in the language `tag`. */
function nameLanguages(pieces: Piece[], tag: string, notes: Notes): void {
  for (const { section, source, result } of pieces) {
    const code = section === 'languages' && languageCode(String(result.language));
    if (!code) continue;
    const name = languageIn(code, tag);
    result.language = name;
    for (const leaf of source.leaves) if (languageCode(leaf.words)) notes.take(leaf, name);
  }
}

/** True if a file is about a person. A name alone proves nothing, because a `package.json` has one, and a version. */
const isResume = ({ resume, sections }: ReturnType<typeof readVersion>, tree: Tree): boolean =>
  !!tree.at('basics') ||
  Object.keys(resume.basics ?? {}).length > 1 ||
  LISTS.some((name) => name in resume) ||
  (sections.length > 0 && !tree.at('version'));
