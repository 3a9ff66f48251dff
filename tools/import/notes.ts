import { quoted } from '../../plugins/content/schema-words.ts';
import { fieldOf } from '../../plugins/content/source.ts';
import { type Path, type Place, plain, type Tree } from './tree.ts';

/** What was given can't be a résumé; the message says what it is and what to give instead. */
export class NotAResume extends Error {}

export const GIVE =
  'give a JSON Resume file (resume.json), the same as YAML, or the zip of LinkedIn’s data export';

/** Something that the importer did, or did not, and where. */
export interface Line extends Place {
  /** For example `work[1].endDate`. */
  field: string;
  what: string;
  /** Other places where the same was done. */
  also: { field: string; line: number }[];
}

/** Gathers what there is to say. What is alike becomes one line. */
export class Notes {
  readonly mended: Line[] = [];
  readonly left: Line[] = [];
  private readonly alike = new Map<string, Line>();

  /** @param alike a name for what may share a line */
  mend(place: Place, path: Path, what: string, alike?: string): void {
    this.add(this.mended, place, path, what, alike && `mended ${alike}`);
  }

  /** @param alike a name for what may share a line: only where no words of the owner's are told */
  leave(place: Place, path: Path, what: string, alike?: string): void {
    this.add(this.left, place, path, what, alike && `left ${alike}`);
  }

  private add(lines: Line[], { file, line }: Place, path: Path, what: string, alike?: string): void {
    const field = fieldOf(path);
    const known = alike && this.alike.get(`${file} ${alike}`);
    if (known) {
      known.also.push({ field, line });
      return;
    }
    const added = { file, line, field, what, also: [] };
    lines.push(added);
    if (alike) this.alike.set(`${file} ${alike}`, added);
  }
}

/** So many places are named; the others are counted. */
const ALSO = 5;

export const sayLine = ({ file, line, field, what, also }: Line): string => {
  const shown = also.slice(0, ALSO).map((other) => `${other.field} on line ${other.line}`);
  const more = [...shown, ...(also.length > ALSO ? [`${also.length - ALSO} more`] : [])].join(', ');
  return `${file}:${line}: ${field}: ${what}${more && ` (also ${more})`}`;
};

const SHOWN = 60;

/** A value as it is told beside what became of it. */
export const brief = (tree: Tree): string => {
  const all = word(tree);
  return all.length > SHOWN ? `${all.slice(0, SHOWN)}…` : all;
};

export const word = (tree: Tree): string =>
  tree.kind === 'number' || tree.kind === 'flag' ? tree.words : quoted(plain(tree));
