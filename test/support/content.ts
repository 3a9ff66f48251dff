import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { DEMO_PERSON } from '../../plugins/check/rules/site.ts';
import { DEMONSTRATION_FOLDER, OWNER_FOLDER } from '../../plugins/content/read/folder.ts';
import { resumeOf } from '../../plugins/content/read/load.ts';
import type { Content, ProjectFile, Resume, Site } from '../../plugins/content/types.ts';
import { writeFiles } from './temporary-files.ts';

/** The contents of an owner's content folder. */
export interface OwnerContent {
  resume: Resume & Record<string, unknown>;
  site: Site & Record<string, unknown>;
  projects: Record<string, ProjectFile & Record<string, unknown>>;
  /** By path below `pictures/`: the size in px of a plain picture, or the file's contents. */
  pictures: Record<string, [width: number, height: number] | string | Uint8Array>;
}

/** A project page with made-up texts, a list and a group. */
export const project = (title: string): OwnerContent['projects'][string] => ({
  title,
  tagline: 'What it is',
  description: 'What it is, in a sentence.',
  accent: '#f5b942',
  facts: [{ label: 'Role', text: 'All of it' }],
  sections: [
    { id: 'overview', heading: 'Overview', shown: [{ text: 'What it was for.' }] },
    {
      id: 'parts',
      heading: 'Parts',
      shown: [{ list: ['One', 'Two'] }, { group: { heading: 'More', items: ['Three'] } }],
    },
  ],
});

/** Returns the content that has a résumé, read without its blank fields, and settings alone. */
export const contentWith = (resume: Resume, site: Site = {}): Content => ({
  resume: resumeOf(resume),
  site,
  projects: {},
});

/** Content without a fault, with something in every place that the content check reads. */
export function validContent(): OwnerContent {
  const alpha = project('Alpha');
  alpha.card = { src: 'alpha/card.png', alt: 'A card' };
  alpha.banner = { src: 'alpha/banner.svg', alt: 'A banner' };
  alpha.openGraph = 'alpha/preview.png';
  const pictures = [{ src: 'alpha/screen.png', alt: 'A screen', role: 'wide' as const }];
  const shown = [{ carousel: { label: 'Screens', pictures } }];
  alpha.sections.push({ id: 'screens', heading: 'Screens', shown });
  return {
    resume: {
      basics: {
        name: 'Kim Doe',
        label: 'Developer',
        image: 'me.png',
        email: 'kim@doe.test',
        phone: '+44 20 7946 0000',
        url: 'https://doe.test',
        summary: 'I make things.',
        profiles: [{ network: 'LinkedIn', username: 'kim', url: 'https://linkedin.com/in/kim' }],
      },
      work: [
        {
          name: 'Acme',
          position: 'Developer',
          startDate: '2022-03',
          endDate: '2024',
          highlights: ['Did it'],
        },
      ],
      skills: [{ name: 'Languages', keywords: ['TypeScript'] }],
      projects: [
        { name: 'Alpha', description: 'What it is.' },
        { name: 'Beta', description: 'Another one.', url: 'https://beta.test/' },
      ],
    },
    site: { language: 'en', accent: '#7ee2a8', logos: [{ src: 'logo.svg', alt: 'TypeScript' }] },
    projects: { alpha, beta: project('Beta') },
    pictures: {
      'me.png': [480, 480],
      'logo.svg': VECTOR,
      'alpha/card.png': [680, 425],
      'alpha/banner.svg': VECTOR,
      'alpha/preview.png': [1200, 630],
      'alpha/screen.png': [1080, 675],
    },
  };
}

type Fields = Record<string, unknown>;

/** The value that removes a field: a word, because tables in YAML have no such value. */
const REMOVED = 'undefined';

/** New values of fields; the word `undefined` removes one. `work` is the first job, `section` alpha's first. */
export interface Change {
  resume?: Fields;
  basics?: Fields;
  work?: Fields;
  site?: Fields;
  alpha?: Fields;
  section?: Fields;
  beta?: Fields;
  pictures?: Fields;
}

/** Valid content with some fields changed. */
export function changedContent(change: Change): OwnerContent {
  const content = validContent();
  const { resume, site, projects, pictures } = content;
  const { alpha, beta } = projects;
  const [section] = alpha?.sections ?? [];
  const parts = {
    resume,
    basics: resume.basics,
    work: resume.work?.[0],
    site,
    alpha,
    section,
    beta,
    pictures,
  };
  for (const [part, fields = {}] of Object.entries(change) as [keyof Change, Fields | undefined][])
    for (const [name, value] of Object.entries(fields)) {
      if (value === REMOVED) Reflect.deleteProperty(parts[part] ?? {}, name);
      else Object.assign(parts[part] ?? {}, { [name]: value });
    }
  return content;
}

const VECTOR = '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><path d="M0 0h48v48z"/></svg>';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const itemsOf = (texts: unknown[]) => texts.map((text) => `- ${text}`).join('\n');

