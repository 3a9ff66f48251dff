import type { HomeView, ProjectCard } from '../../src/views.ts';
import { contactOf } from './profiles.ts';
import { timelinesOf } from './timelines.ts';
import type { Content, PictureOf, Resume } from './types.ts';

type Skills = NonNullable<HomeView['skills']>;
type Project = NonNullable<Resume['projects']>[number];

const filled = <T>(list: T[]): T[] | undefined => (list.length ? list : undefined);

/** The home page: every part that the résumé has. */
export function homeView(content: Content, picture: PictureOf): HomeView {
  const { resume, site } = content;
  const { basics = {} } = resume;
  const timelines = timelinesOf(resume);
  const photo = photoOf(resume);
  return {
    greeting: site.greeting ?? 'Hi, my name is',
    name: basics.name ?? '',
    role: basics.label,
    place: placeOf(resume),
    employer: timelines.find(({ id }) => id === 'experience')?.jobs[0]?.employer || undefined,
    portrait: photo ? picture({ src: photo, alt: site.portraitAlt ?? basics.name }, 'portrait') : undefined,
    about: filled(aboutOf(resume)),
    projects: filled(projectsOf(resume).map((project) => cardOf(project, content, picture))),
    skills: filled(skillsOf(resume)),
    logos: (site.logos ?? []).map((logo) => picture(logo, 'logo')),
    timelines,
    contact: contactOf(resume),
  };
}

/** Ids of the home page's sections that stand in the navigation: those that the résumé has. */
export function homeSections({ resume }: Content): string[] {
  const timelines = timelinesOf(resume).map(({ id }) => id);
  const has: Record<string, unknown> = {
    about: aboutOf(resume).length,
    projects: projectsOf(resume).length,
    skills: skillsOf(resume).length,
    experience: timelines.includes('experience'),
    education: timelines.includes('education'),
    contact: contactOf(resume),
  };
  return Object.keys(has).filter((id) => has[id]);
}

/** The photo's file; none where the résumé's picture is on another host. */
export const photoOf = ({ basics }: Resume): string | undefined =>
  basics?.image && !/^\w+:/.test(basics.image) ? basics.image : undefined;

const placeOf = ({ basics: { location = {} } = {} }: Resume): string | undefined =>
  [location.city, location.region].filter(Boolean).join(', ') || location.countryCode;

const aboutOf = ({ basics }: Resume): string[] =>
  (basics?.summary ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim());

/** Groups of words. Skills that are a bare name make one group together, and so do the languages. */
function skillsOf({ skills = [], languages = [] }: Resume): Skills {
  const groups: Skills = [];
  const bare: string[] = [];
  for (const { name = 'More', level, keywords = level ? [level] : [] } of skills) {
    if (keywords.length) groups.push({ name, keywords });
    else bare.push(name);
  }
  if (bare.length) groups.push({ name: 'Know-how', keywords: bare });
  const spoken = languages.flatMap(({ language, fluency }) =>
    language ? [fluency ? `${language} (${fluency})` : language] : [],
  );
  if (spoken.length) groups.push({ name: 'Spoken languages', keywords: spoken });
  return groups;
}

const projectsOf = ({ projects = [] }: Resume): Project[] => projects.filter(({ name }) => name);

function cardOf(project: Project, { resume, projects }: Content, picture: PictureOf): ProjectCard {
  const { name: title = '', description, highlights = [], keywords = [], url } = project;
  const page = Object.keys(projects).find((key) => projects[key]?.title === title);
  const card = page && projects[page]?.card;
  const isInternal = page && (!url || isOwn(url, resume.basics?.url));
  return {
    title,
    description: description ?? highlights.join(' '),
    link: isInternal ? `/${page}` : (url ?? ''),
    isExternal: !isInternal && !!url,
    keywords,
    picture: card ? picture(card, 'card') : undefined,
  };
}

/** An address on the owner's own site leads to the page here, any other one leaves it. */
const isOwn = (url: string, site: string | undefined) =>
  !!site && URL.canParse(url) && URL.canParse(site) && new URL(url).origin === new URL(site).origin;
