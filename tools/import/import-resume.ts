import type { Resume } from '../../plugins/content/types.ts';
import { dropInvalid } from './fix/drop-invalid.ts';
import { fixResume } from './fix/fix-resume.ts';
import { SECTIONS } from './fix/shape.ts';
import { NotAResume, type Note, Notes } from './notes.ts';
import { inDoubleQuotes } from './read/json-text.ts';
import { readLinkedIn } from './read/linkedin.ts';
import { noteComments, type ReadResult, readJson } from './read/read-json.ts';
import { readYaml } from './read/read-yaml.ts';
import { at, isBlank, isLeaf, type Tree, toValue } from './tree.ts';

/** A résumé that passes the strict check (except perhaps for a missing name), and what was done to get there. */
export interface Imported {
  resume: Resume & Record<string, unknown>;
  /** What was fixed. */
  fixed: Note[];
  /** What was left out, word for word, or is not shown anywhere: for the owner to decide. */
  unresolved: Note[];
}

const NOTHING_FOUND = "doesn't contain a résumé";

/**
 * Reads a text as a résumé: JSON or YAML, in any style.
 * @param file the name to use in messages
 * @param minimal change only what the check finds wrong: blanks stay, nothing is added
 * @throws NotAResume if the text does not contain one
 */
export function importText(file: string, text: string, { minimal = false } = {}): Imported {
  const { tree, notes } = readText(file, text);
  if (!tree || isLeaf(tree) || isBlank(tree)) throw new NotAResume(file, NOTHING_FOUND);
  return finish(file, tree, notes, minimal);
}

/**
 * Reads the tables of LinkedIn's data export as a résumé.
 * @param tables file contents by path
 */
export function importTables(file: string, tables: Record<string, string>): Imported {
  const notes = new Notes();
  return finish(file, readLinkedIn(tables, notes), notes);
}

function finish(file: string, tree: Tree, notes: Notes, minimal?: boolean): Imported {
  const fixed = fixResume(tree, notes, minimal);
  if (!fixed || !isResume(tree, fixed)) throw new NotAResume(file, NOTHING_FOUND);
  return {
    resume: toValue(dropInvalid(fixed, notes)) as Imported['resume'],
    fixed: sorted(notes.fixed),
    unresolved: sorted(notes.unresolved),
  };
}

/** Whether it is about a person. A name alone proves nothing: a `package.json` has one, too. */
function isResume(given: Tree, fixed: Tree): boolean {
  if (at(given, 'basics')) return true;
  const hasContent = (tree: Tree | undefined) => !!tree && !isBlank(tree);
  const basics = at(fixed, 'basics');
  const filled = basics?.kind === 'group' ? basics.entries.filter(({ value }) => hasContent(value)) : [];
  const sections = SECTIONS.filter((name) => !['$schema', 'meta', 'basics'].includes(name));
  return filled.length > 1 || sections.some((name) => hasContent(at(fixed, name)));
}

/** By file, in order of first appearance, then by line. */
function sorted(lines: Note[]): Note[] {
  const files = [...new Set(lines.map(({ file }) => file))];
  return lines.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line);
}

/** Reads JSON if the text starts like it, otherwise YAML. JSON that is not fully understood is tried as YAML. */
function readText(file: string, text: string): ReadResult {
  if (!/^\uFEFF?\s*(?:[[{]|\/[/*])/.test(text)) return readYaml(file, text);
  const json = readJson(file, text);
  if (json.isComplete) return json;
  const yaml = readYaml(file, inDoubleQuotes(text));
  if (!yaml.isComplete || yaml.tree?.kind !== 'group') return json;
  noteComments(file, text, yaml.notes);
  yaml.notes.addFix({ file, line: 1 }, [], 'non-JSON quotes → corrected');
  return yaml;
}
