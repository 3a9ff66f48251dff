import type { HomeView, Paragraph, ProjectCard, TimelineEntry } from '../../../src/views.ts';
import { blocksOf, isList } from '../text/blocks.ts';
import { isChange, parseInline, proseToText, withId } from '../text/inline-text.ts';
import { isolated, localeOf, timeOf, yearOf } from '../text/locale.ts';
import { byText } from '../text/order.ts';
import { listTexts, PROOFS } from '../text/origin.ts';
import type { Content, Draft, SectionFile, SectionId, Site, Span } from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { contactOf, placeOf } from './contact.ts';
import { type EntryView, entriesOf } from './entries.ts';
import { worksOf } from './evidence.ts';
import { factsOf } from './facts.ts';
import { externalUrl, pageNameOf, projectLink, type ResumeProject } from './links.ts';
import { mainProfiles } from './profiles.ts';
import { homeRain } from './rain.ts';
import { labelOf, orderedSections, sectionView, timelinesOf } from './sections.ts';
import { groupsOf, provenNames, provenSkills, skillsOf, unlessEmpty, withLogos } from './skills.ts';
import { sizeAttribute } from './title-size.ts';

/** The most skills that a fact names. */
const MAX_NAMED = 4;
/** A fact of more characters takes two columns: in one it would be taller than all others. */
const LONG_FACT = 60;

interface HomeSection {
  id: string;
  heading: string;
  label?: string;
  /** Set if the owner wrote the section. */
  file?: SectionFile;
}

/** Returns what each section of the home page shows; an empty list if the résumé has nothing for it. */
function contentsOf(content: Content) {
  const { resume, site } = content;
  const words = wordsOf(site);
  return {
    about: blocksOf(resume.basics?.summary),
    projects: (resume.projects ?? []).filter(({ name }) => name),
    skills: skillsOf(resume, words),
    ...entriesOf(resume, site),
    interests: groupsOf(resume.interests, words.offWork, words),
    contact: [contactOf(content) ?? []].flat(),
  } satisfies Record<SectionId, unknown[]>;
}

/** Returns the home page's sections in the owner's order, without those that the résumé has no content for. */
export function homeSections(content: Content, contents = contentsOf(content)): HomeSection[] {
  const { site } = content;
  const words = wordsOf(site);
  // The shorter sections have no such word, so the navigation leaves them out.
  const labels: Partial<Record<`${SectionId}Item`, string>> = words;
  return orderedSections(site).flatMap((section): HomeSection[] => {
    if (typeof section !== 'string') return [{ ...section, label: labelOf(section, site), file: section }];
    return contents[section].length
      ? [{ id: section, heading: words[section], label: labels[`${section}Item`] }]
      : [];
  });
}

/** Returns the home page, with every part that the résumé has; `url` is the site's absolute URL, if known. */
export function homeView(content: Content, url?: string): Draft<HomeView> {
  const { resume, site } = content;
  const { basics = {} } = resume;
  const contents = contentsOf(content);
  const sections = homeSections(content, contents);
  const isShown = (section: string) => sections.some(({ id }) => id === section);
  const ifShown = <T>(id: SectionId, part: T) => (isShown(id) ? part : undefined);
  const timelines = timelinesOf(resume, site);
  const words = wordsOf(site);
  const experience = timelines.find(({ id }) => id === 'experience')?.entries ?? [];
  const jobs = experience.flatMap((job) => job.roles ?? job);
  const works = worksOf(content, ifShown('experience', jobs) ?? []);
  // A picture on another host is not shown.
  const photo = /^\w+:/.test(basics.image ?? '') ? undefined : basics.image;
  const skills = provenSkills(contents.skills, works, site, ifShown('projects', '#projects'));
  const defaultFacts = [
    { label: words.basedIn, text: placeOf(resume, site) ?? '' },
    latestOf(jobs[0], contents.experience[0], ifShown('projects', contents.projects) ?? [], content),
    { label: words.worksWith, text: provenNames(skills).slice(0, MAX_NAMED).join(words.comma) },
    { label: words.education, text: degreeOf(ifShown('education', contents.education)?.[0], site) },
  ].filter(({ text }) => text);
  const facts = site.facts?.map(({ label, text }) => ({ label, text: parseInline(text) })) ?? defaultFacts;
  return {
    rain: homeRain(content, skills),
    greeting: site.greeting ?? words.greeting,
    name: basics.name ?? '',
    code: mainProfiles(resume).find(({ icon }) => icon === 'code'),
    nameSize: sizeAttribute(basics.name ?? '', site),
    role: basics.label,
    facts: facts.map((fact) => ({
      ...fact,
      isLong: proseToText(fact.text).length > LONG_FACT || undefined,
    })),
    portrait: photo ? { src: photo, alt: site.portraitAlt ?? basics.name, role: 'portrait' } : undefined,
    ...summaryOf(ifShown('about', contents.about)),
    projects: ifShown('projects', contents.projects)?.map((project) => cardOf(project, content)),
    ...(ifShown('skills', withLogos(skills, site)) ?? { skills: undefined, logos: [] }),
    timelines: timelines.filter(({ id }) => isShown(id)),
    interests: ifShown('interests', contents.interests),
    contact: ifShown('contact', contactOf(content, url)),
    order: sections.map(({ id, file }) => (file ? sectionView(file, site) : id)),
  };
}

