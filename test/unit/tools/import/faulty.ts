/** A kind of faulty résumé, and the expected result. */
export interface Faulty {
  kind: string;
  text: string;
  /** Expected values of the result by path; undefined if there must be none. */
  expected?: Record<string, unknown>;
  /** Expected notes on what was fixed. */
  fixed?: RegExp;
  /** Expected notes on what is unresolved. */
  unresolved?: RegExp;
}

const kim = (more: string) => `{\n"basics": { "name": "Kim Doe" },\n${more}\n}`;
const basics = (more: string) => `{\n"basics": { "name": "Kim Doe",\n${more} }\n}`;
const job = (more: string) => kim(`"work": [{ "name": "Acme",\n${more} }]`);
const project = (more: string) => kim(`"projects": [{ "name": "Alpha",\n${more} }]`);
const profile = (more: string) => basics(`"profiles": [{ ${more} }]`);

const start = (words: string, date?: string, end?: string): Faulty => ({
  kind: `a start date written as ${words}`,
  text: job(`"startDate": ${JSON.stringify(words)}`),
  expected: { 'work.0.startDate': date, 'work.0.endDate': end },
  ...(date
    ? { fixed: new RegExp(`work\\[0\\]\\.startDate: .*→ .*${date}`) }
    : { unresolved: /work\[0\]\.startDate: .* is not a date, so it was left out; write it as 2024/ }),
});

const open = (words: string): Faulty => ({
  kind: `an end date written as ${words}`,
  text: job(`"startDate": "2020", "endDate": ${JSON.stringify(words)}`),
  expected: { 'work.0.startDate': '2020', 'work.0.endDate': undefined },
  fixed: /work\[0\]\.endDate: .* → no end date: ongoing/,
});

const link = (words: string, url?: string): Faulty => ({
  kind: `a URL written as ${words}`,
  text: project(`"url": ${JSON.stringify(words)}`),
  expected: { 'projects.0.url': url },
  ...(url
    ? { fixed: /projects\[0\]\.url: .* → / }
    : { unresolved: /projects\[0\]\.url: .* is not an address that a page can link to, so it was left out/ }),
});

const renamed = (text: string, path: string, value: unknown, names: RegExp): Faulty => ({
  kind: `${names.source.replaceAll('\\', '')}`,
  text,
  expected: { [path]: value },
  fixed: names,
});

const dates: Faulty[] = [
  start('2023-9-28', '2023-09-28'),
  start('2023/09', '2023-09'),
  start('09/2023', '2023-09'),
  start('9.2023', '2023-09'),
  start('28.9.2023', '2023-09-28'),
  start('9/28/2023', '2023-09-28'),
  start('5/6/2023', '2023'),
  start('20230928', '2023-09-28'),
  start('2023-09-28T10:00:00.000Z', '2023-09-28'),
  start('Sept 2023', '2023-09'),
  start('September 28th, 2023', '2023-09-28'),
  start('28 September 2023', '2023-09-28'),
  start('März 2020', '2020-03'),
  start('février 2020', '2020-02'),
  start('enero de 2020', '2020-01'),
  start('dezembro de 2019', '2019-12'),
  start('2023年9月28日', '2023-09-28'),
  start('２０２３年９月', '2023-09'),
  start('ديسمبر 2020', '2020-12'),
  start('15 Ağustos 2020', '2020-08-15'),
  start('Μάιος 2020', '2020-05'),
  start('января 2020', '2020-01'),
  start('2020. január', '2020-01'),
  // October in Croatian, November in Polish.
  start('listopad 2020', '2020'),
  start('summer 2020', '2020'),
  // September in Tahitian.
  start('Est. 2015', '2015'),
  start('2019 - present', '2019'),
  start('2019-2021', '2019', '2021'),
  start('Jan – Mar 2020', '2020-01', '2020-03'),
  start('2019–20', '2019', '2020'),
  start('since 2019', '2019'),
  start('Summer 2019', '2019'),
  start('2023-09-31', '2023-09'),
  start('2023-02-30', '2023-02'),
  start('2023-13-01', '2023'),
  start('when I was young'),
  start('Present'),
  ...[
    'Present',
    'now',
    'current',
    'up to now',
    'until today',
    'Currently working',
    'heute',
    'actualidad',
    'aujourd’hui',
    'até o momento',
    '現在',
    '至今',
    'حتى الآن',
    '-',
  ].map(open),
  {
    kind: 'a year as a number',
    text: job('"startDate": 2019'),
    expected: { 'work.0.startDate': '2019' },
    fixed: /work\[0\]\.startDate: 2019 → "2019"/,
  },
  {
    kind: 'a year and month as a number with a trailing zero',
    text: job('"startDate": 2019.10'),
    expected: { 'work.0.startDate': '2019-10' },
  },
  {
    kind: 'a date in parts',
    text: job('"startDate": { "year": 2020, "month": 3 }'),
    expected: { 'work.0.startDate': '2020-03' },
    fixed: /2020-3 → 2020-03/,
  },
  {
    kind: 'a single field for both dates',
    text: job('"date": "June 2022 - Present"'),
    expected: { 'work.0.startDate': '2022-06', 'work.0.endDate': undefined, 'work.0.date': undefined },
    fixed: /work\[0\]\.date: June 2022 - Present → startDate 2022-06/,
  },
  {
    kind: 'a single year for a school, taken as its end',
    text: kim('"education": [{ "institution": "U", "year": 2015 }]'),
    expected: { 'education.0.endDate': '2015', 'education.0.startDate': undefined },
    fixed: /education\[0\]\.year: 2015 → endDate 2015/,
  },
  {
    kind: 'a flag for a past job without an end',
    text: job('"startDate": "2020", "current": false'),
    expected: { 'work.0.startDate': '2020', 'work.0.current': undefined },
    unresolved:
      /work\[0\]\.current: it has ended, but without an end date the page shows it as ongoing: add one/,
  },
  {
    kind: 'a flag for a current job',
    text: job('"startDate": "2020", "current": true'),
    expected: { 'work.0.endDate': undefined, 'work.0.current': undefined },
    fixed: /work\[0\]\.current: removed: no end date means ongoing/,
    unresolved: /^$/,
  },
  {
    kind: 'a flag for a current job that has an end',
    text: job('"startDate": "2019", "endDate": "2020", "current": true'),
    expected: { 'work.0.endDate': '2020', 'work.0.current': undefined },
    unresolved: /work\[0\]\.current: true contradicts the end, 2020, so it was left out/,
  },
  {
    kind: 'jobs under a key that elsewhere is a flag',
    text: kim('"work": [{ "current": { "company": "Acme" }, "name": "Beta" }]'),
    expected: { 'work.0.name': 'Beta' },
    unresolved: /work\[0\]\.current: .*Acme.* does not say whether it is ongoing, so it was left out/,
  },
  {
    kind: 'an end date that is not a date',
    text: job('"startDate": "2020", "endDate": "tba"'),
    expected: { 'work.0.startDate': '2020', 'work.0.endDate': undefined },
    unresolved:
      /work\[0\]\.endDate: "tba" is not a date \(without one, the page shows it as ongoing\), so it was left out/,
  },
  {
    kind: 'an end date before the start date',
    text: job('"startDate": "2022-05", "endDate": "2020"'),
    expected: { 'work.0.startDate': undefined, 'work.0.endDate': undefined },
    unresolved: /"2022-05" is after the end, 2020[\s\S]*"2020" is before the start, 2022-05/,
  },
  {
    kind: 'an award dated "present"',
    text: kim('"awards": [{ "title": "Best", "date": "present" }]'),
    expected: { 'awards.0.title': 'Best', 'awards.0.date': undefined },
    unresolved: /awards\[0\]\.date: "present" is not a date/,
  },
];

