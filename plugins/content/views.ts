import type { Block, OwnerView, PageView, ProjectView } from '../../src/views.ts';
import { homeSections } from './home.ts';
import { brandOf, mainProfiles } from './profiles.ts';
import type { BlockFile, Content, PictureOf } from './types.ts';

const DEFAULT_ACCENT = '#7ee2a8';

/** What every page knows of the owner. */
export function ownerView({ resume, site }: Content): OwnerView {
  const name = resume.basics?.name ?? '';
  const { work, code } = mainProfiles(resume);
  return {
    name,
    brand: brandOf(name),
    copyright: `© ${site.copyright ?? new Date().getFullYear()} ${name}`,
    networks: [
      ...(work ? [{ ...work, icon: 'work' as const }] : []),
      ...(code ? [{ ...code, icon: 'code' as const }] : []),
    ],
  };
}

/** A project page. */
export function projectView(name: string, content: Content, picture: PictureOf): ProjectView {
  const project = content.projects[name];
  if (!project) throw new Error(`src/content/projects/${name}.json does not exist`);
  return {
    title: project.title,
    tagline: project.tagline,
    banner: project.banner && picture(project.banner, 'wide'),
    facts: project.facts ?? [],
    sections: project.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => blockOf(block, picture)),
    })),
    others: Object.entries(content.projects)
      .filter(([other]) => other !== name)
      .map(([other, { title, tagline }]) => ({ label: title, tagline, url: `/${other}` })),
  };
}

const blockOf = (block: BlockFile, picture: PictureOf): Block =>
  'carousel' in block
    ? {
        carousel: {
          ...block.carousel,
          pictures: block.carousel.pictures.map((file) => picture(file, 'wide')),
        },
      }
    : block;

/** What head and navigation show of each page: `home`, `notFound` and the projects by their names. */
export function pageViews(content: Content): Record<string, PageView> {
  const { resume, site, projects } = content;
  const accent = site.accent ?? DEFAULT_ACCENT;
  const { name = '', label } = resume.basics ?? {};
  return {
    home: { title: label ? `${name}, ${label}` : name, accent, sections: homeSections(content) },
    notFound: { title: `Page not found · ${name}`, accent, sections: [] },
    ...Object.fromEntries(
      Object.entries(projects).map(([key, project]) => [
        key,
        {
          title: `${project.title} · ${name}`,
          accent: project.accent,
          sections: project.sections.map(({ id }) => id),
        },
      ]),
    ),
  };
}
