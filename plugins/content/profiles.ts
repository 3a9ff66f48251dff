import type { ContactView, LinkView } from '../../src/views.ts';
import type { Resume } from './types.ts';

const PROFESSIONAL = /linkedin|xing|viadeo|wellfound|indeed/i;
const SOURCE_CODE = /github|gitlab|codeberg|bitbucket|sourcehut|gitea/i;

const profiles = (resume: Resume): LinkView[] =>
  (resume.basics?.profiles ?? []).flatMap(({ network, username, url }) =>
    url ? [{ label: network ?? username ?? url, url }] : [],
  );

const profileLike = (resume: Resume, pattern: RegExp) =>
  profiles(resume).find(({ label, url }) => pattern.test(label) || pattern.test(url));

/** The owner's profile where people look for work, and the one where their code is. */
export const mainProfiles = (resume: Resume) => ({
  work: profileLike(resume, PROFESSIONAL),
  code: profileLike(resume, SOURCE_CODE),
});

/** The ways to reach the owner; without a professional profile any other one serves. */
export function contactOf(resume: Resume): ContactView | undefined {
  const { email, phone } = resume.basics ?? {};
  const { work } = mainProfiles(resume);
  const networks = work ? [work] : profiles(resume);
  if (!email && !phone && !networks.length) return undefined;
  return { email, phone, phoneUrl: phone && `tel:${phone.replace(/[^+\d]/g, '')}`, networks };
}

/** The first letters of the first and last name, by grapheme, so that any script works. */
export function brandOf(name: string): string {
  const letters = name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '');
  return letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : (letters[0] ?? '');
}
