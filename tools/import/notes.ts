import { quoted } from '../../plugins/content/check/schema-messages.ts';
import { fieldOf } from '../../plugins/content/read/source.ts';
import { type Origin, type Path, type Tree, toValue } from './tree.ts';

const USE_INSTEAD =
  'use a JSON Resume file (resume.json), its YAML equivalent, or the zip of your LinkedIn data export';

/** The input can't be a résumé: its name, why, and what to do instead. */
export class NotAResume extends Error {
  constructor(name: string, why: string, instead = USE_INSTEAD) {
    super(`${name} ${why}${instead && `; ${instead}`}`);
  }
}

/** Something that the importer fixed, or that the owner has to check, and where. */
export interface Note extends Origin {
  /** For example `work[1].endDate`. */
  field: string;
  what: string;
  /** Other places where the same was done. */
  also: { field: string; line: number }[];
  /** Notes with the same key share a line, unless they are about different files. */
  alike?: string;
}

/** Collects the notes. Notes of the same kind share a line. */
export class Notes {
  readonly fixed: Note[] = [];
  readonly unresolved: Note[] = [];

  readonly addFix = addTo(this.fixed);
  /** With `alike` only if the note quotes nothing that the owner wrote. */
  readonly addUnresolved = addTo(this.unresolved);
}

function addTo(notes: Note[]) {
  return ({ file, line }: Origin, path: Path, what: string, alike?: string): void => {
    const field = fieldOf(path);
    const known = alike && notes.find((note) => note.file === file && note.alike === alike);
    if (known) known.also.push({ field, line });
    else notes.push({ file, line, field, what, also: [], alike });
  };
}

/** How many further places are listed; the rest are only counted. */
const MAX_ALSO = 5;

export const formatNote = ({ file, line, field, what, also }: Note): string => {
  const shown = also.slice(0, MAX_ALSO).map((other) => `${other.field} on line ${other.line}`);
  const more = [...shown, ...(also.length > MAX_ALSO ? [`${also.length - MAX_ALSO} more`] : [])].join(', ');
  return `${file}:${line}: ${field}: ${what}${more && ` (also ${more})`}`;
};

const MAX_LENGTH = 60;

/** A value as shown before the arrow, shortened if it is long. */
export const brief = (tree: Tree): string => {
  const full = display(tree);
  return full.length > MAX_LENGTH ? `${full.slice(0, MAX_LENGTH)}…` : full;
};

export const display = (tree: Tree): string =>
  tree.kind === 'number' || tree.kind === 'flag' ? tree.words : quoted(toValue(tree));
