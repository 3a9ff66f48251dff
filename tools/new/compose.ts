import { decoded } from '../../plugins/content/text/url.ts';
import type { Resume, SectionFile } from '../../plugins/content/types.ts';
import { SECTION_IDS } from '../../plugins/content/types.ts';
import type { Answers } from './answers.ts';

type Json = Record<string, unknown>;
type Profile = NonNullable<NonNullable<Resume['basics']>['profiles']>[number];

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The fields of `basics` that the answers fill in, without the profiles. */
export const answeredBasics = ({ name, role: label, email, phone, site: url }: Answers) =>
  Object.fromEntries(Object.entries({ name, label, email, phone, url }).filter(([, value]) => value));

/**
 * The owner's résumé: the previous one with the answers filled in.
 * @param before the previous résumé, whose other fields are kept
 */
export function composeResume(before: Resume & Json, answers: Answers): Resume & Json {
  const { linkedin, github } = answers;
  const { basics = {}, ...rest } = before;
  const answered = [
    ...(linkedin ? [profileOf('LinkedIn', linkedin)] : []),
    ...(github ? [profileOf('GitHub', github)] : []),
  ];
  // An answer replaces the existing profile of the same network.
  const isAnswered = ({ network = '' }: Profile) =>
    answered.some((each) => each.network?.toLowerCase() === network.toLowerCase());
  const profiles = [...(basics.profiles ?? []).filter((profile) => !isAnswered(profile)), ...answered];
  return {
    $schema: SCHEMA,
    basics: {
      ...basics,
      ...answeredBasics(answers),
      ...(profiles.length ? { profiles } : {}),
    },
    ...rest,
  };
}

const profileOf = (network: string, url: string): Profile => ({
  network,
  username: decoded(url).replace(/\/+$/, '').split('/').pop(),
  url,
});

/** The site's settings without those about the demonstration's person. */
export function composeSite(before: Json, year: number, keepLogos: boolean): Json {
  const { $schema, language, accent, logos } = before;
  return { $schema, language, accent, copyright: year, ...(keepLogos && logos ? { logos } : {}) };
}

/** The site's settings with what a résumé says about them, as far as the owner has not said it: language, sections. */
export function withImported(
  site: Json,
  language: string | undefined,
  own: SectionFile[],
  isNew: boolean,
): Json {
  const listed = (site.sections as (string | SectionFile)[] | undefined) ?? SECTION_IDS;
  const known = listed.map((each) => (typeof each === 'string' ? each : each.id));
  const added = own.filter(({ id }) => !known.includes(id));
  // The way to reach the owner comes last.
  const last = listed.at(-1) === 'contact' ? ['contact'] : [];
  const sections = [...(last.length ? listed.slice(0, -1) : listed), ...added, ...last];
  return {
    ...site,
    ...(language && (isNew || !site.language) ? { language } : {}),
    ...(added.length ? { sections } : {}),
  };
}