const addresses: Faulty[] = [
  link('www.alpha.dev', 'https://www.alpha.dev'),
  link('alpha.dev/a?b=c', 'https://alpha.dev/a?b=c'),
  link('github: https://github.com/kim', 'https://github.com/kim'),
  link('Website: alpha.dev', 'https://alpha.dev'),
  link('[Alpha](https://alpha.dev/)', 'https://alpha.dev/'),
  link('<https://alpha.dev>', 'https://alpha.dev'),
  link(' https://alpha.dev ', 'https://alpha.dev'),
  link('https://alpha.dev/my page', 'https://alpha.dev/my%20page'),
  link('https://alpha.dev/größe', 'https://alpha.dev/gr%C3%B6%C3%9Fe'),
  link('https//alpha.dev', 'https://alpha.dev'),
  link('http:/alpha.dev', 'http://alpha.dev'),
  link('http://https://alpha.dev', 'https://alpha.dev'),
  link('//alpha.dev', 'https://alpha.dev'),
  link('kim@alpha.dev', 'mailto:kim@alpha.dev'),
  link('javascript:alert(1)'),
  link('#projects'),
  link('alpha.pdf'),
  link('/alpha'),
  {
    kind: 'a URL that starts with a slash, and a site to resolve it against',
    text: `{ "basics": { "name": "Kim", "url": "https://kim.dev/cv" }, "projects": [{ "name": "A", "url": "/alpha" }] }`,
    expected: { 'projects.0.url': 'https://kim.dev/alpha' },
    fixed: /\/alpha → https:\/\/kim\.dev\/alpha/,
  },
  {
    kind: 'two URLs in one text',
    text: project('"url": "https://a.dev, https://b.dev"'),
    expected: { 'projects.0.url': 'https://a.dev' },
    unresolved: /"https:\/\/b\.dev" is an extra value/,
  },
  {
    kind: 'a URL in a group',
    text: project('"url": { "label": "see", "href": "a.dev" }'),
    expected: { 'projects.0.url': 'https://a.dev' },
  },
  {
    kind: 'an e-mail address with a name',
    text: basics('"email": "Kim Doe <kim@doe.dev>"'),
    expected: { 'basics.email': 'kim@doe.dev' },
    fixed: /basics\.email: Kim Doe <kim@doe\.dev> → kim@doe\.dev/,
  },
  {
    kind: 'an e-mail address with spam protection',
    text: basics('"email": "kim [at] doe [dot] dev"'),
    expected: { 'basics.email': 'kim@doe.dev' },
  },
  {
    kind: 'several e-mail addresses',
    text: basics('"email": ["kim@doe.dev", "kd@work.dev"]'),
    expected: { 'basics.email': 'kim@doe.dev' },
    unresolved: /"kd@work\.dev" is an extra value; there is only room for one/,
  },
  {
    kind: 'an invalid e-mail address',
    text: basics('"email": "ask me", "label": "Dev"'),
    expected: { 'basics.email': undefined, 'basics.label': 'Dev' },
    unresolved: /basics\.email: "ask me" is not an address/,
  },
  {
    kind: 'a profile with a username and no URL',
    text: profile('"network": "Github", "username": "kim"'),
    expected: { 'basics.profiles.0.url': 'https://github.com/kim' },
    fixed: /url https:\/\/github\.com\/kim added/,
  },
  {
    kind: 'a profile with a username in place of its URL',
    text: profile('"network": "LinkedIn", "url": "kim-doe"'),
    expected: { 'basics.profiles.0.url': 'https://www.linkedin.com/in/kim-doe' },
    fixed: /kim-doe → https:\/\/www\.linkedin\.com\/in\/kim-doe/,
  },
  {
    kind: 'profiles as a group',
    text: basics('"profiles": { "github": "kim", "stackoverflow": "https://stackoverflow.com/users/1/kim" }'),
    expected: {
      'basics.profiles.0': { network: 'GitHub', url: 'https://github.com/kim' },
      'basics.profiles.1': { network: 'Stack Overflow', url: 'https://stackoverflow.com/users/1/kim' },
    },
    fixed: /basics\.profiles: a group of 2 → a list/,
  },
  {
    kind: 'networks among the person’s fields',
    text: basics('"github": "https://github.com/kim", "linkedin": "kim-doe"'),
    expected: { 'basics.profiles.1.url': 'https://www.linkedin.com/in/kim-doe', 'basics.github': undefined },
    fixed: /basics\.github: moved to basics\.profiles/,
  },
];

