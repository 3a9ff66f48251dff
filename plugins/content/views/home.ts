import type { HomeView, Paragraph } from '../../../src/views.ts';
import { blocksOf, isList } from '../text/blocks.ts';
import { isChange, parseInline, proseToText } from '../text/inline-text.ts';
import type { Content, Draft, SectionFile, SectionId } from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { contactOf } from './contact.ts';
import { entriesOf } from './entries.ts';
import { defaultFacts } from './home-facts.ts';
import { mainProfiles } from './profiles.ts';
import { cardOf } from './project-card.ts';
import { homeRain } from './rain.ts';
import { labelOf, orderedSections, sectionView } from './sections.ts';
import { groupsOf, provenNames, provenSkills, skillsOf, withLogos } from './skills.ts';
import { timelinesOf } from './timelines.ts';
import { sizeAttribute } from './title-size.ts';
import { worksOf } from './works.ts';

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
  const shown = {
    job: jobs[0],
    time: contents.experience[0],
    projects: ifShown('projects', contents.projects),
    skills: provenNames(skills),
    degree: ifShown('education', contents.education)?.[0],
  };
  const facts =
    site.facts?.map(({ label, text }) => ({ label, text: parseInline(text) })) ??
    defaultFacts(shown, content);
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
