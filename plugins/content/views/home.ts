import type { HomeView, KeywordGroup, ProjectCard } from '../../../src/views.ts';
import type { Words } from '../../../src/words.ts';
import { paragraphsOf, parseInline } from '../text/inline-text.ts';
import { localeOf } from '../text/locale.ts';
import type { Content, PictureOf, Resume, SectionFile, SectionId } from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { contactOf, placeOf } from './contact.ts';
import { evidenceOf, type Work, worksOf } from './evidence.ts';
import { projectLink } from './profiles.ts';
import { externalUrl, pageNameOf, type ResumeProject } from './project-pages.ts';
import { labelOf, orderedSections, sectionView } from './sections.ts';
import { entriesOf, timelinesOf, timeOf } from './timelines.ts';
import { sizeAttribute } from './title-size.ts';

const filled = <T>(list: T[]): T[] | undefined => (list.length ? list : undefined);

/** A section of the home page that is shown. */
interface HomeSection {
  id: string;
  heading: string;
  /** In the navigation, if it is listed there. */
  label?: string;
  /** Set if the owner wrote the section. */
  own?: SectionFile;
}

/** What the résumé has for each section. */
function contentsOf(content: Content) {
  const { resume, site } = content;
  const words = wordsOf(site);
  return {
    about: paragraphsOf(resume.basics?.summary),
    projects: projectsOf(resume),
    skills: skillsOf(resume, words),
    ...entriesOf(resume, words),
    interests: groupsOf(resume.interests, words.offWork, words),
    contact: [contactOf(content) ?? []].flat(),
  } satisfies Record<SectionId, unknown[]>;
}

/** The home page's sections in the owner's order, without those that the résumé has no content for. */
export function homeSections(content: Content, contents = contentsOf(content)): HomeSection[] {
  const { site } = content;
  const words = wordsOf(site);
  const labels: Partial<Record<SectionId, string>> = {
    about: words.aboutItem,
    projects: words.projectsItem,
    skills: words.skillsItem,
    experience: words.experienceItem,
    education: words.educationItem,
    contact: words.contactItem,
  };
  return orderedSections(site).flatMap((each): HomeSection[] => {
    if (typeof each !== 'string') return [{ ...each, label: labelOf(each, site), own: each }];
    return contents[each].length ? [{ id: each, heading: words[each], label: labels[each] }] : [];
  });
}

/**
 * The home page, with every part that the résumé has.
 * @param url the site's absolute URL, if known
 */
export function homeView(content: Content, picture: PictureOf, url?: string): HomeView {
  const { resume, site } = content;
  const { basics = {} } = resume;
  const contents = contentsOf(content);
  const sections = homeSections(content, contents);
  const isShown = (section: string) => sections.some(({ id }) => id === section);
  const ifShown = <T>(id: SectionId, part: T) => (isShown(id) ? part : undefined);
  const timelines = timelinesOf(resume, site);
  const words = wordsOf(site);
  const jobs = timelines.find(({ id }) => id === 'experience')?.entries ?? [];
  const works = worksOf(content, ifShown('experience', jobs) ?? []);
  const photo = photoOf(resume);
  const defaultFacts = [
    { label: words.basedIn, text: placeOf(resume, site) ?? '' },
    { label: words.latest, text: jobs[0]?.organization ?? '' },
  ].filter(({ text }) => text);
  return {
    greeting: site.greeting ?? words.greeting,
    name: basics.name ?? '',
    nameSize: sizeAttribute(basics.name ?? '', site),
    role: basics.label,
    facts: site.facts?.map(({ label, text }) => ({ label, text: parseInline(text) })) ?? defaultFacts,
    portrait: photo ? picture({ src: photo, alt: site.portraitAlt ?? basics.name }, 'portrait') : undefined,
    about: ifShown('about', contents.about),
    projects: ifShown('projects', contents.projects)?.map((project) => cardOf(project, content, picture)),
    skills: ifShown('skills', provenSkills(contents.skills, works)),
    logos: ifShown('skills', site.logos)?.map((logo) => picture(logo, 'logo')) ?? [],
    timelines: timelines.filter(({ id }) => isShown(id)),
    interests: ifShown('interests', contents.interests),
    contact: ifShown('contact', contactOf(content, url)),
    order: sections.map(({ id, own }) => (own ? sectionView(own, picture) : id)),
  };
}

/** The photo's file; undefined if the résumé's picture is a URL. */
const photoOf = ({ basics }: Resume): string | undefined =>
  basics?.image && !/^\w+:/.test(basics.image) ? basics.image : undefined;

/** Words in groups; items with only a name are collected in one group. */
function groupsOf(items: Partial<KeywordGroup>[] = [], others: string, words: Words): KeywordGroup[] {
  const bare: string[] = [];
  const groups = items.flatMap(({ name, level, keywords = [] }): KeywordGroup[] => {
    if (keywords.length) return [{ name: name ?? words.more, level, keywords }];
    if (name && level) return [{ name, keywords: [level] }];
    bare.push(...[name ?? level ?? []].flat());
    return [];
  });
  return bare.length ? [...groups, { name: others, keywords: bare }] : groups;
}

function skillsOf({ skills, languages = [] }: Resume, words: Words): KeywordGroup[] {
  const spoken = languages.flatMap(({ language, fluency }) =>
    language && fluency ? `${language} (${fluency})` : (language ?? fluency ?? []),
  );
  return [
    ...groupsOf(skills, words.knowHow, words),
    ...(spoken.length ? [{ name: words.spokenLanguages, keywords: spoken }] : []),
  ];
}

/** Groups of skills, each skill with the projects and jobs that used it, as far as the content mentions it. */
const provenSkills = (groups: KeywordGroup[], works: Work[]): KeywordGroup[] =>
  groups.map(({ keywords, ...group }) => {
    const skills = keywords.map((name) => ({ name, where: evidenceOf(name, works) }));
    return {
      ...group,
      proven: filled(skills.filter(({ where }) => where.length)),
      keywords: skills.filter(({ where }) => !where.length).map(({ name }) => name),
    };
  });

const projectsOf = ({ projects = [] }: Resume): ResumeProject[] => projects.filter(({ name }) => name);

function cardOf(project: ResumeProject, content: Content, picture: PictureOf): ProjectCard {
  const { name: title = '', description, highlights = [], keywords = [], roles = [] } = project;
  const page = pageNameOf(title, content);
  const { card, external = false } = (page && content.projects[page]) || {};
  const words = wordsOf(content.site);
  const url = externalUrl(project, content);
  const isExternal = !!url && (!page || external);
  const here = page && `/${page}`;
  const years = timeOf(project, 'years', words, localeOf(content.site));
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