const names: Faulty[] = [
  renamed(
    job('"company": "x", "role": "Dev"'),
    'work.0.position',
    'Dev',
    /work\[0\]\.role: renamed to position/,
  ),
  renamed(
    kim('"work": [{ "company": "Acme" }]'),
    'work.0.name',
    'Acme',
    /work\[0\]\.company: renamed to name/,
  ),
  renamed(
    basics('"website": "https://kim.dev"'),
    'basics.url',
    'https://kim.dev',
    /basics\.website: renamed to url/,
  ),
  renamed(basics('"picture": "me.jpg"'), 'basics.image', 'me.jpg', /basics\.picture: renamed to image/),
  renamed(basics('"mail": "kim@doe.dev"'), 'basics.email', 'kim@doe.dev', /basics\.mail: renamed to email/),
  renamed(kim('"experience": [{ "name": "Acme" }]'), 'work.0.name', 'Acme', /experience: renamed to work/),
  renamed(
    kim('"Work Experience": [{ "name": "A" }]'),
    'work.0.name',
    'A',
    /Work Experience: renamed to work/,
  ),
  renamed(job('"start_date": "2020"'), 'work.0.startDate', '2020', /start_date: renamed to startDate/),
  renamed(kim('"certifications": [{ "title": "C" }]'), 'certificates.0.name', 'C', /title: renamed to name/),
  renamed(project('"tech": ["Go"]'), 'projects.0.keywords.0', 'Go', /tech: renamed to keywords/),
  renamed(kim('"hobbies": ["chess"]'), 'interests.0.name', 'chess', /hobbies: renamed to interests/),
  {
    kind: 'personal details at the top level',
    text: '{ "name": "Kim Doe", "title": "Dev", "email": "kim@doe.dev", "work": [] }',
    expected: { 'basics.name': 'Kim Doe', 'basics.label': 'Dev', name: undefined },
    fixed: /title: moved to basics/,
  },
  {
    kind: 'personal details both at the top level and, with other values, in basics',
    text: '{ "label": "Engineer", "basics": { "name": "Kim Doe", "label": "Dev" } }',
    expected: { 'basics.label': 'Dev', label: undefined },
    unresolved: /basics\.label: "Engineer" was also given here, so it was left out/,
  },
  {
    kind: 'a name split into first and last name',
    text: '{ "basics": { "firstName": "Kim", "lastName": "Doe", "label": "Dev" } }',
    expected: { 'basics.name': 'Kim Doe' },
    fixed: /first and last name → name "Kim Doe"/,
  },
  {
    kind: 'an entire résumé wrapped in a group',
    text: `{ "resume": ${job('"position": "Dev"')} }`,
    expected: { 'work.0.position': 'Dev' },
    fixed: /a group around the résumé → just the résumé/,
  },
  {
    kind: 'an old field name next to the new one, with the same value',
    text: job('"company": "Acme"'),
    expected: { 'work.0.name': 'Acme', 'work.0.company': undefined },
    fixed: /work\[0\]\.company: removed: name says the same/,
  },
  {
    kind: 'an old field name next to the new one, with another value',
    text: job('"company": "Acme Inc."'),
    expected: { 'work.0.name': 'Acme', 'work.0.company': 'Acme Inc.' },
    unresolved: /work\[0\]\.company: is not a JSON Resume field, and name already has a value: kept/,
  },
  {
    kind: 'an unknown field in two entries',
    text: kim('"work": [{ "name": "A", "department": "X" }, { "name": "B", "department": "Y" }]'),
    expected: { 'work.1.department': 'Y' },
    unresolved:
      /^[^\n]*work\[0\]\.department: is not a JSON Resume field: kept in resume\.json, which is public, but shown on no page \(also work\[1\]\.department on line 3\)$/m,
  },
  {
    kind: 'a misspelt field',
    text: job('"highligths": ["One"]'),
    expected: { 'work.0.highligths': ['One'] },
    unresolved: /did you mean highlights\?/,
  },
  {
    kind: 'a list in place of a description',
    text: job('"description": ["One", "Two"]'),
    expected: { 'work.0.highlights': ['One', 'Two'] },
    fixed: /work\[0\]\.description: renamed to highlights/,
  },
];

