import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEMO_PERSON } from '../../plugins/check/rules/site.ts';
import { DEMONSTRATION_FOLDER, OWNER_FOLDER } from '../../plugins/content/read/folder.ts';
import { type OwnerContent, project, validContent, writeContent } from './content.ts';

const EXAMPLES = { devhive: 'DevHive', notify: 'Notify', 'climbor-die': 'Climbor Die' };

/** Content shaped like the demonstration's: its person, its three projects and a picture for each. */
export function demoContent(): OwnerContent {
  const content = validContent();
  content.resume.basics = {
    name: DEMO_PERSON.name,
    email: DEMO_PERSON.email,
    image: 'identity/portrait.png',
    summary: 'A person who does not exist.',
  };
  content.resume.projects = Object.values(EXAMPLES).map((name) => ({
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
    Object.entries(EXAMPLES).map(([name, title]) => [
      name,
      { ...project(title), card: { src: `${name}/card.png`, alt: 'A card' } },
    ]),
  );
  content.pictures = {
    'identity/portrait.png': [240, 240],
    'identity/og.png': [1200, 630],
    'identity/logo.png': [48, 48],
    ...Object.fromEntries(Object.keys(EXAMPLES).map((name) => [`${name}/card.png`, [680, 425]])),
  };
  return content;
}

/** Writes what `npm run new` touches in a fresh fork: the demonstration, and no content of the owner's. */
export async function writeDemoProject(root: string): Promise<void> {
  rmSync(resolve(root, OWNER_FOLDER), { recursive: true, force: true });
  await writeContent(resolve(root, DEMONSTRATION_FOLDER), demoContent());
}
