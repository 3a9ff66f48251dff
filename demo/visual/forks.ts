import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEMONSTRATION_FOLDER } from '../../plugins/content/read/folder.ts';
import { type OwnerContent, project, writeContent } from '../../test/support/content.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DEMO = resolve(ROOT, DEMONSTRATION_FOLDER);

/** Pictures of the demonstration, which are encoded already. */
const pictures = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, readFileSync(resolve(DEMO, 'pictures', name))]));

/** A name in Arabic, a photo, one project. */
function arabic(): OwnerContent {
  const word = 'برمجيات';
  const alpha = project('منصة');
  alpha.card = { src: 'devhive/card.webp', alt: word };
  return {
    resume: {
      basics: {
        name: 'محمد بن عبد العزيز آل سعود',
        label: 'مهندس برمجيات',
        image: 'identity/portrait.webp',
        email: 'name@example.org',
        phone: '+966 11 123 4567',
        summary: `${word} `.repeat(40),
        location: { city: 'الرياض' },
        profiles: [{ network: 'LinkedIn', username: 'name', url: 'https://linkedin.com/in/name' }],
      },
      work: [{ name: word, position: 'مهندس', startDate: '2020-01', highlights: [`${word} `.repeat(20)] }],
      skills: [{ name: word, keywords: [word, 'TypeScript'] }],
      projects: [{ name: 'منصة', description: `${word} `.repeat(12), keywords: [word, 'React'] }],
    },
    site: { language: 'ar', greeting: 'مرحبا، اسمي' },
    projects: { alpha },
    pictures: pictures('devhive/card.webp', 'identity/portrait.webp'),
  };
}

/** The demonstration with the light theme. */
function day(folder: string): void {
  cpSync(DEMO, folder, { recursive: true });
  const file = resolve(folder, 'site.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), theme: 'light' }));
}

/** Sites of other owners: each function writes a content folder. */
export const FORKS = {
  arabic: (folder: string) => writeContent(folder, arabic()),
  day: async (folder: string) => day(folder),
};

export type Fork = keyof typeof FORKS;
