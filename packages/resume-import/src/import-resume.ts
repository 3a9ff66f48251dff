import type { Imported, Resume } from '../index.d.ts';
import { accountOf } from './account/account.ts';
import { languageCode, languageIn, languageOf, splitLanguages } from './languages.ts';
import { withoutBirths } from './place/births.ts';
import { readEntries } from './place/entries.ts';
import { SECTIONS } from './place/meaning.ts';
import { ownSection } from './place/own-sections.ts';
import { readPerson } from './place/person.ts';
import { readRoot } from './place/root.ts';
import { withheldIn, without } from './place/withheld.ts';
import { NotAResume, type ReadText, readText } from './read/read-text.ts';
import { isValid } from './text/schema.ts';
import { type Entry, filled, group, stringsIn, type Tree } from './tree.ts';

/** Reads a text as a résumé: JSON or YAML, in any style. */
export const importText = (file: string, text: string): Imported => importTree(file, readText(file, text));

/** Fields whose words say nothing about a language. */
const WORDLESS =
  /url|image|email|phone|date|\$schema|username|network|keywords|^(?:key|name|city|region|address|location|organization|institution)$/i;

/**
 * Places what a file contains: in the résumé, in sections beside it, in the list of what is left to do.
 * @param file the name to use in messages
 * @throws NotAResume if that is none
 */
export function importTree(file: string, { tree: given, faults }: ReadText): Imported {
  const { tree, left: births } = withoutBirths(given);
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
    for (const { section, from, result } of pieces) {
      const code = section === 'languages' && languageCode(String(result.language));
      if (!code) continue;
      const name = languageIn(code, others.length ? tag : language.tag);
      result.language = name;
      for (const leaf of from.leaves) if (languageCode(leaf.words)) leaf.shown = name;
    }
  const pieces = all.flatMap((each) => each.pieces);
  const { left, ...counted } = accountOf(tree, withheld, pieces);
  left.unshift(...births, ...faults);
  const translations = Object.fromEntries(
    others.map(({ tag, resume, sections }) => [tag, { resume, sections }]),
  );
  return { ...counted, left, resume, sections, language, translations };
}

/** Returns the words of a résumé by which its language is known. */
const wordsIn = (all: unknown): string =>
  stringsIn(all)
    .filter(({ field }) => !WORDLESS.test(field))
    .map(({ value }) => value)
    .join('\n');

function placed({ tag, tree }: { tag: string; tree: Tree }) {
  const { person, lists, kept, others } = readRoot(tree);
  const pieces = lists.flatMap(({ key, value }) => readEntries(key, value, /^en/.test(tag)));
  const entriesFor = (section: string) =>
    pieces.flatMap((piece) => (piece.section === section ? [piece.result] : []));
  const { basics, pieces: about } = readPerson(person);
  const entries = Object.fromEntries(SECTIONS.map((section) => [section, entriesFor(section)]));
  const resume = { basics, ...filled(entries) } as Resume;
  pieces.push(...about);
  const own = others.map((entry) => ({ from: entry.value, sections: ownSection(entry) }));
  for (const { from, sections } of own)
    pieces.push(...sections.map(({ key: _, ...result }) => ({ section: '', from, result })));
  const sections = own.flatMap((each) => each.sections);
  // A `meta` of another kind is of use to the tool that wrote it alone.
  const isUsable = ({ key, value }: Entry) => isValid({ [key]: value.toJSON() });
  const rest = group(kept.filter(isUsable)).toJSON() as object;
  return { tag, resume: { ...rest, ...resume }, sections, pieces };
}

/** True if a value is about a person. A name alone proves nothing: a `package.json` has one, too, and a version. */
const isResume = ({ resume, sections }: ReturnType<typeof placed>, tree: Tree): boolean =>
  !!tree.at('basics') ||
  Object.keys(resume.basics ?? {}).length > 1 ||
  SECTIONS.some((name) => name in resume) ||
  (sections.length > 0 && !tree.at('version'));
