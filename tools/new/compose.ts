import type { Resume, Site } from '../../plugins/content/types.ts';
import type { Answers } from './answers.ts';

type Json = Record<string, unknown>;
type Profile = NonNullable<NonNullable<Resume['basics']>['profiles']>[number];

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * The owner's résumé: what there was, with the answers in their places.
 * @param before a résumé whose other fields stay
 */
export function composeResume(before: Resume & Json, answers: Answers): Resume & Json {
  const { name, role, email, phone, linkedin, github, site } = answers;
  const { basics = {}, ...rest } = before;
  const given = { name, label: role, email, phone, url: site };
  const profiles = [
    ...(basics.profiles ?? []),
    ...(linkedin ? [profileOf('LinkedIn', linkedin)] : []),
    ...(github ? [profileOf('GitHub', github)] : []),
  ];
  // The last of a network wins: it is the answer, where there is one.
  const latest = [...new Map(profiles.map((profile) => [profile.network ?? profile.url, profile])).values()];
  return {
    $schema: SCHEMA,
    ...rest,
    basics: {
      ...basics,
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)),
      ...(latest.length ? { profiles: latest } : {}),
    },
  };
}

const profileOf = (network: string, url: string): Profile => ({
  network,
  username: url.replace(/\/+$/, '').split('/').pop(),
  url,
});

/** Names that JSON Resume gave up before version 1.0.0, and those that came in their place. */
const RENAMED: Record<string, Record<string, string>> = {
  basics: { picture: 'image', website: 'url' },
  work: { company: 'name', website: 'url' },
  volunteer: { website: 'url' },
  publications: { website: 'url' },
};

/** A résumé of an older version as 1.0.0. */
export function modernized(resume: Json): Json {
  const renamed = (entry: unknown, names: Record<string, string>): unknown =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(
          Object.entries(entry).map(([key, value]) => [
            names[key] && !((names[key] ?? '') in entry) ? names[key] : key,
            value,
          ]),
        )
      : entry;
  return Object.fromEntries(
    Object.entries(resume).map(([key, value]) => {
      const names = RENAMED[key] ?? {};
      return [
        key,
        Array.isArray(value) ? value.map((entry) => renamed(entry, names)) : renamed(value, names),
      ];
    }),
  );
}

/** The site's settings without those that speak of the demonstration's person. */
export function composeSite(before: Site & Json, year: number, keepLogos: boolean): Site & Json {
  const { description: _, portraitAlt: __, openGraph: ___, logos, ...rest } = before;
  return { ...rest, copyright: year, ...(keepLogos && logos ? { logos } : {}) };
}