const links: Faulty[] = [
  {
    kind: 'a URL as the username of a profile',
    text: profile('"network": "LinkedIn", "username": "linkedin.com/in/kim"'),
    expected: { 'basics.profiles.0.url': 'https://linkedin.com/in/kim', 'basics.profiles.0.username': 'kim' },
    fixed: /basics\.profiles\[0\]\.username: linkedin\.com\/in\/kim → url https:\/\/linkedin\.com\/in\/kim/,
  },
  {
    kind: 'a link in a text to a page of the previous site',
    text: basics('"url": "https://kim.dev/", "summary": "See [it](/work(1)), \\\\[not](/this)."'),
    expected: { 'basics.summary': 'See [it](https://kim.dev/work(1)), \\[not](/this).' },
    fixed: /basics\.summary: \/work\(1\) → https:\/\/kim\.dev\/work\(1\)/,
  },
  {
    kind: 'a link in a list to a page of an unknown site',
    text: job('"highlights": ["Made [it](/work)."]'),
    expected: { 'work.0.highlights': ['Made \\[it](/work).'] },
    unresolved:
      /work\[0\]\.highlights\[0\]: \[it\]\(\/work\) doesn't lead to a page of this site, so it is no longer a link/,
  },
];

const shapes: Faulty[] = [
  {
    kind: 'names with nothing behind them',
    text: kim(
      '"languages": { "English": "native", "German": null },\n"skills": [{ "Go": null }, { "Rust": "" }]',
    ),
    expected: {
      'languages.1': { language: 'German' },
      'skills.0': { name: 'Go' },
      'skills.1': { name: 'Rust' },
    },
  },
  {
    kind: 'skills in sets and in a list',
    text: kim(
      '"skills": { "sets": [{ "name": "Web", "level": "high", "skills": ["CSS"] }], "list": [{ "name": "C++" }] }',
    ),
    expected: { skills: [{ name: 'Web', level: 'high', keywords: ['CSS'] }, { name: 'C++' }] },
    fixed: /skills: a group around a list → just the list/,
    unresolved: /^$/,
  },
  {
    kind: 'a reference that is private',
    text: kim('"references": [{ "name": "Jo", "private": true, "phone": "555 0100" }, { "name": "Al" }]'),
    expected: { references: [{ name: 'Al' }] },
    unresolved: /references\[0\]: .*555 0100.* is marked as hidden, so it was left out/,
  },
  {
    kind: 'an entry that says it is shown',
    text: kim('"references": [{ "name": "Al", "private": false, "visible": true, "hidden": false }]'),
    expected: { references: [{ name: 'Al' }] },
    unresolved: /^$/,
  },
  {
    kind: 'groups merged in YAML, whose entries are replaced',
    text: `basics: { name: Kim Doe }
x-job: &job { position: Developer, location: Ghent, highlights: [Theirs] }
work:
  - <<: *job
    name: Acme
    position: Lead
    highlights: [Own]
  - name: Emca
    <<: [{ position: Boss }, *job]`,
    expected: {
      'work.0': { name: 'Acme', position: 'Lead', location: 'Ghent', highlights: ['Own'] },
      'work.1': { name: 'Emca', position: 'Boss', location: 'Ghent', highlights: ['Theirs'] },
    },
    unresolved: /^cv.json:2: x-job: .*shown on no page$/,
  },
  {
    kind: 'sections in groups with a heading',
    text: `basics: { name: Kim Doe }
experiences:
  title: Experiences
  info: [{ role: Lead, time: 2019 - Present, company: Acme }]
projects:
  title: Projects
  intro: In my free time
  assignments: [{ title: Boxes, tagline: Draws boxes }]`,
    expected: {
      work: [{ position: 'Lead', startDate: '2019', name: 'Acme' }],
      projects: [{ name: 'Boxes', description: 'Draws boxes' }],
    },
    unresolved: /^cv.json:7: projects\.intro: "In my free time" is beside a list, so it was left out$/,
  },
  renamed(
    job('"descriptions": ["One"]'),
    'work.0.highlights',
    ['One'],
    /descriptions: renamed to highlights/,
  ),
  {
    kind: 'sections as FRESH names them',
    text: kim(`"service": { "history": [{ "organization": "Helpers", "start": "2010" }] },
      "writing": [{ "title": "On boxes" }], "recognition": [{ "title": "Prize", "from": "Jury" }]`),
    expected: {
      volunteer: [{ organization: 'Helpers', startDate: '2010' }],
      publications: [{ name: 'On boxes' }],
      awards: [{ title: 'Prize', awarder: 'Jury' }],
    },
    unresolved: /^$/,
  },
  {
    kind: 'a project that is private',
    text: project('"private": true'),
    expected: { 'projects.0.name': 'Alpha' },
  },
  {
    kind: 'a reference with a description of its author',
    text: kim('"references": [{ "name": "Jo", "description": "CEO", "summary": "She was great." }]'),
    expected: { 'references.0.reference': 'She was great.' },
    unresolved: /references\[0\]\.description: is not a JSON Resume field: kept/,
  },
  {
    kind: 'null',
    text: job('"url": null, "highlights": [null, "One"]'),
    expected: { 'work.0.url': undefined, 'work.0.highlights': ['One'] },
    fixed: /null → removed/,
  },
  {
    kind: 'null in place of a section',
    text: kim('"work": null, "skills": [null, { "name": "Go" }]'),
    expected: { work: undefined, 'skills.0.name': 'Go' },
  },
  {
    kind: 'empty texts',
    text: job('"url": "", "endDate": ""'),
    expected: { 'work.0.url': undefined, 'work.0.endDate': undefined },
    fixed: /empty → removed/,
  },
  {
    kind: 'a phone as a number',
    text: basics('"phone": 5035550100'),
    expected: { 'basics.phone': '5035550100' },
    fixed: /basics\.phone: 5035550100 → "5035550100"/,
  },
  {
    kind: 'a phone with a label',
    text: basics('"phone": { "name": "Mobile", "number": "+1 503 555 0100" }'),
    expected: { 'basics.phone': 'Mobile, +1 503 555 0100' },
  },
  {
    kind: 'a phone without digits',
    text: basics('"phone": "ask", "label": "Dev"'),
    expected: { 'basics.phone': undefined },
    unresolved: /basics\.phone: "ask" contains no phone number, so it was left out/,
  },
  {
    kind: 'a score as a number',
    text: kim('"education": [{ "institution": "U", "gpa": 3.90 }]'),
    expected: { 'education.0.score': '3.90' },
  },
  {
    kind: 'YAML’s entries with their name as the key',
    text: 'basics: { name: Kim Doe }\nlanguages:\n- English: native\n- language: Dutch\nskills:\n- Frontend: [CSS, HTML]\n- Go',
    expected: {
      languages: [{ language: 'English', fluency: 'native' }, { language: 'Dutch' }],
      skills: [{ name: 'Frontend', keywords: ['CSS', 'HTML'] }, { name: 'Go' }],
    },
    fixed: /languages\[0\]: .* → an entry named English/,
  },
  {
    kind: 'a language with a description and a number for its level, as a résumé builder writes it',
    text: kim('"languages": [{ "name": "French", "description": "Fluent", "level": 4 }]'),
    expected: { 'languages.0.fluency': 'Fluent' },
    fixed: /languages\[0\]\.description: renamed to fluency/,
    unresolved: /languages\[0\]\.level: .*fluency already has a value/,
  },
  {
    kind: 'YAML’s points with a colon',
    text: 'basics: { name: Kim Doe }\nwork:\n- name: Acme\n  highlights:\n  - Cost: 20 % less\n  - cut the time: by half\n  - text: One',
    expected: { 'work.0.highlights': ['Cost: 20 % less', 'cut the time: by half', 'One'] },
    fixed: /work\[0\]\.highlights\[0\]: .* → "Cost: 20 % less"/,
  },
  {
    kind: 'a text in place of a list',
    text: job('"highlights": "- One\\n- Two"'),
    expected: { 'work.0.highlights': ['One', 'Two'] },
    fixed: /the items of a list → apart/,
  },
  {
    kind: 'what a volunteer did, under the name that jobs have for it',
    text: kim('"volunteer": [{ "organization": "Acme", "description": "<p>Cooked</p>" }]'),
    expected: { 'volunteer.0.summary': 'Cooked' },
  },
  {
    kind: 'an employer with its URL in place of its name',
    text: kim('"work": [{ "name": { "name": "Acme", "url": "https://acme.dev" }, "position": "Dev" }]'),
    expected: { 'work.0.name': 'Acme' },
    unresolved: /work\[0\]\.name\.url: "https:\/\/acme\.dev" is an extra value/,
  },
  {
    kind: 'keywords with their levels',
    text: kim(
      '"skills": [{ "name": "Web", "keywords": [{ "name": "CSS", "level": 5 }, { "name": "HTML" }] }]',
    ),
    expected: { 'skills.0.keywords': ['CSS', 'HTML'] },
    unresolved: /skills\[0\]\.keywords\[0\]\.level: 5 is an extra value/,
  },
  {
    kind: 'highlights with their names',
    text: job('"highlights": [{ "name": "Speed", "text": "Made it fast" }]'),
    expected: { 'work.0.highlights': ['Speed, Made it fast'] },
  },
  {
    kind: 'a name in parts',
    text: '{ "basics": { "name": { "first": "Kim", "last": "Doe" }, "label": "Dev" } }',
    expected: { 'basics.name': 'Kim Doe' },
    fixed: /basics\.name: .* → one text/,
  },
  {
    kind: 'keywords separated by commas',
    text: kim('"skills": [{ "name": "Web", "keywords": "CSS, HTML (4, 5); JS" }]'),
    expected: { 'skills.0.keywords': ['CSS', 'HTML (4, 5)', 'JS'] },
  },
  {
    kind: 'a list in place of a text',
    text: basics('"summary": ["One.", "Two."]'),
    expected: { 'basics.summary': 'One.\n\nTwo.' },
    fixed: /basics\.summary: .* → one text/,
  },
  {
    kind: 'a location as a text',
    text: basics('"location": "Berlin, DE"'),
    expected: { 'basics.location': { city: 'Berlin', region: 'DE' } },
    fixed: /basics\.location: Berlin, DE → city and region/,
  },
  {
    kind: 'a location with the name of its country',
    text: basics('"location": { "city": "Graz", "country": "Austria" }'),
    expected: { 'basics.location': { city: 'Graz', region: 'Austria' } },
  },
  {
    kind: 'a country next to its own code',
    text: basics('"location": { "city": "Graz", "countryCode": "AT", "country": "Austria" }'),
    expected: { 'basics.location': { city: 'Graz', countryCode: 'AT' } },
    fixed: /basics\.location\.country: removed: countryCode says the same/,
  },
  {
    kind: 'a country next to a code that its name does not match',
    text: basics('"location": { "city": "Portland", "countryCode": "US", "country": "USA" }'),
    expected: { 'basics.location': { city: 'Portland', countryCode: 'US' } },
    unresolved: /basics\.location\.country: "USA" can't be kept alongside countryCode US, so it was left out/,
  },
  {
    kind: 'a country name in place of its code, and again next to it',
    text: basics('"location": { "countryCode": "Israel", "country": "Israel" }'),
    expected: { 'basics.location': { countryCode: 'IL' } },
    fixed: /basics\.location\.countryCode: Israel → IL[\s\S]*country: removed: countryCode says the same/,
  },
  {
    kind: 'an unknown country name in place of its code',
    text: basics('"location": { "region": "Ys", "countryCode": "Atlantis" }'),
    expected: { 'basics.location': { region: 'Ys, Atlantis' } },
    fixed: /basics\.location\.countryCode: → region "Ys, Atlantis"/,
  },
  {
    kind: 'an unknown country name given twice',
    text: basics('"location": { "countryCode": "Atlantis", "country": "Atlantis" }'),
    expected: { 'basics.location': { region: 'Atlantis' } },
    fixed: /basics\.location\.country: removed: region says the same/,
  },
  {
    kind: 'a location group in place of a text',
    text: job('"location": { "city": "Graz", "countryCode": "AT" }'),
    expected: { 'work.0.location': 'Graz, AT' },
  },
  {
    kind: 'skills as texts',
    text: kim('"skills": ["Go", "CSS"]'),
    expected: { skills: [{ name: 'Go' }, { name: 'CSS' }] },
    fixed: /skills\[0\]: "Go" → name \(also skills\[1\] on line 3\)/,
  },
  {
    kind: 'skills as one text',
    text: kim('"skills": "Go, CSS"'),
    expected: { skills: [{ name: 'Go' }, { name: 'CSS' }] },
  },
  {
    kind: 'skills as lists under their names',
    text: kim('"skills": { "Front end": ["CSS"], "languages": "Go, C" }'),
    expected: {
      skills: [
        { name: 'Front end', keywords: ['CSS'] },
        { name: 'languages', keywords: ['Go', 'C'] },
      ],
    },
  },
  {
    kind: 'languages as texts',
    text: kim('"languages": ["English (fluent)", "Deutsch"]'),
    expected: { languages: [{ language: 'English', fluency: 'fluent' }, { language: 'Deutsch' }] },
  },
  {
    kind: 'one group in place of a list',
    text: kim('"education": { "institution": "U", "area": "Maths" }'),
    expected: { 'education.0.area': 'Maths' },
    fixed: /education: one group → a list of one/,
  },
  {
    kind: 'a list in a group of its own',
    text: kim('"work": { "items": [{ "name": "Acme" }] }'),
    expected: { 'work.0.name': 'Acme' },
    fixed: /a group around a list → just the list/,
  },
  {
    kind: 'a text beside the list in a group around it',
    text: kim('"work": { "title": "Work", "summary": "Seven years", "history": [{ "name": "Acme" }] }'),
    expected: { 'work.0.name': 'Acme' },
    unresolved: /^cv\.json:3: work\.summary: "Seven years" is beside a list, so it was left out$/,
  },
  {
    kind: 'a hidden entry',
    text: kim('"work": [{ "name": "Acme", "visible": false }, { "name": "Bolt", "visible": true }]'),
    expected: { 'work.0.name': 'Bolt', 'work.1': undefined },
    unresolved: /work\[0\]: .*Acme.* is marked as hidden, so it was left out/,
  },
  {
    kind: 'hidden sections of a résumé builder',
    text: kim(
      `"sections": { "experience": { "visible": false, "items": [{ "company": "Acme" }] },
        "summary": { "visible": false, "content": "I was." }, "awards": { "visible": false, "items": [] },
        "skills": { "visible": true, "items": [{ "name": "Go" }] } }`,
    ),
    expected: { work: undefined, 'basics.summary': undefined, awards: undefined, 'skills.0.name': 'Go' },
    unresolved:
      /^[^\n]*experience: .*Acme.* is marked as hidden, so it was left out\n[^\n]*summary: "I was\." is marked as hidden, so it was left out$/,
  },
  {
    kind: 'a list in a list',
    text: job('"highlights": [["One"], ["Two"]]'),
    expected: { 'work.0.highlights': ['One', 'Two'] },
  },
  {
    kind: 'courses as groups with a name',
    text: kim('"education": [{ "institution": "U", "courses": [{ "name": "Algebra" }] }]'),
    expected: { 'education.0.courses': ['Algebra'] },
  },
  {
    kind: 'a boolean in place of a text',
    text: job('"position": true'),
    expected: { 'work.0.position': undefined },
    unresolved: /work\[0\]\.position: true is not text, so it was left out/,
  },
  {
    kind: 'a number in place of a section',
    text: kim('"work": 5, "skills": [{ "name": "Go" }]'),
    expected: { work: undefined, 'skills.0.name': 'Go' },
    unresolved: /work: 5 is not a list of entries for work, so it was left out/,
  },
  {
    kind: 'a job that is just a text',
    text: kim('"work": ["Five years at Acme", { "name": "Acme" }]'),
    expected: { 'work.0.name': 'Acme', 'work.1': undefined },
    unresolved: /work\[0\]: "Five years at Acme" is not an entry for work, so it was left out/,
  },
  {
    kind: 'a forbidden link in an unknown field',
    text: kim('"extras": [{ "url": "javascript:alert(1)", "note": "kept" }]'),
    expected: { 'extras.0': { note: 'kept' } },
    unresolved: /extras\[0\]\.url: "javascript:alert\(1\)"/,
  },
  {
    kind: 'characters without width, as copied from a web page',
    text: '{ "basics": { "name": "Kim\u200b Doe", "label": "\ufeffChef\u200b" }, "skills": [{ "name": "ไทย\u200bดี" }] }',
    expected: { 'basics.name': 'Kim Doe', 'basics.label': 'Chef', 'skills.0.name': 'ไทย\u200bดี' },
    fixed: /basics\.name: invisible characters → removed/,
  },
  {
    kind: 'arrow keys and other control characters',
    text: basics('"label": "Dev\\u001b[D\\u001b[D\\u0007eloper"'),
    expected: { 'basics.label': 'Developer' },
    fixed: /basics\.label: invisible characters → removed/,
  },
  {
    kind: 'half a character',
    text: basics('"label": "Dev \\ud83d"'),
    expected: { 'basics.label': 'Dev ' },
  },
];

