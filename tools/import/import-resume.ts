import type { Resume } from '../../plugins/content/types.ts';
import { dropInvalid } from './mend/drop-invalid.ts';
import { mendResume } from './mend/mend.ts';
import { SECTIONS } from './mend/shape.ts';
import { GIVE, type Line, NotAResume, Notes } from './notes.ts';
import { inDoubleQuotes } from './read/json-text.ts';
import { readLinkedIn } from './read/linkedin.ts';
import { type Read, readJson, sayComments } from './read/read-json.ts';
import { readYaml } from './read/read-yaml.ts';
import { at, isBlank, isLeaf, plain, type Tree } from './tree.ts';

/** A résumé that the strict check lets pass, a missing name aside, and what was done to get there. */
export interface Imported {
  resume: Resume & Record<string, unknown>;
  /** What was written otherwise. */
  mended: Line[];
  /** What was left out, word for word, or shows nowhere: it is the owner's to decide. */
  left: Line[];
}

/**
 * Makes a résumé of a text: JSON or YAML, in whatever style.
 * @param file the name to call it by
 * @param gentle touch only what the check finds wrong: blanks stay, nothing is added
 * @throws NotAResume where there is none in it
 */
export function importText(file: string, text: string, { gentle = false } = {}): Imported {
  const { tree, notes } = readText(file, text);
  if (!tree || isLeaf(tree) || isBlank(tree)) throw new NotAResume(`${file} holds no résumé; ${GIVE}`);
  return finish(file, tree, notes, gentle);
}

/**
 * Makes a résumé of the tables of LinkedIn's data export.
 * @param tables text by the path of the file
 */
export function importTables(file: string, tables: Record<string, string>): Imported {
  const notes = new Notes();
  return finish(file, readLinkedIn(tables, notes), notes);
}

function finish(file: string, tree: Tree, notes: Notes, gentle?: boolean): Imported {
  const mended = mendResume(tree, notes, gentle);
  if (!mended || !isResume(tree, mended)) throw new NotAResume(`${file} holds no résumé; ${GIVE}`);
  return {
    resume: plain(dropInvalid(mended, notes)) as Imported['resume'],
    mended: inOrder(notes.mended),
    left: inOrder(notes.left),
  };
}

/** Whether it is about a person: a name alone could be anything's, a package has one, too. */
function isResume(given: Tree, mended: Tree): boolean {
  if (at(given, 'basics')) return true;
  const says = (tree: Tree | undefined) => !!tree && !isBlank(tree);
  const basics = at(mended, 'basics');
  const told = basics?.kind === 'group' ? basics.entries.filter(({ value }) => says(value)) : [];
  const sections = SECTIONS.filter((name) => !['$schema', 'meta', 'basics'].includes(name));
  return told.length > 1 || sections.some((name) => says(at(mended, name)));
}

/** By file, in the order in which they came up, then by line. */
function inOrder(lines: Line[]): Line[] {
  const files = [...new Set(lines.map(({ file }) => file))];
  return lines.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line);
}

/** JSON where it begins as such, YAML otherwise, and whichever understands all of it. */
function readText(file: string, text: string): Read {
  if (!/^\uFEFF?\s*(?:[[{]|\/[/*])/.test(text)) return readYaml(file, text);
  const json = readJson(file, text);
  if (json.whole) return json;
  const yaml = readYaml(file, inDoubleQuotes(text));
  if (!yaml.whole || yaml.tree?.kind !== 'group') return json;
  sayComments(file, text, yaml.notes);
  yaml.notes.mend({ file, line: 1 }, [], 'its quotes are not those of JSON → put right');
  return yaml;
}
