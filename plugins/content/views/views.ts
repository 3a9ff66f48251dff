import type { ItemView, OwnerView, PageView, ProjectView } from '../../../src/views.ts';
import { mapRecord } from '../../map-record.ts';
import { parseInline } from '../text/inline-text.ts';
import { localeOf, yearOf } from '../text/locale.ts';
import { initialsOf } from '../text/name.ts';
import type { Content, Draft } from '../types.ts';
import { wordsOf } from '../words/words.ts';
import { isResult } from './facts.ts';
import { homeSections } from './home.ts';
import { externalUrl, projectLink, projectOf } from './links.ts';
import { mainProfiles } from './profiles.ts';
import { projectRain } from './rain.ts';
import { filmView, labelOf } from './sections.ts';
import { sizeAttribute } from './title-size.ts';

export function ownerView(content: Content): OwnerView {
  const { resume, site } = content;
  const words = wordsOf(site);
  const name = resume.basics?.name ?? '';
  const brand = initialsOf(name);
  const year = yearOf(String(site.copyright ?? new Date().getFullYear()), localeOf(site));
  return {
    brand,
    home: words.home(brand, name),
    copyright: site.footer ? parseInline(site.footer) : words.copyright(year, name),
    hasContact: !!pageViews(content).home?.sections.some(({ hash }) => hash === '#contact'),
    networks: mainProfiles(resume).map(({ icon, label, url }) => ({ url, label: words.newTab(label), icon })),
  };
}

export function projectView(name: string, content: Content): Draft<ProjectView> {
  const project = content.projects[name];
  if (!project) throw new Error(`projects/${name}.md does not exist`);
  const entry = projectOf(name, content);
  const url = entry && externalUrl(entry, content);
  return {
    rain: projectRain(content, name),
    title: project.title,
    titleSize: sizeAttribute(project.title, content.site),
    tagline: project.tagline,
    banner:
      project.banner &&
      ('video' in project.banner ? filmView(project.banner) : { ...project.banner, role: 'wide' }),
    card: project.banner && project.card && { ...project.card, role: 'card' },
    link: url ? projectLink(url, wordsOf(content.site)) : undefined,
    facts: (project.facts ?? [])
      .map(({ label, text }) => ({ label, text: parseInline(text) }))
      .sort((a, b) => Number(isResult(b.text)) - Number(isResult(a.text))),
    sections: project.sections.map(({ id, heading, shown }) => ({ id, heading, blocks: shown })),
    others: otherProjects(content, name),
  };
}

const MAX_OTHERS = 6;

/** Returns the project pages with their names, as the home page orders them. */
export function orderedProjects({ projects, resume }: Pick<Content, 'projects' | 'resume'>) {
  const order = resume.projects?.map((entry) => entry.name) ?? [];
  const placeOf = (title: string) => (order.includes(title) ? order.indexOf(title) : order.length);
  return Object.entries(projects).sort(([, a], [, b]) => placeOf(a.title) - placeOf(b.title));
}

/** Returns links to the project pages other than `name`, in their order; of many only those that follow, so that no page grows. */
export function otherProjects(content: Content, name?: string): ProjectView['others'] {
  const rows = orderedProjects(content).filter(([, { listed = true }]) => listed);
  const at = rows.findIndex(([page]) => page === name);
  const others = rows.length > MAX_OTHERS + 1 && at > 0 ? [...rows.slice(at), ...rows.slice(0, at)] : rows;
  return others
    .filter(([other]) => other !== name)
    .slice(0, MAX_OTHERS)
    .map(([other, { title, tagline }]) => ({ label: title, tagline, accent: other, url: `/${other}` }));
}

/** Returns the navigation's item of a section. */
export const itemOf = (id: string, text: string): ItemView => ({ hash: `#${id}`, text });

/** Returns what the head and the navigation show of each page: `home`, `notFound`, `budget` and the projects by name. */
export function pageViews(content: Content): Record<string, PageView> {
  const { resume, site, projects, hasBudgetPage } = content;
  const { name = '', label } = resume.basics ?? {};
  const words = wordsOf(site);
  return {
    home: {
      title: label ? `${name}${words.comma}${label}` : name,
      sections: homeSections(content).flatMap(({ id, label }) => (label ? [itemOf(id, label)] : [])),
    },
    notFound: { title: `${words.notFound} · ${name}`, sections: [] },
    ...(hasBudgetPage && { budget: { title: `${words.weights} · ${name}`, sections: [] } }),
    ...mapRecord(projects, ({ title, sections }) => ({
      title: `${title} · ${name}`,
      sections: sections.map((section) => itemOf(section.id, labelOf(section, site))),
    })),
  };
}