const writing: Faulty[] = [
  {
    kind: 'a list given twice',
    text: kim('"skills": [{ "name": "Go" }],\n"skills": [{ "name": "CSS" }]'),
    expected: { skills: [{ name: 'Go' }, { name: 'CSS' }] },
    fixed: /skills: given more than once → merged/,
  },
  {
    kind: 'a text given twice',
    text: basics('"label": "Dev",\n"label": "Engineer"'),
    expected: { 'basics.label': 'Engineer' },
    unresolved: /:3: basics\.label: "Dev" was also given here, so it was left out/,
  },
  {
    kind: 'a group given twice',
    text: `{ "basics": { "name": "Kim Doe" }, "basics": { "label": "Dev" } }`,
    expected: { basics: { name: 'Kim Doe', label: 'Dev' } },
  },
  {
    kind: 'comments',
    text: kim('// my work\n"work": [/* one */ { "name": "Acme" }]'),
    expected: { 'work.0.name': 'Acme' },
    unresolved: /:3: the file: the comment "\/\/ my work" was dropped: JSON has no comments/,
  },
  {
    kind: 'an extra comma',
    text: job('"highlights": ["One",],'),
    expected: { 'work.0.highlights': ['One'] },
  },
  {
    kind: 'a missing comma',
    text: job('"position": "Dev"\n"highlights": ["One" "Two"]'),
    expected: { 'work.0.position': 'Dev', 'work.0.highlights': ['One', 'Two'] },
    fixed: /:5: the file: a missing comma → added/,
  },
  {
    kind: 'an unescaped line break in a text',
    text: job('"summary": "One\nTwo",\n"position": 5'),
    expected: { 'work.0.summary': 'One\nTwo' },
    fixed: /:4: the file: an unescaped line break[\s\S]*:6: work\[0\]\.position: 5 → "5"/,
  },
  {
    kind: 'a backslash that escapes nothing',
    text: job('"summary": "C:\\work, it\\\'s"'),
    expected: { 'work.0.summary': "C:\\work, it's" },
  },
  {
    kind: 'single quotes and unquoted keys',
    text: "{ basics: { name: 'Kim Doe', label: 'It''s me' }, // a comment\n work: [{ name: 'Acme', url: 'https://acme.dev' }] }",
    expected: { 'basics.label': "It's me", 'work.0.url': 'https://acme.dev' },
    fixed: /non-JSON quotes → corrected/,
    unresolved: /a comment/,
  },
  {
    kind: 'typographic quotes',
    text: '{ “basics”: { “name”: “Kim Doe”, “label”: “Dev” } }',
    expected: { 'basics.label': 'Dev' },
    fixed: /typographic quotes → straight ones/,
  },
  {
    kind: 'a truncated file',
    text: '{\n"basics": { "name": "Kim Doe", "label": "Dev" },\n"work": [{ "name": "Acme", "position": "De',
    expected: { 'basics.label': 'Dev', 'work.0.name': 'Acme' },
    unresolved: /:3: the file: .*check that all of .*was imported/,
  },
  {
    kind: 'a byte order mark',
    text: `\uFEFF${job('"position": 5')}`,
    expected: { 'work.0.position': '5' },
    fixed: /:4: work\[0\]\.position/,
  },
];

