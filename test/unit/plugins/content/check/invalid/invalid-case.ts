import type { OwnerContent } from '../../../../../support/content.ts';

export type Files = Record<string, string>;

/** A kind of invalid content, and the only fault that the check must report for it. */
export type InvalidCase = [
  kind: string,
  /** Breaks valid content. */
  corrupt: ((content: OwnerContent) => void) | undefined,
  /** Where the fault is reported. */
  field: string,
  /** Matches the complete message. */
  message: RegExp,
  rest?: {
    /** The file that the fault is reported in, if it is not the one of the table. */
    file?: string;
    /** Part of the reported line; by default the field's name. undefined if the fault has no line. */
    line?: string;
    /** Breaks the files as written; `undefined` removes one. */
    files?: (files: Files) => Record<string, string | undefined>;
    env?: Record<string, string>;
  },
];

/** The cases of a table whose faults are reported in one file, by name. */
export const casesIn = (table: string, cases: InvalidCase[]) =>
  cases.map(([kind, corrupt, field, message, rest = {}]) => {
    const { file = table, files, env } = rest;
    const hasLine = field !== 'the file' && file !== 'environment';
    const name = hasLine
      ? `"${field
          .replace(/\[\d+\]/g, '')
          .split('.')
          .at(-1)}"`
      : undefined;
    return { kind, corrupt, field, message, file, files, env, line: 'line' in rest ? rest.line : name };
  });

export const RESUME = 'src/content/resume.json';
export const SITE = 'src/content/site.json';
export const ALPHA = 'src/content/projects/alpha.json';
/** For a case of another table. */
export const PROJECT = { file: ALPHA };

export const basics = (change: Record<string, unknown>) => (content: OwnerContent) =>
  Object.assign(content.resume.basics ?? {}, change);
export const work = (change: Record<string, unknown>) => (content: OwnerContent) =>
  Object.assign(content.resume.work?.[0] ?? {}, change);
export const site = (change: Record<string, unknown>) => (content: OwnerContent) =>
  Object.assign(content.site, change);
export const alpha = (change: Record<string, unknown>) => (content: OwnerContent) =>
  Object.assign(content.projects.alpha ?? {}, change);
export const section = (change: Record<string, unknown>) => (content: OwnerContent) =>
  Object.assign(content.projects.alpha?.sections[0] ?? {}, change);
export const resumeText = (from: string | RegExp, to: string) => (files: Files) => ({
  'resume.json': files['resume.json']?.replace(from, to),
});
export const picture = (name: string, data: OwnerContent['pictures'][string]) => (content: OwnerContent) => {
  content.pictures[name] = data;
};