/** Returns the paragraphs of a summary and, apart from them, a list of changed figures at its end. */
function summaryOf(about?: Paragraph[]): Pick<HomeView, 'about' | 'results'> {
  const last = about?.at(-1);
  return last && isList(last) && last.list.every(isChange)
    ? { about: about?.slice(0, -1), results: last.list }
    : { about };
}

/** Returns a fact: the job if it is ongoing, else the job or project that ended last; a project may have only a start. */
function latestOf(
  job: Partial<Pick<TimelineEntry, 'title' | 'organization'>> = {},
  { startDate, endDate }: Span = {},
  projects: ResumeProject[],
  content: Content,
): Record<'label' | 'text', string> {
  const { site } = content;
  const words = wordsOf(site);
  const withCommas = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(words.comma);
  const jobText = withCommas(job.title, job.organization);
  if (startDate && !endDate) return { label: words.current, text: jobText };
  const endOf = (span: Span) => span.endDate ?? span.startDate ?? '';
  const [latest] = [...projects].sort((a, b) => byText(endOf(b), endOf(a)));
  // A job with only a year may have ended in December, and a job without dates on any day.
  const jobEnd = endDate && (endDate.length > 4 ? endDate : `${endDate}-12`);
  const isAfterJob = !jobText || (jobEnd && latest && endOf(latest) > jobEnd);
  if (!latest || !endOf(latest) || !isAfterJob) return { label: words.latest, text: jobText };
  const page = pageNameOf(latest.name, content) ?? '';
  const role = latest.roles?.join(words.comma) ?? factsOf(content.projects[page]).facts[0];
  const year = yearOf(endOf(latest), localeOf(site));
  return { label: words.latest, text: withCommas(isolated(latest.name, site), role, year) };
}

/** Returns the latest degree with its year, or with the school if it is not finished. */
const degreeOf = ({ title, organization, endDate }: Partial<EntryView> = {}, site: Site): string =>
  [title || organization, endDate ? yearOf(endDate, localeOf(site)) : title && organization]
    .filter(Boolean)
    .join(wordsOf(site).comma);

function cardOf(project: ResumeProject, content: Content): Draft<ProjectCard> {
  const { name: title = '', description, keywords = [], roles = [] } = project;
  const { [PROOFS]: proofs } = project;
  const page = pageNameOf(title, content);
  const file = page ? content.projects[page] : undefined;
  const { card, external = false } = file ?? {};
  const { facts, results } = factsOf(file);
  const words = wordsOf(content.site);
  const url = externalUrl(project, content);
  const isExternal = !!url && (!page || external);
  const years = timeOf(project, 'years', words, localeOf(content.site));
  const isolate = (name?: string) => isolated(name, content.site);
  const role = roles.map(isolate).join(words.comma);
  const inResume = [role, isolate(project.entity), project.type].filter(Boolean);
  return {
    title,
    accent: page,
    facts: unlessEmpty([years, ...(unlessEmpty(inResume) ?? facts)].filter((fact): fact is string => !!fact)),
    description: unlessEmpty(blocksOf(description, proofs?.description)),
    highlights: unlessEmpty(
      listTexts(project, 'highlights').map(({ field, text }) => withId(parseInline(text), proofs?.[field])),
    ),
    results: unlessEmpty(results),
    link: (isExternal || !page ? url : `/${page}`) ?? '',
    isExternal,
    doors: [
      ...(page ? [{ label: words.aboutProject, url: `/${page}` }] : []),
      ...(url ? [projectLink(url, words, (host) => host)] : []),
    ],
    keywords: keywords.map((keyword) => isolated(keyword, content.site)),
    picture: card && { ...card, role: 'card' },
  };
}
