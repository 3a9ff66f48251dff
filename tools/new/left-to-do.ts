import type { Content } from '../../plugins/content/types.ts';

/** Returns what a new owner may want to do next, one line each; `folder` is that of the content, as messages name it. */
export function leftToDo({ resume, site, projects }: Content, folder: string): string[] {
  const { basics = {}, work, skills, education } = resume;
  const given = {
    'basics.summary in resume.json: a few sentences about you': basics.summary,
    [`basics.image in resume.json: your photo, 480 × 480 px or more, in ${folder}/pictures/`]: basics.image,
    'basics.email or basics.phone in resume.json: how to reach you': basics.email || basics.phone,
    'work in resume.json: where you have worked': work ?? education,
    'skills in resume.json: what you know, in groups': skills,
    "projects in resume.json: what you've built; each gets a card on the home page": resume.projects,
    [`a page for a project: a file in ${folder}/projects/`]: Object.keys(projects).length,
    'description in site.json: what search engines and link previews show': site.description,
  };
  return [
    ...Object.entries(given).flatMap(([what, value]) => (value ? [] : [what])),
    'npm run dev previews the site as you write; missing parts are left out of the pages',
    `SITE_URL=${basics.url ?? 'https://your.site'} npm run build builds the site into dist/`,
  ];
}
