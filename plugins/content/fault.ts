import { inspect } from 'node:util';

/** One thing that is wrong with the owner's content, in words that say what to do. */
export interface Fault {
  /** Path from the project's root; `environment` where no file is at fault. */
  file: string;
  /** First line is 1. */
  line?: number;
  /** Where in the file, for example `work[1].endDate`. */
  field: string;
  problem: string;
  remedy: string;
  /** Of what two files say together: the same fault where it stands in the first language's file. */
  twin?: Fault;
}

/** A fault of a file or a folder as a whole, or of what no file says. */
export const wholeFault = (file: string, problem: string, remedy: string, field = 'the file'): Fault => ({
  file,
  field,
  problem,
  remedy,
});

/** A fault as one line: `file:line: field: what is wrong; what to do`. */
export const faultLine = ({ file, line, field, problem, remedy }: Fault): string =>
  `${file}${line ? `:${line}` : ''}: ${field}: ${problem}; ${remedy}`;

/** Stops the build, or fills the overlay of the dev server; its text is the list and nothing else. */
export class ContentError extends Error {
  constructor(readonly faults: Fault[]) {
    const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
    super(`The content has ${count}:\n\n${faults.map(faultLine).join('\n')}\n`);
    this.name = 'ContentError';
    this.stack = this.message;
  }

  /** The list alone, wherever a tool would print the error whole. */
  [inspect.custom](): string {
    return this.message;
  }
}
