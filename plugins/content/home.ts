import type { HomeView, Job, ProjectCard, WordGroup } from '../../src/views.ts';
import type { Words } from '../../src/words.ts';
import { evidenceOf, worksOf } from './evidence.ts';
import { paragraphsOf, parseInline } from './inline-text.ts';
import { localeOf } from './language.ts';
import { externalUrl, pageNameOf, type ResumeProject } from './pages.ts';
import { contactOf, placeOf, projectLink } from './profiles.ts';
import { includesSection, labelOf, orderedSections, sectionView } from './sections.ts';
import { timelinesOf, yearsOf } from './timelines.ts';
import { sizeAttribute } from './title-size.ts';
import type { Content, PictureOf, Resume, SectionId } from './types.ts';
import { wordsOf } from './words/words.ts';

const filled = <T>(list: T[]): T[] | undefined => (list.length ? list : undefined);

/**
 * The home page, with every part that the résumé has.
 * @param url the site's absolute URL, if known
 */
export function homeView(content: Content, picture: PictureOf, url?: string): HomeView {
  const { resume, site } = content;
  const { basics = {} } = resume;
  const all = timelinesOf(resume, site);
  const timelines = all.filter(({ id }) => includesSection(site, id as SectionId));
  const words = wordsOf(site);
  const jobs = timelines.find(({ id }) => id === 'experience')?.jobs ?? [];
  const photo = photoOf(resume);
  const employer = all.find(({ id }) => id === 'experience')?.jobs[0]?.employer;
  const defaultFacts = [
    { label: words.basedIn, text: placeOf(resume, site) ?? '' },
    { label: words.latest, text: employer ?? '' },
  ].filter(({ text }) => text);
  const planned = <T>(id: SectionId, part: T) => (includesSection(site, id) ? part : undefined);
  const parts: Omit<HomeView, 'order'> = {
    greeting: site.greeting ?? words.greeting,
    name: basics.name ?? '',
    nameSize: sizeAttribute(basics.name ?? '', site),
    role: basics.label,
    facts: site.facts?.map(({ label, text }) => ({ label, text: parseInline(text) })) ?? defaultFacts,
    portrait: photo ? picture({ src: photo, alt: site.portraitAlt ?? basics.name }, 'portrait') : undefined,
    about: planned('about', filled(paragraphsOf(basics.summary))),
    projects: planned(
      'projects',
      filled(projectsOf(resume).map((project) => cardOf(project, content, picture))),
    ),
    skills: planned('skills', filled(provenSkills(content, jobs))),
    logos: planned('skills', site.logos)?.map((logo) => picture(logo, 'logo')) ?? [],
    timelines,
    interests: planned('interests', filled(groupsOf(resume.interests, words.offWork, words))),
    contact: planned('contact', contactOf(content, url)),
  };
  const has = (id: string) =>
    id in parts ? parts[id as keyof typeof parts] : timelines.some((each) => each.id === id);
  const order = orderedSections(site).filter((each) => typeof each !== 'string' || has(each));
  return {
    ...parts,
    order: order.map((each) => (typeof each === 'string' ? each : sectionView(each, picture))),
  };
}

/** The labels of the home page's sections in the navigation, by id; sections without content are left out. */
export function homeItems(content: Content): Record<string, string> {
  const { resume, site } = content;
  const words = wordsOf(site);
  const timelines = timelinesOf(resume).map(({ id }) => id);
  const labels: Record<string, unknown> = {
    about: paragraphsOf(resume.basics?.summary).length && words.aboutItem,
    projects: projectsOf(resume).length && words.projectsItem,
    skills: skillsOf(resume, words).length && words.skillsItem,
    experience: timelines.includes('experience') && words.experienceItem,
    education: timelines.includes('education') && words.educationItem,
    contact: contactOf(content) && words.contactItem,
  };
  const items = orderedSections(site).map((each) =>
    typeof each === 'string' ? [each, labels[each]] : [each.id, labelOf(each, site)],
  );
  return Object.fromEntries(items.filter(([, label]) => label));
}

/** The photo's file; undefined if the résumé's picture is a URL. */
const photoOf = ({ basics }: Resume): string | undefined =>
  basics?.image && !/^\w+:/.test(basics.image) ? basics.image : undefined;

/** Words in groups; items with only a name are collected in one group. */
function groupsOf(items: Partial<WordGroup>[] = [], others: string, words: Words): WordGroup[] {
  const bare: string[] = [];
  const groups = items.flatMap(({ name, level, keywords = [] }): WordGroup[] => {
    if (keywords.length) return [{ name: name ?? words.more, level, keywords }];
    if (name && level) return [{ name, keywords: [level] }];
    bare.push(...[name ?? level ?? []].flat());
    return [];
  });
  return bare.length ? [...groups, { name: others, keywords: bare }] : groups;
}

function skillsOf({ skills, languages = [] }: Resume, words: Words): WordGroup[] {
  const spoken = languages.flatMap(({ language, fluency }) =>
    language && fluency ? `${language} (${fluency})` : (language ?? fluency ?? []),
  );
  return [
    ...groupsOf(skills, words.knowHow, words),
    ...(spoken.length ? [{ name: words.spokenLanguages, keywords: spoken }] : []),
  ];
}

/** The skills by group, each with the projects and jobs that used it, as far as the content mentions it. */
function provenSkills(content: Content, jobs: Job[]): WordGroup[] {
  const works = worksOf(content, jobs);
  return skillsOf(content.resume, wordsOf(content.site)).map(({ keywords, ...group }) => {
    const skills = keywords.map((name) => ({ name, where: evidenceOf(name, works) }));
    return {
      ...group,
      proven: filled(skills.filter(({ where }) => where.length)),
      keywords: skills.filter(({ where }) => !where.length).map(({ name }) => name),
    };
  });
}

const projectsOf = ({ projects = [] }: Resume): ResumeProject[] => projects.filter(({ name }) => name);

function cardOf(project: ResumeProject, content: Content, picture: PictureOf): ProjectCard {
  const { name: title = '', description, highlights = [], keywords = [], roles = [] } = project;
  const page = pageNameOf(title, content);
  const { card, external = false } = (page && content.projects[page]) || {};
  const words = wordsOf(content.site);
  const url = externalUrl(project, content);
  const isExternal = !!url && (!page || external);
  const here = page && `/${page}`;
  const years = yearsOf(project, words, localeOf(content.site));
  const facts = [years, roles.join(words.comma), project.entity, project.type].filter(Boolean);
  return {
    title,
    accent: page,
    facts: facts.join(' · ') || undefined,
    description: description && parseInline(description),
    highlights: filled(highlights.map(parseInline)),
    link: (isExternal ? url : here) ?? '',
    isExternal,
    more:
      here && url
        ? isExternal
          ? { label: words.aboutProject, url: here }
          : projectLink(url, words)
        : undefined,
    keywords,
    picture: card ? picture(card, 'card') : undefined,
  };
}
