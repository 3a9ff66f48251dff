import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEMONSTRATION_FOLDER } from '../../plugins/content/read/folder.ts';
import { type OwnerContent, project, writeContent } from '../../test/support/content.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DEMO = resolve(ROOT, DEMONSTRATION_FOLDER);

const count = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index));

/** Pictures of the demonstration, which are encoded already. */
const pictures = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, readFileSync(resolve(DEMO, 'pictures', name))]));

/** A very long name, no photo, thirty projects. */
function long(): OwnerContent {
  const alpha = project('Alpha');
  alpha.card = { src: 'devhive/card.webp', alt: 'A card' };
  return {
    resume: {
      basics: {
        name: 'Maximiliane Donaudampfschifffahrtsgesellschaft von und zu Hohenzollern-Sigmaringen',
        label:
          'Principal engineer for distributed systems, developer experience and everything that nobody else wanted',
        email: 'maximiliane.donaudampfschifffahrtsgesellschaft@hohenzollern-sigmaringen.example.org',
        location: { city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', region: 'Wales' },
      },
      work: [{ name: 'Rindfleischetikettierungsüberwachung', position: 'Engineer', startDate: '2020' }],
      projects: [
        { name: 'Alpha', description: 'One with a page and a picture.', keywords: ['TypeScript', 'Rust'] },
        ...count(29, (index) => ({
          name: index % 7 ? `Project ${index + 2}` : `Kraftfahrzeughaftpflicht ${index + 2}`,
          description: 'What it is, in a sentence that takes a line or two of a narrow card.',
          keywords: ['Go', 'SQL'],
          url: 'https://example.org/',
        })),
      ],
    },
    site: {},
    projects: { alpha },
    pictures: pictures('devhive/card.webp'),
  };
}

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

/** A name in Japanese, no project. */
const japanese = (): OwnerContent => ({
  resume: {
    basics: {
      name: 'たかはし はなこ',
      label: 'フルスタック エンジニア',
      email: 'name@example.org',
      summary: 'わたしは つくるひとです。'.repeat(8),
    },
    work: [
      { name: 'サンプル', position: 'エンジニア', startDate: '2020-01', highlights: ['つくりました。'] },
    ],
    skills: [{ name: 'プログラミング', keywords: ['TypeScript', 'リアクト'] }],
  },
  // The interface stays English: the tests' font has only kana.
  site: { greeting: 'はじめまして' },
  projects: {},
  pictures: {},
});

/** The demonstration with the light theme. */
function day(folder: string): void {
  cpSync(DEMO, folder, { recursive: true });
  const file = resolve(folder, 'site.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), theme: 'light' }));
}

/** Sites of other owners: each function writes a content folder. */
export const FORKS = {
  long: (folder: string) => writeContent(folder, long()),
  arabic: (folder: string) => writeContent(folder, arabic()),
  japanese: (folder: string) => writeContent(folder, japanese()),
  day: async (folder: string) => day(folder),
};

export type Fork = keyof typeof FORKS;
