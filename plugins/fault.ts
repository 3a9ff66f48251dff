import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { explained } from './explained.ts';

/** What is wrong in the owner's content, and what to do about it. A fault stops the build, unless it is a warning. */
export interface Fault {
  /** Path from the project's root; `environment` if no file is at fault. */
  file: string;
  line?: number;
  column?: number;
  /** The place in the file, for example `work[1].endDate`. */
  field: string;
  /** What is wrong there. */
  problem: string;
  /** What to do about it. */
  remedy: string;
  /** More lines, for a terminal. */
  details?: string;
}

/** A fault without its place. */
export type Advice = [problem: string, remedy: string];

/** A place in a file, by default the file as a whole. */
export type Place = Partial<Pick<Fault, 'field' | 'line' | 'column'>>;

/** Returns a fault of a file or folder. */
export function fileFault(file: string, [problem, remedy]: Advice, place: Place = {}): Fault {
  const { field = 'the file', line, column } = place;
  return { file, field, problem, remedy, line, column };
}

/** Returns a line with control characters and marks of direction as codes, because a terminal would obey them. */
export const printable = (line: string): string =>
  line.replace(
    /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Returns a fault as one line: `file:line: field: what is wrong; what to do`; in Markdown the column follows the line. */
export const faultLine = ({ file, line, column, field, problem, remedy }: Fault): string => {
  const place = [file, line, file.endsWith('.md') && column].filter(Boolean).join(':');
  return printable(`${place}: ${field}: ${problem}; ${remedy}`);
};

/**
 * Returns a fault as a command to GitHub Actions, which show it in the pull request at its place in the file.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions (setting an error message)
 */
export function annotation(
  level: 'error' | 'warning',
  { file, line, column, field, problem, remedy }: Fault,
): string {
  const escaped = (text: string) =>
    text.replace(
      /[%\r\n:,]/g,
      (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    );
  const place = Object.entries({ file: escaped(file), line, col: column }).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${value}`,
  );
  return `::${level} ${place.join(',')}::${printable(`${field}: ${problem}; ${remedy}`).replaceAll('%', '%25')}`;
}

/**
 * Stops the build, or fills the dev server's overlay. The error's text is the list of faults. With the project's root, from
 * which the paths of files are, the overlay can open them in the owner's editor.
 */
export class ContentError extends Error {
  constructor(
    readonly faults: Fault[],
    root?: string,
  ) {
    const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
    super(`The content has ${count}:\n\n${faults.map(faultLine).join('\n')}\n\n${explained(faults)}\n`);
    this.name = 'ContentError';
    const places = root
      ? faults.map(({ file, line = 1, column = 1 }) => `    at ${resolve(root, file)}:${line}:${column}`)
      : [];
    this.stack = [this.message, ...places].join('\n');
  }

  /** Returns only the list where a tool would print the complete error. */
  [inspect.custom](): string {
    return this.message;
  }
}
