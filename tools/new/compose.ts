import { decoded } from '../../plugins/content/text/url.ts';
import { type Content, type Resume, SECTION_IDS, type SectionFile } from '../../plugins/content/types.ts';
import type { Answers } from './answers.ts';

type Json = Record<string, unknown>;

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Returns the fields of `basics` that the answers fill in, without the profiles. */
export const answeredBasics = ({ name, role: label, email, phone, site: url }: Answers) =>
  Object.fromEntries(Object.entries({ name, label, email, phone, url }).filter(([, value]) => value));

/** Returns the owner's previous résumé with the answers filled in; its other fields are kept. */
export function composeResume(before: Resume & Json, answers: Answers): Resume & Json {
  const { basics = {}, ...rest } = before;
  const networks = { LinkedIn: answers.linkedin, GitHub: answers.github };
  let profiles = basics.profiles ?? [];
  for (const [network, url] of Object.entries(networks)) {
    if (!url) continue;
    const username = decoded(url)
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .pop();
    // An answer replaces the existing profile of the same network.
    const others = profiles.filter((profile) => profile.network?.toLowerCase() !== network.toLowerCase());
    profiles = [...others, { network, username, url }];
  }
  return {
    $schema: SCHEMA,
    basics: { ...basics, ...answeredBasics(answers), ...(profiles.length ? { profiles } : {}) },
    ...rest,
  };
}

type Section = string | Partial<SectionFile>;

const idOf = (section: Section) => (typeof section === 'string' ? section : section.id);

/** Returns the sections that a site's settings list. */
export const listedSections = (site: unknown, others: readonly Section[] = SECTION_IDS): readonly Section[] =>
  (site as { sections?: Section[] } | undefined)?.sections ?? others;

/**
 * Returns the sections of a further language's settings, one for each of the site's: as they were, as imported, or `{}`.
 * @param earlier the site's sections when the language's settings were written
 * @param before the language's sections in these settings
 */
export const translated = (
  sections: readonly Section[],
  imported: Partial<SectionFile>[],
  earlier: readonly Section[],
  before: readonly Section[],
): Section[] =>
  sections.map((section) => {
    const isSame = (other: Section) => idOf(other) === idOf(section);
    return before[earlier.findIndex(isSame)] ?? imported.find(isSame) ?? {};
  });

/** Returns the site's settings with what a résumé says about them, as far as the owner has not said it: language, sections. */
export function withImported(
  site: Json,
  language: string | undefined,
  imported: SectionFile[],
  isNew: boolean,
): Json {
  const listed = listedSections(site);
  const known = listed.map(idOf);
  const added = imported.filter(({ id }) => !known.includes(id));
  // The way to reach the owner comes last.
  const end = listed.at(-1) === 'contact' ? listed.length - 1 : listed.length;
  const sections = listed.toSpliced(end, 0, ...added);
  return {
    ...site,
    ...(language && (isNew || !site.language) ? { language } : {}),
    ...(added.length ? { sections } : {}),
  };
}

/** Returns what a new owner may want to do next, one line each; `folder` is that of the content, as messages name it. */
export function leftToDo({ resume, site, projects }: Content, folder: string): string[] {
  const { basics = {}, work, skills, education } = resume;
  const contents = {
    'basics.summary in resume.json: a few sentences about you': basics.summary,
    [`basics.image in resume.json: your photo, 480 × 480 px or more, in ${folder}/pictures/`]: basics.image,
    'basics.email or basics.phone in resume.json: how to reach you': basics.email || basics.phone,
    'work in resume.json: where you have worked': work ?? education,
    'skills in resume.json: what you know, in groups': skills,
    "projects in resume.json: what you've built; each gets a card on the home page": resume.projects,
    [`a page for a project: a file in ${folder}/projects/`]: Object.keys(projects).length,
    'description in site.json: what search engines and link previews show': site.description,
  };
  return [
    ...Object.entries(contents).flatMap(([task, content]) => (content ? [] : [task])),
    'npm run dev previews the site as you write; missing parts are left out of the pages',
    `SITE_URL=${basics.url ?? 'https://your.site'} npm run build builds the site into dist/`,
  ];
}