/** Returns a block as an owner would write it, for tests of kinds that few pages have. */
function markdownOf(block: ProjectFile['sections'][number]['shown'][number]): string {
  if ('list' in block) return itemsOf(block.list);
  if ('group' in block) return `### ${block.group.heading}\n\n${itemsOf(block.group.items)}`;
  if ('carousel' in block)
    return block.carousel.pictures.map(({ src, alt }) => `![${alt}](<${src}>)`).join('\n');
  if ('text' in block) return String(block.text);
  throw new Error(`write it as Markdown in the test: ${JSON.stringify(block)}`);
}

/** Returns a project's page as an owner would write it. */
export function pageOf({ sections, ...front }: ProjectFile): string {
  const texts = sections.flatMap(({ id, heading, label, shown }) => [
    `## ${heading} {#${id}${label ? ` bar="${label}"` : ''}}`,
    ...shown.map(markdownOf),
  ]);
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${texts.join('\n\n')}\n`;
}

/** The owner's files by path, formatted as an editor would. */
export const filesOf = ({ resume, site, projects }: OwnerContent): Record<string, string> => ({
  'resume.json': json(resume),
  'site.json': json(site),
  ...Object.fromEntries(
    Object.entries(projects).map(([name, each]) => [`projects/${name}.md`, pageOf(each)]),
  ),
});

/**
 * Writes an owner's content folder.
 * @param folder absolute path; it is emptied first, but for pictures that stay as they are: these were looked at
 * @param change files to add or replace, by path, as text or as data for JSON; undefined leaves one out
 */
export async function writeContent(
  folder: string,
  content: OwnerContent,
  change: Record<string, unknown> = {},
): Promise<void> {
  const pictures = new Map<string, Buffer>();
  for (const [name, picture] of Object.entries(content.pictures)) {
    const data = Array.isArray(picture) ? await plainPicture(...picture) : picture;
    pictures.set(resolve(folder, 'pictures', name), Buffer.from(data));
  }
  for (const entry of entriesOf(folder))
    if (entry.name !== 'pictures') rmSync(resolve(folder, entry.name), { recursive: true, force: true });
  for (const entry of entriesOf(resolve(folder, 'pictures'), true)) {
    const path = resolve(entry.parentPath, entry.name);
    const wanted = pictures.get(path);
    if (entry.isFile() && wanted?.equals(readFileSync(path))) pictures.delete(path);
    else if (!entry.isDirectory() || wanted) rmSync(path, { recursive: true });
  }
  for (const [path, data] of pictures) writeFiles('', { [path]: data });
  for (const [file, data] of Object.entries({ ...filesOf(content), ...change }))
    if (data !== undefined) writeFiles(folder, { [file]: typeof data === 'string' ? data : json(data) });
}

const entriesOf = (folder: string, recursive = false) =>
  existsSync(folder) ? readdirSync(folder, { withFileTypes: true, recursive }) : [];

const plainPictures = new Map<string, Promise<Buffer>>();

function plainPicture(width: number, height: number): Promise<Buffer> {
  const size = `${width} × ${height}`;
  const picture =
    plainPictures.get(size) ??
    sharp({ create: { width, height, channels: 3, background: '#40705a' } })
      .png()
      .toBuffer();
  plainPictures.set(size, picture);
  return picture;
}

const DEMO_PROJECTS = { devhive: 'DevHive', notify: 'Notify', 'climbor-die': 'Climbor Die' };

/** Content shaped like the demonstration's: its person, its three projects and a picture for each. */
function demoContent(): OwnerContent {
  const content = validContent();
  content.resume.basics = {
    name: DEMO_PERSON.name,
    email: DEMO_PERSON.email,
    image: 'identity/portrait.png',
    summary: 'A person who does not exist.',
  };
  content.resume.projects = Object.values(DEMO_PROJECTS).map((name) => ({
    name,
    description: 'What it is.',
    url: 'https://robin.example.com/',
  }));
  content.site = {
    ...content.site,
    description: `${DEMO_PERSON.name}, developer`,
    openGraph: 'identity/og.png',
    greeting: 'I am',
    facts: [{ label: 'Based in', text: 'Portland' }],
  };
  content.site.logos = [{ src: 'identity/logo.png', alt: 'TypeScript' }];
  content.projects = Object.fromEntries(
    Object.entries(DEMO_PROJECTS).map(([name, title]) => [
      name,
      { ...project(title), card: { src: `${name}/card.png`, alt: 'A card' } },
    ]),
  );
  content.pictures = {
    'identity/portrait.png': [240, 240],
    'identity/og.png': [1200, 630],
    'identity/logo.png': [48, 48],
    ...Object.fromEntries(Object.keys(DEMO_PROJECTS).map((name) => [`${name}/card.png`, [680, 425]])),
  };
  return content;
}

/** Writes what `npm run new` touches in a fresh fork: the demonstration, and no content of the owner's. */
export async function writeDemoProject(root: string): Promise<void> {
  rmSync(resolve(root, OWNER_FOLDER), { recursive: true, force: true });
  await writeContent(resolve(root, DEMONSTRATION_FOLDER), demoContent());
}
