import type { OwnerContent } from '../../../../support/content.ts';

export type Files = Record<string, string>;

/** One kind of bad content, and the one fault that it must be refused with. */
export interface Bad {
  kind: string;
  /** Spoils content that was sound. */
  spoil?: (content: OwnerContent) => void;
  /** Spoils the files as they are written. */
  files?: (files: Files) => Record<string, string | undefined>;
  env?: Record<string, string>;
  /** Where the fault is told to be. */
  file: string;
  field: string;
  /** Part of the line in that file; none where the fault has no line. */
  line?: string;
  /** What the whole message must say. */
  says: RegExp;
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
