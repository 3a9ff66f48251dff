import type { OwnerContent } from '../../../../../support/content.ts';

export type Files = Record<string, string>;

/** Invalid content, and the only fault that the check must report for it. */
export type InvalidCase = [
  /** Breaks valid content. */
  corrupt: ((content: OwnerContent) => unknown) | undefined,
  /** Part of the reported line, from the field on; `…` stands for any text. */
  fault: string,
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
  cases.map(([corrupt, fault, rest = {}]) => {
    const { file = table, files, env } = rest;
    const [field = ''] = fault.split(': ');
    const hasLine = field !== 'the file' && file !== 'environment';
    const name = field.replace(/\[\d+\]/g, '').split('.');
    const line = hasLine ? `"${name.at(-1)}"` : undefined;
    return { fault, field, corrupt, file, files, env, line: 'line' in rest ? rest.line : line };
  });

export const RESUME = 'src/content/resume.json';
export const SITE = 'src/content/site.json';
export const ALPHA = 'src/content/projects/alpha.json';
export const BETA = 'src/content/projects/beta.json';

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
export const picture = (name: string, data: OwnerContent['pictures'][string]) => (content: OwnerContent) =>
  Object.assign(content.pictures, { [name]: data });
/** Renames the file of a project. */
export const renamed =
  (name: string, other: string) =>
  ({ projects }: OwnerContent) => {
    Object.assign(projects, { [other]: projects[name] });
    delete projects[name];
  };
/** Adds these files. */
export const adds = (files: Record<string, string | undefined>) => () => files;
export const inResume = (from: string | RegExp, to: string) => (files: Files) => ({
  'resume.json': files['resume.json']?.replace(from, to),
});