const summary = (html: string) => job(`"summary": ${JSON.stringify(html)}`);

const markup: Faulty[] = [
  {
    kind: 'a name that is a link',
    text: kim('"work": [{ "name": "[Acme](https://acme.dev)", "position": "[CTO](https://cto.dev)" }]'),
    expected: { 'work.0': { name: 'Acme', url: 'https://acme.dev', position: 'CTO' } },
    fixed: /work\[0\]\.name: .* → Acme, url https:\/\/acme\.dev/,
    unresolved:
      /^cv.json:3: work\[0\]\.position: "https:\/\/cto.dev" is a link, which this field has no room for, so it was left out$/,
  },
  {
    kind: 'a name that is a link to the URL beside it',
    text: basics('"name": "[Kim Doe](https://kim.dev)", "url": "https://kim.dev"'),
    expected: { basics: { name: 'Kim Doe', url: 'https://kim.dev' } },
  },
  {
    kind: "links of a person's other fields",
    text: basics(
      '"label": "[CTO of Acme](https://acme.dev)", "phone": "[+1 503 555 0142](tel:+15035550142)", "image": "[me](me.jpg)"',
    ),
    expected: {
      basics: { name: 'Kim Doe', label: 'CTO of Acme', phone: '+1 503 555 0142', image: '[me](me.jpg)' },
    },
    unresolved:
      /basics\.label: "https:\/\/acme.dev" is a link.*\n.*basics\.phone: "tel:\+15035550142" is a link/,
  },
  {
    kind: 'signs of a list in its texts',
    text: project('"highlights": ["- One", "- ", "• Two", "-5 °C", "2. Bundesliga"]'),
    expected: { 'projects.0.highlights': ['One', 'Two', '-5 °C', '2. Bundesliga'] },
    fixed: /projects\[0\]\.highlights\[0\]: the sign before the text → removed \(also projects/,
  },
  {
    kind: 'HTML in a text',
    text: summary(
      '<p>I make <b>apps</b> &amp; <em>tools</em>,&nbsp;<u>see</u> <a href="https://a.dev?b=1&amp;c=2">them</a>.</p><p>And<br/>caf&eacute;s&#33;</p>',
    ),
    expected: {
      'work.0.summary': 'I make **apps** & *tools*, see [them](https://a.dev?b=1&c=2).\n\nAnd\n\ncafés!',
    },
    fixed: /work\[0\]\.summary: HTML → plain text/,
  },
  {
    kind: 'an HTML list in place of a summary',
    text: summary('<ul><li><p>One</p></li><li><p></p></li>\n<li>Two <i>x</i></li></ul>'),
    expected: { 'work.0.highlights': ['One', 'Two *x*'], 'work.0.summary': undefined },
    fixed: /HTML → plain text[\s\S]*work\[0\]\.summary: renamed to highlights/,
  },
  {
    kind: 'an HTML list with text around it',
    text: summary('<p>What I did:</p><ol><li>One</li><li>Two</li></ol>'),
    expected: { 'work.0.summary': 'What I did:\n\n• One\n\n• Two', 'work.0.highlights': undefined },
  },
  {
    kind: 'HTML in highlights',
    text: job('"highlights": ["<p>One</p>", "<ul><li>Two</li><li>Three</li></ul>"]'),
    expected: { 'work.0.highlights': ['One', 'Two', 'Three'] },
    fixed: /work\[0\]\.highlights\[0\]: HTML → plain text \(also work\[0\]\.highlights\[1\] on line 4\)/,
  },
  {
    kind: 'HTML in a field without inline markup',
    text: job('"position": "<b>Dev</b> at <a href=\'https://a.dev\'>A</a>"'),
    expected: { 'work.0.position': 'Dev at A (https://a.dev)' },
  },
  {
    kind: 'an HTML link in place of a URL',
    text: project('"url": "<a href=\'https://a.dev\' target=_blank>See it</a>"'),
    expected: { 'projects.0.url': 'https://a.dev' },
  },
  {
    kind: 'the items of a list on lines of their own, after a sentence',
    text: summary('What I did:\r\n- One\r\n- Two\r\n  with more'),
    expected: { 'work.0.summary': 'What I did:\n\n• One\n\n• Two\n  with more' },
    fixed: /work\[0\]\.summary: the items of a list → apart/,
  },
  {
    kind: 'a list of lines in place of a summary',
    text: summary('* One *x*\n* Two'),
    expected: { 'work.0.highlights': ['One *x*', 'Two'], 'work.0.summary': undefined },
    fixed: /work\[0\]\.summary: renamed to highlights/,
  },
  {
    kind: 'a list whose lines were joined into one',
    text: summary('• One, two. • Three  • Four'),
    expected: { 'work.0.highlights': ['One, two.', 'Three', 'Four'] },
  },
  {
    kind: 'a list with the same sign inside its lines',
    text: summary('• Go • SQL\n• AWS'),
    expected: { 'work.0.highlights': ['Go • SQL', 'AWS'] },
  },
  {
    kind: 'numbered lines',
    text: summary('1. One\n2. Two'),
    expected: { 'work.0.summary': '1. One\n\n2. Two' },
  },
  {
    kind: 'tags without an equivalent, and markup that the site would not parse',
    text: summary('un<i>believ</i>able <b onclick=x>Hi</b> <script> <a href="#top">up</a>'),
    expected: { 'work.0.summary': 'unbelievable Hi <script> up (#top)' },
  },
];

/** Texts that look like HTML or a list but aren't. */
const UNMARKED = [
  'Ship • Sail • Sink',
  'She was great!\n— Jane',
  '- One',
  'a < b and c > d',
  'Map<T>, C<String> and List<a>',
  'no <div> soup',
  '<custom>x</custom>',
  'Q&A; &c;',
];
const plainTexts = UNMARKED.map(
  (words): Faulty => ({
    kind: `${words}, which stays as it is`,
    text: summary(words),
    expected: { 'work.0.summary': words },
  }),
);

export const FAULTY: Faulty[] = [
  ...dates,
  ...addresses,
  ...names,
  ...links,
  ...shapes,
  ...writing,
  ...markup,
  ...plainTexts,
];
