import { alpha, basics, type InvalidCase, PROJECT, SITE, site, work } from './invalid-case.ts';

const unshown = (meant: string) => new RegExp(`not a field of JSON Resume, so it is not shown; ${meant}`);

/** Content that the check only warns of. */
export const WARNINGS: InvalidCase[] = [
  [
    'a mistyped field',
    basics({ emial: 'kim@doe.test', email: undefined }),
    'basics.emial',
    unshown('did you mean email\\?'),
  ],
  [
    'a field under another name',
    basics({ mail: 'x', email: undefined }),
    'basics.mail',
    unshown('did you mean email'),
  ],
  [
    'a complete section under another name',
    ({ resume }) => Object.assign(resume, { experience: [{ a: 1 }], work: undefined }),
    'experience',
    unshown('did you mean work\\?'),
  ],
  [
    'a section in the wrong place',
    ({ resume }) => Object.assign(resume, { profiles: [] }),
    'profiles',
    unshown('did you mean basics.profiles\\?'),
    { line: '"profiles": []' },
  ],
  [
    'the old name of a nested field',
    work({ company: 'A', name: undefined }),
    'work[0].company',
    unshown('.* name\\?'),
  ],
  [
    'an unknown field unlike any other',
    basics({ shoeSize: 43 }),
    'basics.shoeSize',
    unshown('it is only kept in'),
  ],
  [
    'another name for a field that is also set',
    work({ company: 'A' }),
    'work[0].company',
    unshown('it is only kept'),
  ],
  [
    'a project without a name',
    ({ resume }) => resume.projects?.push({ description: 'It.' }),
    'projects[2]',
    /has no name, so it is not shown/,
    { line: '{\n      "description": "It."' },
  ],
  [
    'a profile with only a name',
    basics({ profiles: [{ network: 'X' }] }),
    'basics.profiles[0]',
    /has no url or username, so it is not shown/,
    { line: '{\n        "network": "X"' },
  ],
  [
    'a second project with the same name',
    ({ resume }) => resume.projects?.push({ name: 'Beta', url: 'https://b.test' }),
    'projects[2].name',
    /"Beta" is also the name of projects\[1\]; give each project its own name, or remove one/,
    { line: '"name": "Beta",\n      "url": "https://b.test"' },
  ],
  [
    'a link without a scheme',
    basics({ summary: 'See [it](www.doe.test).' }),
    'basics.summary',
    /is not a valid link.*write its URL as https:\/\/www\.doe\.test/,
  ],
  [
    'a link that runs script',
    alpha({ facts: [{ label: 'A', text: '[a](javascript:b)' }] }),
    'facts[0].text',
    /is not a valid link.*start its URL with one of https:/,
    { ...PROJECT, line: '[a]' },
  ],
  [
    'a link where there are none',
    site({ footer: 'see [humans](/humans.txt)' }),
    'footer',
    /shows the link "\[humans\]\(\/humans.txt\)" as plain text: footer has no links; write only its words/,
    { file: SITE },
  ],
  [
    'an external card without a url',
    alpha({ external: true }),
    'external',
    /has no url, so its card opens this page; add its url to src\/content\/resume\.json, or remove external/,
    PROJECT,
  ],
  [
    'HTML in a text',
    basics({ summary: '<p>I make <b>apps</b>.</p>' }),
    'basics.summary',
    /contains HTML, which is shown as plain text \(<p>\); use \*\*strong\*\*, \*emphasis\* or \[words\].*paragraphs/,
  ],
  [
    'an HTML link',
    alpha({ facts: [{ label: 'A', text: 'See <a href="https://doe.test">it</a>.' }] }),
    'facts[0].text',
    /contains HTML.*\(<a href="https:\/\/doe\.test">\)/,
    { ...PROJECT, line: '<a href' },
  ],
  [
    'an HTML line break',
    work({ highlights: ['One<br/>'] }),
    'work[0].highlights[0]',
    /\(<br\/>\)/,
    { line: 'One<br/>' },
  ],
  [
    'an HTML entity',
    work({ summary: 'R &amp; D' }),
    'work[0].summary',
    /HTML.* \(&amp;\); write the character itself/,
    { line: '&amp;' },
  ],
  [
    'a character that no page can show',
    basics({ label: 'Dev\u200beloper' }),
    'basics.label',
    /contains the invisible character U\+200B; remove it$/,
  ],
  [
    'a control character',
    site({ footer: 'Made\u0007' }),
    'footer',
    /character U\+0007; remove it$/,
    { file: SITE },
  ],
  ...[
    ['jp', /did you mean ja\?$/],
    ['dk', /did you mean da\?$/],
    ['xx', /write one such as en, de or pt-BR$/],
    ['zz-Latn', /"zz-Latn" is not a known language, so the interface is in English; write one such as en/],
    ['th', /the interface has no words in "th", so it is in English; add your own as "words"/],
  ].map(
    ([language, message]): InvalidCase => [
      `a language that the interface does not have, ${language}`,
      site({ language }),
      'language',
      message as RegExp,
      { file: SITE },
    ],
  ),
  [
    'a picture that nothing shows',
    ({ pictures }) => Object.assign(pictures, { 'old.png': [10, 10] }),
    'the file',
    /is not used anywhere in the content; use it somewhere, or remove it$/,
    { file: 'src/content/pictures/old.png' },
  ],
  [
    'a project without a card',
    ({ resume }) => resume.projects?.pop(),
    'title',
    /no card on the home page has this title; add a project named Beta to src\/content\/resume\.json/,
    { file: 'src/content/projects/beta.json' },
  ],
  ...['assets', 'talks/assets'].map(
    (path): InvalidCase => [
      `a folder that hosts would cache for a year, as they do the build’s, ${path}`,
      undefined,
      'the folder',
      /is cached for a year, so visitors would not get a new version of a file; rename the folder$/,
      {
        file: `src/content/public/${path}`,
        line: undefined,
        files: () => ({ [`public/${path}/a.png`]: '', [`public/${path}/b.png`]: '' }),
      },
    ],
  ),
  [
    'a résumé that takes long to download',
    undefined,
    'the file',
    /has 6\.0 MB; compress its pictures: 5 MB is plenty$/,
    { file: 'src/content/resume.pdf', files: () => ({ 'resume.pdf': `%PDF-1.7${' '.repeat(6e6)}` }) },
  ],
  [
    'a page whose path a repository of the owner’s may take',
    basics({ summary: 'See [it](https://github.com/Kim/Alpha).' }),
    'the file',
    /your repository alpha takes the path \/alpha if it has GitHub Pages; rename the file, or leave them off there/,
    { ...PROJECT, line: '{', env: { SITE_URL: 'https://kim.github.io' } },
  ],
  [
    'a page whose path many hosts keep for themselves',
    ({ projects }) => {
      projects['cgi-bin'] = projects.alpha as never;
      delete projects.alpha;
    },
    'the file',
    /some hosts keep the path \/cgi-bin for themselves; rename the file/,
    { file: 'src/content/projects/cgi-bin.json', line: '{' },
  ],
];
