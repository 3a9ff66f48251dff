import type {
  Block,
  ContactView,
  HomeView,
  Job,
  LinkView,
  OwnerView,
  PageView,
  PictureView,
  ProjectCard,
  ProjectView,
} from '../../src/lib/views.ts';
import type { BlockFile, Content, PictureFile, Resume } from './types.ts';

/** Which pictures a view wants, and in which widths; the answer holds their addresses. */
export type PictureOf = (file: PictureFile, role: PictureRole) => PictureView;
export type PictureRole = 'portrait' | 'logo' | 'card' | 'wide';

const PROFESSIONAL = /linkedin|xing|viadeo|wellfound|indeed/i;
const SOURCE_CODE = /github|gitlab|codeberg|bitbucket|sourcehut|gitea/i;
const DEFAULT_ACCENT = '#7ee2a8';
const HOME_SECTIONS = ['about', 'projects', 'skills', 'experience', 'contact'] as const;

type Section = (typeof HOME_SECTIONS)[number];
type Profile = NonNullable<NonNullable<Resume['basics']>['profiles']>[number];

const filled = <T>(list: T[] | undefined): T[] | undefined => (list?.length ? list : undefined);
const named = (text: string | undefined): string | undefined => text?.trim() || undefined;

const profiles = (resume: Resume): LinkView[] =>
  (resume.basics?.profiles ?? []).flatMap(({ network, username, url }: Profile) =>
    url ? [{ label: network || username || url, url }] : [],
  );

const profileLike = (resume: Resume, pattern: RegExp) =>
  profiles(resume).find(({ label, url }) => pattern.test(label) || pattern.test(url));

/** What every page knows of the owner. */
export function ownerView({ resume, site }: Content): OwnerView {
  const name = resume.basics?.name ?? '';
  const work = profileLike(resume, PROFESSIONAL);
  const code = profileLike(resume, SOURCE_CODE);
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

/** The first letters of the first and last name, by grapheme, so that any script works. */
function brandOf(name: string): string {
  const letters = name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '');
  return letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : (letters[0] ?? '');
}

/** The home page: every part that the résumé has. */
export function homeView(content: Content, picture: PictureOf): HomeView {
  const { resume, site } = content;
  const { basics = {}, work = [], skills = [] } = resume;
  const { city, region } = basics.location ?? {};
  return {
    greeting: site.greeting ?? 'Hi, my name is',
    name: basics.name ?? '',
    role: named(basics.label),
    place: [city, region].filter(Boolean).join(', ') || undefined,
    employer: named(work[0]?.name),
    portrait: basics.image
      ? picture({ src: basics.image, alt: site.portraitAlt ?? basics.name }, 'portrait')
      : undefined,
    profiles: profiles(resume),
    about: filled((basics.summary ?? '').split(/\n{2,}/).filter(named)),
    projects: filled((resume.projects ?? []).map((project) => cardOf(project, content, picture))),
    skills: filled(skills.map(({ name = '', keywords = [] }) => ({ name, keywords }))),
    logos: (site.logos ?? []).map((logo) => picture(logo, 'logo')),
    experience: filled(work.map(jobOf)),
    contact: contactOf(resume),
  };
}

function cardOf(
  project: NonNullable<Resume['projects']>[number],
  { resume, projects }: Content,
  picture: PictureOf,
): ProjectCard {
  const title = project.name ?? '';
  const page = Object.keys(projects).find((key) => projects[key]?.title === title);
  const own = page ? projects[page] : undefined;
  const isExternal = !page || (!!project.url && !isOwn(project.url, resume.basics?.url));
  return {
    title,
    description: project.description ?? '',
    link: isExternal ? (project.url ?? '') : `/${page}`,
    isExternal: isExternal && !!project.url,
    keywords: project.keywords ?? [],
    picture: own?.card ? picture({ alt: '', ...own.card }, 'card') : undefined,
  };
}

/** An address on the owner's own site leads to the page here, any other one leaves it. */
const isOwn = (url: string, site: string | undefined) =>
  !!site && URL.canParse(url) && URL.canParse(site) && new URL(url).origin === new URL(site).origin;

function jobOf(job: NonNullable<Resume['work']>[number]): Job {
  const [from, to] = [job.startDate?.slice(0, 4), job.endDate ? job.endDate.slice(0, 4) : 'now'];
  return {
    years: !from ? (job.endDate?.slice(0, 4) ?? '') : from === to ? from : `${from}–${to}`,
    position: job.position ?? '',
    employer: job.name ?? '',
    url: named(job.url),
    summary: named(job.summary),
    highlights: job.highlights ?? [],
  };
}

function contactOf(resume: Resume): ContactView | undefined {
  const { email, phone } = resume.basics ?? {};
  const network = profileLike(resume, PROFESSIONAL);
  if (!email && !phone && !network) return undefined;
  return {
    email: named(email),
    phone: named(phone),
    phoneUrl: phone ? `tel:${phone.replace(/[^+\d]/g, '')}` : undefined,
    network,
  };
}

/** A project page. */
export function projectView(name: string, content: Content, picture: PictureOf): ProjectView {
  const project = content.projects[name];
  if (!project) throw new Error(`src/content/projects/${name}.json does not exist`);
  return {
    title: project.title,
    tagline: project.tagline,
    banner: project.banner && picture({ alt: '', ...project.banner }, 'wide'),
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

/** The rows of the table of pages: titles, accents and section items. */
export function pageViews(content: Content): Record<string, PageView> {
  const { resume, site, projects } = content;
  const accent = site.accent ?? DEFAULT_ACCENT;
  const name = resume.basics?.name ?? '';
  const has: Record<Section, unknown> = {
    about: resume.basics?.summary?.trim(),
    projects: resume.projects?.length,
    skills: resume.skills?.length,
    experience: resume.work?.length,
    contact: contactOf(resume),
  };
  const role = named(resume.basics?.label);
  return {
    home: {
      title: role ? `${name}, ${role}` : name,
      accent,
      sections: HOME_SECTIONS.filter((id) => has[id]),
    },
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
