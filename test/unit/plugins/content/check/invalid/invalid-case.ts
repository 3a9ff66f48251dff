import type { OwnerContent } from '../../../../../support/content.ts';

export type Files = Record<string, string>;

/** A kind of invalid content, and the only fault that the check must report for it. */
export interface InvalidCase {
  kind: string;
  /** Breaks valid content. */
  corrupt?: (content: OwnerContent) => void;
  /** Breaks the files as written; `undefined` removes one. */
  files?: (files: Files) => Record<string, string | undefined>;
  env?: Record<string, string>;
  /** Where the fault is reported. */
  file: string;
  field: string;
  /** Part of the reported line in that file; missing if the fault has no line. */
  line?: string;
  /** Matches the complete message. */
  message: RegExp;
}

export const RESUME = 'src/content/resume.json';
export const SITE = 'src/content/site.json';
export const ALPHA = 'src/content/projects/alpha.json';

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
