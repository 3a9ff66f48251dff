import type { Block, OwnerView, PageView, ProjectView } from '../../src/views.ts';
import { homeSections, outsideOf } from './home.ts';
import { parseInline } from './inline-text.ts';
import { brandOf, mainProfiles, projectLink } from './profiles.ts';
import { titleSize } from './title-size.ts';
import type { BlockFile, Content, PictureOf } from './types.ts';

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
  const told = content.resume.projects?.find((each) => each.name === project.title);
  const url = told && outsideOf(told, content);
  return {
    title: project.title,
    titleSize: titleSize(project.title),
    tagline: project.tagline,
    banner: project.banner && picture(project.banner, 'wide'),
    link: url ? projectLink(url) : undefined,
    facts: (project.facts ?? []).map(({ label, text }) => ({ label, text: parseInline(text) })),
    sections: project.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => blockOf(block, picture)),
    })),
    others: Object.entries(content.projects)
      .filter(([other]) => other !== name)
      .map(([other, { title, tagline }]) => ({ label: title, tagline, accent: other, url: `/${other}` })),
  };
}

function blockOf(block: BlockFile, picture: PictureOf): Block {
  if ('text' in block) return { text: parseInline(block.text) };
  if ('list' in block) return { list: block.list.map(parseInline) };
  if ('group' in block)
    return { group: { heading: block.group.heading, items: block.group.items.map(parseInline) } };
  const { label, pictures } = block.carousel;
  return { carousel: { label, pictures: pictures.map((file) => picture(file, 'wide')) } };
}

/** What head and navigation show of each page: `home`, `notFound` and the projects by their names. */
export function pageViews(content: Content): Record<string, PageView> {
  const { resume, projects } = content;
  const { name = '', label } = resume.basics ?? {};
  return {
    home: { title: label ? `${name}, ${label}` : name, accent: '', sections: homeSections(content) },
    notFound: { title: `Page not found · ${name}`, accent: '', sections: [] },
    ...Object.fromEntries(
      Object.entries(projects).map(([key, project]) => [
        key,
        {
          title: `${project.title} · ${name}`,
          accent: key,
          sections: project.sections.map(({ id }) => id),
        },
      ]),
    ),
  };
}
