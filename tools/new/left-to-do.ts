import type { Resume } from '../../plugins/content/types.ts';

/** What a new owner may want to do next, a line each. */
export function leftToDo({ basics = {}, work, skills, projects, education }: Resume): string[] {
  const lacks = [
    [!basics.summary, 'basics.summary in resume.json: a few sentences about you'],
    [
      !basics.image,
      'basics.image in resume.json: your photo, 480 × 480 px or more, in src/content/pictures/',
    ],
    [!basics.email && !basics.phone, 'basics.email or basics.phone in resume.json: how to reach you'],
    [!work && !education, 'work in resume.json: where you have been'],
    [!skills, 'skills in resume.json: what you know, in groups'],
    [!projects, 'projects in resume.json: what you made; each is a card on the home page'],
    [true, 'a page for a project: a file in src/content/projects/'],
    [true, 'description and openGraph in site.json: what search engines and link previews show'],
  ] as const;
  const site = basics.url ?? 'https://your.site';
  return [
    ...lacks.flatMap(([lacking, what]) => (lacking ? [what] : [])),
    'npm run dev shows it as you write; what is missing is left out of the pages',
    `SITE_URL=${site} npm run build makes the site in dist/`,
  ];
}
