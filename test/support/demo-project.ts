import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEMO } from '../../plugins/content/demo.ts';
import { type OwnerContent, project, soundContent, writeContent } from './content.ts';

/** Content in the shape of the demonstration's: its person, three examples, a picture for each. */
export function demoContent(): OwnerContent {
  const content = soundContent();
  content.resume.basics = {
    name: DEMO.name,
    email: DEMO.email,
    image: 'identity/portrait.png',
    summary: 'A person who does not exist.',
  };
  content.resume.projects = Object.values(DEMO.projects).map((name) => ({
    name,
    description: 'What it is.',
    url: 'https://robin.example.com/',
  }));
  content.site = { ...content.site, description: `${DEMO.name}, developer`, openGraph: 'identity/og.png' };
  content.site.logos = [{ src: 'identity/logo.png', alt: 'TypeScript' }];
  content.projects = Object.fromEntries(
    Object.entries(DEMO.projects).map(([name, title]) => [
      name,
      { ...project(title), card: { src: `${name}/card.png`, alt: 'A card' } },
    ]),
  );
  content.pictures = {
    'identity/portrait.png': [240, 240],
    'identity/og.png': [1200, 630],
    'identity/logo.png': [48, 48],
    ...Object.fromEntries(Object.keys(DEMO.projects).map((name) => [`${name}/card.png`, [680, 425]])),
  };
  return content;
}

/** A project as it is forked, as far as `npm run new` touches it. */
export async function writeDemoProject(root: string): Promise<void> {
  const content = demoContent();
  await writeContent(resolve(root, 'src/content'), content);
  mkdirSync(resolve(root, 'src'), { recursive: true });
  const names = Object.keys(content.projects);
  writeFileSync(
    resolve(root, 'budget.json'),
    JSON.stringify({
      pages: Object.fromEntries(['', ...names].map((name) => [`/${name}`, { html: 14600 }])),
      chunks: Object.fromEntries(['home', ...names].map((name) => [name, { ceiling: 3500 }])),
      baseline: { pages: {} },
    }),
  );
}
