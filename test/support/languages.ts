import { type OwnerContent, project, validContent } from './content.ts';

/** Content with a text in every place, all of digits, so that every word on the page is the interface's. */
export function contentWithoutWords(language: string): OwnerContent {
  const content = validContent();
  const page = (title: string) => ({
    ...project(title),
    tagline: '0-1',
    description: '0-2',
    facts: [{ label: '0-3', text: '0-4' }],
    sections: [{ id: 'a', heading: '0-5', blocks: [{ text: '0-6' }] }],
  });
  const span = { startDate: '2020-02', highlights: ['1-1'] };
  content.site = { language };
  content.pictures = {};
  content.projects = { alpha: { ...page('0-7'), external: true }, beta: page('0-8') };
  content.resume = {
    basics: {
      name: '0 9',
      label: '1-2',
      email: '1@2.3',
      phone: '+44 20 7946 0000',
      url: 'https://1-3.test',
      summary: '1-4',
      location: { address: '1-5', city: '1-6', postalCode: '1-7' },
      profiles: [{ url: 'https://github.com/1' }, { username: '1-8' }],
    },
    work: [
      { name: '1-9', position: '2-1', ...span, endDate: '2021-03' },
      { name: '2-2', ...span },
    ],
    education: [{ institution: '2-3', area: '2-4', score: '5', ...span }],
    volunteer: [{ organization: '2-5', position: '2-6', ...span }],
    awards: [{ title: '2-7', awarder: '2-8', date: '2020-05-01' }],
    certificates: [{ name: '2-9', issuer: '3-1', date: '2020-05-01' }],
    publications: [{ name: '3-2', publisher: '3-3', releaseDate: '2020-05-01' }],
    references: [{ name: '3-4', reference: '3-5' }],
    skills: [{ name: '3-6' }, { keywords: ['3-7', '3-8'] }],
    languages: [{ language: '3-9', fluency: '4-1' }],
    interests: [{ name: '4-2' }, { keywords: ['4-3', '4-4'] }],
    projects: [
      { name: '0-7', url: 'https://4-5.test' },
      { name: '0-8', url: 'https://github.com/4', description: '4-6' },
    ],
  };
  return content;
}
