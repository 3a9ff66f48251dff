import { ALPHA, alpha, BETA, basics, type InvalidCase, SITE, site, work } from './invalid-case.ts';

const UNSHOWN = 'is not a field of JSON Resume, so it is not shown;';

/** Content that the check only warns of. */
export const WARNINGS: InvalidCase[] = [
  [basics({ emial: 'kim@doe.test', email: undefined }), `basics.emial: ${UNSHOWN} did you mean email?`],
  [basics({ mail: 'x', email: undefined }), `basics.mail: ${UNSHOWN} did you mean email?`],
  [
    ({ resume }) => Object.assign(resume, { experience: [{ a: 1 }], work: undefined }),
    `experience: ${UNSHOWN} did you mean work?`,
  ],
  [
    ({ resume }) => Object.assign(resume, { profiles: [] }),
    `profiles: ${UNSHOWN} did you mean basics.profiles?`,
    { line: '"profiles": []' },
  ],
  [work({ company: 'A', name: undefined }), `work[0].company: ${UNSHOWN} did you mean name?`],
  [basics({ shoeSize: 43 }), `basics.shoeSize: ${UNSHOWN} it is only kept in`],
  [work({ company: 'A' }), `work[0].company: ${UNSHOWN} it is only kept`],
  [
    ({ resume }) => resume.projects?.push({ description: 'It.' }),
    'projects[2]: has no name, so it is not shown',
    { line: '{\n      "description": "It."' },
  ],
  [
    basics({ profiles: [{ network: 'X' }] }),
    'basics.profiles[0]: has no url or username, so it is not shown',
    { line: '{\n        "network": "X"' },
  ],
  [
    ({ resume }) => resume.projects?.push({ name: 'Beta', url: 'https://b.test' }),
    'projects[2].name: "Beta" is also the name of projects[1]; give each project its own name, or remove one',
    { line: '"name": "Beta",\n      "url": "https://b.test"' },
  ],
  [
    basics({ summary: 'See [it](www.doe.test).' }),
    'basics.summary: … is not a valid link…write its URL as https://www.doe.test',
  ],
  [
    alpha({ facts: [{ label: 'A', text: '[a](javascript:b)' }] }),
    'facts[0].text: … is not a valid link…start its URL with one of https:',
    { file: ALPHA },
  ],
  [
    alpha({ external: true }),
    'external: the project has no url, so its card opens this page; add its url to src/content/resume.json, or remove external',
    { file: ALPHA },
  ],
  [
    basics({ summary: '<p>I make <b>apps</b>.</p>' }),
    'basics.summary: contains HTML, which is shown as plain text (<p>); use **strong**, *emphasis* or [words]…paragraphs',
  ],
  [
    alpha({ facts: [{ label: 'A', text: 'See <a href="https://doe.test">it</a>.' }] }),
    'facts[0].text: contains HTML… (<a href="https://doe.test">)',
    { file: ALPHA },
  ],
  [work({ highlights: ['One<br/>'] }), 'work[0].highlights[0]: … (<br/>)', { line: 'One<br/>' }],
  [
    work({ summary: 'R &amp; D' }),
    'work[0].summary: … HTML… (&amp;); write the character itself',
    { line: '&amp;' },
  ],
  ...[
    ['jp', 'did you mean ja?'],
    ['dk', 'did you mean da?'],
    ['xx', 'write one such as en, de or pt-BR'],
    ['zz-Latn', '"zz-Latn" is not a known language, so the interface is in English; write one such as en'],
    ['th', 'the interface has no words in "th", so it is in English; add your own as "words"'],
  ].map(([language, message]): InvalidCase => [site({ language }), `language: … ${message}`, { file: SITE }]),
  [
    ({ resume }) => resume.projects?.pop(),
    'title: no card on the home page has this title; add a project named Beta to src/content/resume.json',
    { file: BETA },
  ],
];
