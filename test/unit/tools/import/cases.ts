/** A way to write a résumé, in YAML below a person named Kim Doe, what it becomes, and what is left to the owner. */
export type Case = [kind: string, given: string, expected: string, left?: RegExp];

/** A résumé with this part. */
export const kim = (part: string) => (/^(?:basics|cv|en):/m.test(part) ? part : `name: Kim Doe\n${part}`);

const job = (words: string) => `work: [{ name: Acme, ${words} }]`;
const dated = (given: string, start?: string, end?: string): Case => [
  `the dates ${given}`,
  job(`dates: ${JSON.stringify(given)}`),
  job([start && `startDate: "${start}"`, end && `endDate: "${end}"`].filter(Boolean).join(', ')),
  /^$/,
];
const undated = (given: string): Case => [
  `${given}, which is no date that can be read whole`,
  job(`startDate: ${JSON.stringify(given)}`),
  'work: [{ name: Acme }]',
  new RegExp(`work\\[0\\]\\.startDate: "?${given.replace(/[.*+?()[\]]/g, '\\$&')}"? can't be read as a date`),
];
const link = (given: string, url?: string): Case => [
  `the address ${given}`,
  `projects: [{ name: A, url: ${JSON.stringify(given)} }]`,
  `projects: [{ name: A${url ? `, url: ${JSON.stringify(url)}` : ''} }]`,
  url ? /^$/ : /projects\[0\]\.url: .* is no address that a page can link to/,
];
const open = (words: string): Case => [
  `an end written as ${words}`,
  job(`start: 2020, end: ${JSON.stringify(words)}`),
  job('startDate: "2020"'),
  /^$/,
];

const stays = (words: string): Case => [
  `${words}, which stays`,
  job(`summary: ${JSON.stringify(words)}`),
  job(`summary: ${JSON.stringify(words)}`),
  /^$/,
];

/** Cases as rows of a table: cells between ¦, lines within a cell between ⏎, what is left as a regular expression. */
const casesIn = (table: string): Case[] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' ¦ ').map((cell) => cell.replaceAll(' ⏎ ', '\n')))
    .map(([kind = '', given = '', expected = '', left]) =>
      left === undefined ? [kind, given, expected] : [kind, given, expected, new RegExp(left)],
    );

export const DATES: Case[] = [
  dated('2022-07-01 - 2024-12-02', '2022-07-01', '2024-12-02'),
  dated('2019-03-01 – present', '2019-03-01'),
  dated('2014--2016', '2014', '2016'),
  dated('2014 -- Present', '2014'),
  dated('2020.04 - 2021.05', '2020-04', '2021-05'),
  dated('2020.04-至今', '2020-04'),
  dated('03/2020 – 04/2021', '2020-03', '2021-04'),
  dated('2015年3月 - 2016年', '2015-03', '2016'),
  dated('2016年4月～2020年3月', '2016-04', '2020-03'),
  dated('2019년 3월 ~ 현재', '2019-03'),
  dated('Jan – Mar 2020', '2020-01', '2020-03'),
  dated('2019–20', '2019', '2020'),
  dated('since 2019', '2019'),
  dated('seit März 2020', '2020-03'),
  dated('von 2018 bis Mai 2020', '2018', '2020-05'),
  dated('enero de 2020 - actualidad', '2020-01'),
  dated('févr. 2019 à août 2020', '2019-02', '2020-08'),
  dated('dezembro de 2019 até o momento', '2019-12'),
  dated('январь 2018 — настоящее время', '2018-01'),
  dated('ديسمبر 2020 – الآن', '2020-12'),
  dated('١٢/٢٠٢٠ – ٢٠٢١', '2020-12', '2021'),
  dated('Mar 2021 - Nov 2022', '2021-03', '2022-11'),
  dated('September 28th, 2023 to 28.9.2024', '2023-09-28', '2024-09-28'),
  dated('15 Ağustos 2020 - 9/28/2023', '2020-08-15', '2023-09-28'),
  dated('２０２３年９月', '2023-09', '2023-09'),
  dated('20230928', '2023-09-28', '2023-09-28'),
  dated('- 2021', undefined, '2021'),
  ...['Present', 'now', 'up to now', 'heute', 'aujourd’hui', 'em curso', '現在', '至今', 'حتى الآن', ''].map(
    open,
  ),
  ...[
    '2015-03（1年6个月）',
    'Tháng 3/2020',
    '2020-13',
    '5/6/2023',
    'Summer 2019',
    'Est. 2015',
    'Q1 2020',
    '2023-02-30',
    'listopad 2020',
  ].map(undated),
  ...['2020-xx', 'Expected May 2025', '2018.07 - 2019.04 / 2020.07 - 至今', 'when I was young'].map(undated),
  ...casesIn(String.raw`
a span in a group ¦ work: [{ name: Acme, date: { start: 2018-09-30T00:00:00.000Z, end: "" } }] ¦ work: [{ name: Acme, startDate: "2018-09-30" }]
a span in a list ¦ education: [{ school: U, edu_time: [2015.09, 2019.06] }] ¦ education: [{ institution: U, startDate: 2015-09, endDate: 2019-06 }]
a span with an open end in a list ¦ work: [{ name: Acme, work_time: ["2020.03", null] }] ¦ work: [{ name: Acme, startDate: 2020-03 }]
dates in parts ¦ work: [{ name: Acme, startDate: { year: 2020, month: 3 }, endDate: { year: 2021, month: May } }] ¦ work: [{ name: Acme, startDate: 2020-03, endDate: 2021-05 }]
months and years in fields of their own ¦ work: [{ name: Acme, startMonth: May, startYear: 2020, endYear: 2021 }] ¦ work: [{ name: Acme, startDate: 2020-05, endDate: "2021" }]
both dates in the field of the start ¦ work: [{ name: Acme, startDate: 2019-2021 }] ¦ work: [{ name: Acme, startDate: "2019", endDate: "2021" }]
a year and month that look like a number ¦ work: [{ name: Acme, startDate: 2019.10 }] ¦ work: [{ name: Acme, startDate: 2019-10 }]
a single year for a school, its end ¦ education: [{ school: U, year: 2015 }] ¦ education: [{ institution: U, endDate: "2015" }]
a flag for a job that goes on ¦ work: [{ name: Acme, start: 2020, current: true }] ¦ work: [{ name: Acme, startDate: "2020" }] ¦ ^$
a past job without an end ¦ work: [{ name: Acme, start: 2020, current: false }] ¦ work: [{ name: Acme }] ¦ has ended, but without an end
an end that can’t be read, beside a start that can ¦ work: [{ name: Acme, start: 2020, end: tba }] ¦ work: [{ name: Acme }] ¦ work\[0\]\.start: 2020, work\[0\]\.end: "tba" can't be read
an end before the start ¦ work: [{ name: Acme, start: 2022-05, end: 2020 }] ¦ work: [{ name: Acme }] ¦ ends before it starts
an award over years ¦ awards: [{ title: Prize, date: 2017-2021 }] ¦ awards: [{ title: Prize }] ¦ awards\[0\]\.date: "2017-2021" can't be read
`),
];

export const ADDRESSES: Case[] = [
  link('https://en.wikipedia.org/wiki/Valley_(landform)', 'https://en.wikipedia.org/wiki/Valley_(landform)'),
  link('https://a.dev/x]', 'https://a.dev/x%5D'),
  link('http://https://a.dev', 'http://https://a.dev'),
  link('https://a.dev/größe', 'https://a.dev/gr%C3%B6%C3%9Fe'),
  link('www.a.dev', 'https://www.a.dev'),
  link('a.dev/a?b=c', 'https://a.dev/a?b=c'),
  link('Website: a.dev', 'https://a.dev'),
  link('[A](https://a.dev/x_(y))', 'https://a.dev/x_(y)'),
  link('<https://a.dev>', 'https://a.dev'),
  link('kim@a.dev', 'mailto:kim@a.dev'),
  ...['https://a.dev, https://b.dev', 'javascript:alert(1)', 'alpha.pdf', '/alpha'].map((words) =>
    link(words),
  ),
  ...casesIn(String.raw`
the link of a template ¦ projects: [{ name: A, link: "#hook" }] ¦ projects: [{ name: A }] ¦ ^$
an address with a name ¦ email: Kim Doe <kim@doe.dev> ¦ basics: { email: kim@doe.dev } ¦ ^$
an address with spam protection ¦ mail: "kim [at] doe [dot] dev" ¦ basics: { email: kim@doe.dev }
two addresses ¦ email: [kim@doe.dev, kd@work.dev] ¦ basics: { email: kim@doe.dev } ¦ email\[1\]: "kd@work\.dev" there is only room for one
no address ¦ email: ask me ⏎ label: Dev ¦ basics: {} ¦ email: "ask me" is no e-mail address
a number in other digits ¦ phone: ٠٥٠ ٥٥٥ ٠١٠٠ ¦ basics: { phone: 050 555 0100 } ¦ ^$
a number in Devanagari ¦ phone: ०५० ५५५ ¦ basics: { phone: 050 555 }
a number with its kind ¦ phone: { name: Mobile, number: +1 503 555 0100 } ¦ basics: { phone: +1 503 555 0100 } ¦ ^$
no number ¦ phone: ask ⏎ label: Dev ¦ basics: {} ¦ phone: "ask" has no number to dial
contacts with links ¦ contact: [{ text: a@b.dev, href: "mailto:a@b.dev", icon: x.svg }, { text: "1234", href: "tel:1234" }] ¦ basics: { email: a@b.dev, phone: "1234" } ¦ ^$
a handle ¦ github: "@kim" ¦ basics: { profiles: [{ network: GitHub, username: kim, url: https://github.com/kim }] }
profiles in a group ¦ social: { github: kim, "Stack Overflow": https://stackoverflow.com/users/1/kim } ¦ basics: { profiles: [{ network: GitHub, url: https://github.com/kim }, { network: Stack Overflow }] }
a profile with its URL as the user ¦ profiles: [{ network: LinkedIn, username: linkedin.com/in/kim }] ¦ basics: { profiles: [{ network: LinkedIn, url: https://linkedin.com/in/kim }] }
a number and a name, as Stack Overflow has them ¦ stack-overflow: 12/kim ¦ basics: { profiles: [{ network: Stack Overflow, username: 12/kim, url: https://stackoverflow.com/users/12/kim }] } ¦ ^$
networks by their names ¦ ORCID iD: kim ⏎ github_url: https://github.com/kim ⏎ LinkedIn Profile: kim ¦ basics: { profiles: [{ network: ORCID, username: kim }, { network: GitHub, url: https://github.com/kim }, { network: LinkedIn, url: https://www.linkedin.com/in/kim }] } ¦ ^$
networks by their hosts ¦ links: [https://de.linkedin.com/in/kim, https://www.linkedin.com/in/kim/details/skills/, https://github.com/kim/notes, https://www.youtube.com/c/kim, https://x.com/] ¦ basics: { profiles: [{ network: LinkedIn }, { network: LinkedIn }, { network: GitHub }, { network: YouTube }, { network: X }] } ¦ ^$
profiles as URLs ¦ links: [https://github.com/kim, kim.dev] ¦ basics: { profiles: [{ network: GitHub, url: https://github.com/kim }, { url: https://kim.dev }] }
`),
];

export const PLACES = casesIn(`
a country twice ¦ location: { address: United States, countryCode: US } ¦ basics: { location: { countryCode: US } } ¦ ^$
USA ¦ location: "Portland, OR, USA" ¦ basics: { location: { city: Portland, region: OR, countryCode: US } } ¦ ^$
a country in another language ¦ location: { city: Wien, country: Österreich } ¦ basics: { location: { city: Wien, countryCode: AT } }
a country alone ¦ location: Japan ¦ basics: { location: { countryCode: JP } }
an unknown country ¦ location: { region: Ys, countryCode: Atlantis } ¦ basics: { location: { region: "Ys, Atlantis" } }
a place among the fields ¦ city: Graz ⏎ country: Austria ¦ basics: { location: { city: Graz, countryCode: AT } }
a place of a job in a group ¦ work: [{ name: Acme, location: { city: Graz, countryCode: AT } }] ¦ work: [{ name: Acme, location: "Graz, AT" }]
`);

export const TEXTS: Case[] = [
  ...[
    'Ship • Sail • Sink',
    '- One',
    'a < b and c > d',
    'Map<T>, List<a>',
    'no <div> soup',
    'Q&A; &c;',
    'C:\\work, \\n',
  ].map(stays),
  ...casesIn(String.raw`
</br> ¦ summary: One.</br></br>Two. ¦ basics: { summary: "One.\n\nTwo." }
ticks after a sentence ¦ work: [{ name: Acme, summary: "Intro:\n✔\tone\n✔\ttwo\n\u27a2 three" }] ¦ work: [{ name: Acme, summary: "Intro:\n\n✔\tone\n\n✔\ttwo\n\n\u27a2 three" }]
a list between paragraphs ¦ projects: [{ name: A, description: "First.\n\n- a\n- b\n\nLast." }] ¦ projects: [{ description: "First.\n\n- a\n\n- b\n\nLast." }]
a joined list ¦ work: [{ name: Acme, summary: "• One, two. • Three  • Four" }] ¦ work: [{ name: Acme, summary: "• One, two.\n\n• Three\n\n• Four" }]
numbers that count ¦ work: [{ name: Acme, summary: "1. One\n2. Two" }] ¦ work: [{ name: Acme, summary: "1. One\n\n2. Two" }]
an HTML list ¦ work: [{ name: Acme, summary: "<ul><li><p>One</p></li><li></li><li>Two <i>x</i></li></ul>" }] ¦ work: [{ name: Acme, summary: "• One\n\n• Two *x*" }]
HTML ¦ work: [{ name: Acme, summary: "<p>I make <b>apps</b> &amp; <em>tools</em>,&nbsp;<u>see</u> <a href='https://a.dev?b=1&amp;c=2'>them</a>.</p>caf&eacute;" }] ¦ work: [{ name: Acme, summary: "I make **apps** & *tools*, see [them](https://a.dev?b=1&c=2).\n\ncafé" }]
HTML in a plain field ¦ work: [{ name: Acme, position: <b>Dev</b> }] ¦ work: [{ name: Acme, position: Dev }]
LaTeX ¦ about: I am a \href{https://a.dev}{\textbf{developer}} \& writer ¦ basics: { summary: "I am a [**developer**](https://a.dev) & writer" }
a link in a plain field ¦ publications: [{ title: "[On dust](https://a.dev)" }] ¦ publications: [{ name: On dust, url: https://a.dev }]
a link to a page of another site ¦ work: [{ name: Acme, highlights: ["Made [it](/work)."] }] ¦ work: [{ name: Acme, highlights: ["Made \\[it](/work)."] }]
signs of a list ¦ work: [{ name: Acme, highlights: ["- One", "• Two", "-5 °C", "2. Bundesliga"] }] ¦ work: [{ name: Acme, highlights: [One, Two, "-5 °C", 2. Bundesliga] }]
a sentence with a colon ¦ work: [{ name: Acme, highlights: [Cost: 20 % less, cut the time: by half] }] ¦ work: [{ name: Acme, highlights: ["Cost: 20 % less", "cut the time: by half"] }]
paragraphs in a list ¦ summary: [One., Two.] ¦ basics: { summary: "One.\n\nTwo." }
invisible characters ¦ label: "\ufeffDev\u001b[D\u0007" ¦ basics: { label: Dev }
`),
];

export const SHAPES = casesIn(String.raw`
names of sections ¦ workExpList: [{ company_name: A }] ⏎ skillList: [{ skill_name: B }] ⏎ projectList: [{ project_name: C, project_desc: D }] ¦ work: [{ name: A }] ⏎ skills: [{ name: B }] ⏎ projects: [{ name: C, description: D }] ¦ ^$
names of sections with spaces ¦ Work Experience: [{ title: Dev }] ⏎ Honors & Awards: [Prize] ¦ work: [{ position: Dev }] ⏎ awards: [{ title: Prize }]
German ¦ Berufserfahrung: [{ Firma: A, Stelle: Dev, Zeitraum: 2019 – heute, Aufgaben: [B] }] ⏎ Ausbildung: [{ Hochschule: U, Abschluss: MSc }] ⏎ Kenntnisse: [Go] ¦ work: [{ name: A, position: Dev, startDate: "2019", highlights: [B] }] ⏎ education: [{ institution: U, studyType: MSc }] ⏎ skills: [{ name: Go }] ¦ ^$
Spanish ¦ experiencia: [{ empresa: A, puesto: Dev, periodo: enero de 2020 - actualidad }] ⏎ idiomas: [{ idiom: Inglés, level: C1 }] ¦ work: [{ name: A, position: Dev, startDate: 2020-01 }] ⏎ languages: [{ language: Inglés, fluency: C1 }] ¦ ^$
Chinese ¦ 电话: 138 0000 0000 ⏎ 工作经历: [{ 公司: 甲, 职位: 工程师, 时间: 2020.03-至今, 描述: 前端 }] ⏎ 教育经历: [{ 学校: 乙, 专业: 数学, 学历: 本科 }] ⏎ 技能: [Go] ¦ basics: { phone: 138 0000 0000 } ⏎ work: [{ name: 甲, position: 工程师, startDate: 2020-03, summary: 前端 }] ⏎ education: [{ institution: 乙, area: 数学, studyType: 本科 }] ⏎ skills: [{ name: Go }] ¦ ^$
Japanese ¦ 職務経歴: [{ 会社名: 甲, 役職: 主任, 期間: 2019年4月～現在 }] ⏎ 学歴: [{ 学校名: 乙, 専攻: 数学 }] ⏎ スキル: [Go] ¦ work: [{ name: 甲, position: 主任, startDate: 2019-04 }] ⏎ education: [{ institution: 乙, area: 数学 }] ⏎ skills: [{ name: Go }] ¦ ^$
Korean ¦ 경력: [{ 회사: 가, 직책: 나, 기간: 2019.03 ~ 현재 }] ⏎ 학력: [{ 학교: 다, 전공: 라 }] ⏎ 보유기술: [Go] ¦ work: [{ name: 가, position: 나, startDate: 2019-03 }] ⏎ education: [{ institution: 다, area: 라 }] ⏎ skills: [{ name: Go }] ¦ ^$
Russian ¦ опыт работы: [{ компания: А, должность: Б, период: январь 2018 — н.в. }] ⏎ навыки: [Go] ¦ work: [{ name: А, position: Б, startDate: 2018-01 }] ⏎ skills: [{ name: Go }] ¦ ^$
Arabic ¦ الخبرات: [{ الشركة: أ, المنصب: ب, الفترة: 2020 – الآن }] ⏎ المهارات: [Go] ¦ work: [{ name: أ, position: ب, startDate: "2020" }] ⏎ skills: [{ name: Go }] ¦ ^$
Hebrew ¦ ניסיון: [{ חברה: א, תפקיד: ב, תקופה: 2020-2021 }] ⏎ השכלה: [{ מוסד: ג, תואר: ד }] ¦ work: [{ name: א, position: ב, startDate: "2020", endDate: "2021" }] ⏎ education: [{ institution: ג, studyType: ד }] ¦ ^$
a file around the résumé ¦ cv: { name: Kim Doe, label: Dev, sections: { experience: [{ company: A }] } } ¦ basics: { label: Dev } ⏎ work: [{ name: A }] ¦ ^$
sections in groups with a heading ¦ experiences: { title: Experiences, info: [{ role: Lead, time: 2019 - Present, company: A }] } ¦ work: [{ position: Lead, startDate: "2019", name: A }] ¦ ^$
a side bar ¦ sidebar: { tagline: Dev, email: a@b.dev, avatar: me.png, github: kim, languages: { title: Languages, info: [{ idiom: English, level: Native }] } } ¦ basics: { label: Dev, email: a@b.dev, image: me.png, profiles: [{ username: kim }] } ⏎ languages: [{ language: English, fluency: Native }] ¦ ^$
a side bar’s own place, which is no job ¦ sidebar: { position: left, tagline: Dev, languages: English (fluent) } ¦ basics: { label: Dev } ⏎ languages: [{ language: English, fluency: fluent }] ¦ sidebar\.position: "left" has no place
a career profile ¦ career-profile: { title: Career Profile, summary: I build. } ¦ basics: { summary: I build. } ¦ ^$
a list of sections ¦ sections: [{ title: Education, type: time_table, contents: [{ title: MSc, institution: U, year: 2022 - 2026, description: [A, B] }] }, { title: General Information, contents: [{ name: Email, value: a@b.dev }] }] ¦ basics: { email: a@b.dev } ⏎ education: [{ studyType: MSc, institution: U, startDate: "2022", endDate: "2026", highlights: [A, B] }] ¦ ^$
sections by their type ¦ list: [{ type: experience, name: 经验, content: [{ title: Dev, sub: A, duration: Aug 2007 - Jun 2011, detail: B }] }] ¦ work: [{ position: Dev, name: A, startDate: 2007-08, endDate: 2011-06, summary: B }] ¦ ^$
a builder’s sections ¦ sections: { experience: { name: Experience, id: x, visible: true, items: [{ id: a, visible: true, company: A, date: March 2021 to Present, summary: <p>B</p>, url: { label: "", href: a.dev } }] } } ¦ work: [{ name: A, startDate: 2021-03, summary: B, url: https://a.dev }] ¦ ^$
a builder’s summary ¦ sections: { summary: { name: Summary, content: <p>I build.</p> } } ¦ basics: { summary: I build. } ¦ ^$
a hidden section ¦ sections: { experience: { visible: false, items: [{ company: A }] } } ⏎ label: Dev ¦ basics: { label: Dev } ¦ experience\.items\[0\]\.company: "A" is marked as hidden
a hidden entry ¦ work: [{ name: A, visible: false }, { name: B, visible: true, hidden: false }] ¦ work: [{ name: B }] ¦ work\[0\]\.name: "A" is marked as hidden
a private reference ¦ references: [{ name: Jo, private: true, phone: 555 0100 }, { name: Al, private: false }] ¦ references: [{ name: Al }] ¦ references\[0\]\.name: "Jo", .*"555 0100" are marked as hidden
a referee’s number, which is not published ¦ references: [{ name: Jo, title: CEO, phone: 555 0100, quote: Great. }] ¦ references: [{ name: "Jo, CEO", reference: Great. }] ¦ references\[0\]\.phone: "555 0100" has no place
FRESH ¦ info: { label: Dev, brief: I build. } ⏎ employment: { history: [{ employer: A, position: Dev, start: 2013-09, keywords: [Go] }] } ⏎ service: { history: [{ organization: B }] } ⏎ writing: [{ title: C, publisher: { name: D, url: https://d.dev } }] ⏎ recognition: [{ title: E, from: F }] ¦ basics: { label: Dev, summary: I build. } ⏎ work: [{ name: A, startDate: 2013-09, keywords: [Go] }] ⏎ volunteer: [{ organization: B }] ⏎ publications: [{ name: C, publisher: D, url: https://d.dev }] ⏎ awards: [{ title: E, awarder: F }] ¦ ^$
technologies of a job ¦ work: [{ name: Acme, technologies: [Go, React] }] ¦ work: [{ name: Acme, keywords: [Go, React] }] ¦ ^$
a department ¦ work: [{ name: Acme, department: Web }] ¦ work: [{ name: Acme, highlights: ["Department: Web"] }] ¦ ^$
the place of a school ¦ education: [{ school: U, location: "Graz, AT" }] ¦ education: [{ institution: U, location: "Graz, AT" }] ¦ ^$
authors of a publication ¦ publications: [{ title: A, authors: [J. Doe, B. Roe], journal: C, doi: 10.1/2 }] ¦ publications: [{ name: A, authors: [J. Doe, B. Roe], publisher: C, summary: "DOI: 10.1/2" }] ¦ ^$
a further link of a project ¦ projects: [{ name: A, url: https://a.dev, repo: https://b.dev }] ¦ projects: [{ name: A, url: https://a.dev, highlights: ["[Repo](https://b.dev)"] }] ¦ ^$
positions at one employer ¦ work: [{ company: A, positions: [{ title: Lead, start: 2020 }, { title: Dev, start: 2018, end: 2020 }] }] ¦ work: [{ name: A, position: Lead, startDate: "2020" }, { name: A, position: Dev, endDate: "2020" }] ¦ ^$
an employer called place ¦ positions: [{ place: A, title: Dev, dates: 2014--2016 }] ¦ work: [{ name: A, position: Dev }] ¦ ^$
a school called place ¦ education: [{ place: U, area: Maths }] ¦ education: [{ institution: U, area: Maths }] ¦ ^$
a list in place of a description ¦ work: [{ name: Acme, description: [One, Two] }] ¦ work: [{ name: Acme, highlights: [One, Two] }] ¦ ^$
an employer in a group ¦ work: [{ company: { name: A, url: https://a.dev } }] ¦ work: [{ name: A, url: https://a.dev }] ¦ ^$
entries by name ¦ experience: { acme: { position: Dev }, beta: { position: Lead } } ¦ work: [{ position: Dev }, { position: Lead }]
one entry in place of a list ¦ education: { institution: U, area: Maths } ¦ education: [{ institution: U, area: Maths }]
groups of lists ¦ publications: { journal_articles: [{ title: A, year: 2025 }], books: [{ title: B }] } ¦ publications: [{ name: A, releaseDate: "2025" }, { name: B }] ¦ ^$
skills by group ¦ skills: { "Front end": [CSS], languages: "Go, C" } ¦ skills: [{ name: Front end, keywords: [CSS] }, { name: Languages, keywords: [Go, C] }]
skills by key in YAML ¦ skills: [{ Frontend: [CSS] }, Go] ¦ skills: [{ name: Frontend, keywords: [CSS] }, { name: Go }]
skills as one text ¦ skills: Go, CSS ¦ skills: [{ keywords: [Go, CSS] }]
skills with their label ¦ skills: ["<b>Programming:</b> Python, R"] ¦ skills: [{ name: Programming, keywords: [Python, R] }]
skills with details ¦ technologies: [{ label: Languages, details: "Go, C" }] ¦ skills: [{ name: Languages, keywords: [Go, C] }]
skills in sets ¦ skills: { sets: [{ name: Web, level: high, skills: [CSS] }], list: [{ name: C++ }] } ¦ skills: [{ name: Web, level: high, keywords: [CSS] }, { name: C++ }] ¦ ^$
a rating without a scale ¦ skills: [{ skill: HTML, rating: 4 }] ¦ skills: [{ name: HTML }] ¦ skills\[0\]\.rating: 4 is a number without a scale
a level beside a number ¦ skills: [{ name: Go, description: Advanced, level: 4, keywords: [gRPC] }] ¦ skills: [{ name: Go, level: Advanced, keywords: [gRPC] }] ¦ level: 4 is a number
a rating with a scale ¦ skills: [{ name: Go, level: 98% }, { name: C, level: 4/5 }] ¦ skills: [{ name: Go, level: 98% }, { name: C, level: 4/5 }] ¦ ^$
languages as texts ¦ languages: ["English (fluent)", "Deutsch: C1", Dutch] ¦ languages: [{ language: English, fluency: fluent }, { language: Deutsch, fluency: C1 }, { language: Dutch }]
languages by name ¦ languages: { English: native, German: null } ¦ languages: [{ language: English, fluency: native }]
languages with details ¦ languages: [{ label: German, details: Native }] ¦ languages: [{ language: German, fluency: Native }] ¦ ^$
a name in parts ¦ basics: { firstName: Kim, lastName: Doe, label: Dev } ¦ basics: { name: Kim Doe, label: Dev }
a name in another language ¦ basics: { name: 金多, name_en: Kim Doe, label: Dev } ¦ basics: { name: 金多, label: Dev } ¦ name_en: "Kim Doe" has no place
a name in a group ¦ basics: { name: { last: Doe, first: Kim }, label: Dev } ¦ basics: { name: Kim Doe, label: Dev } ¦ ^$
a photo in a group ¦ picture: { url: https://a.dev/me.png, size: 64 } ¦ basics: { image: https://a.dev/me.png } ¦ ^$
settings of another tool ¦ metadata: { template: x } ⏎ theme: dark ⏎ design: { color: red } ⏎ label: Dev ¦ basics: { label: Dev } ¦ ^$
what is private ¦ birthday: 1990-03-04 ⏎ label: Dev ¦ basics: { label: Dev } ¦ birthday: "1990-03-04" has no place on the site
what the tool is meant to ignore ¦ label: Dev ⏎ x-notes: mine ⏎ meta: { version: v1.0.0 } ¦ x-notes: mine ⏎ meta: { version: v1.0.0 } ¦ ^$
groups merged in YAML ¦ x-job: &job { position: Dev, location: Ghent } ⏎ work: [{ <<: *job, name: A, position: Lead }] ¦ x-job: { position: Dev } ⏎ work: [{ name: A, position: Lead, location: Ghent }]
a list given twice ¦ skills: [Go] ⏎ skills: [CSS] ¦ skills: [{ name: Go }, { name: CSS }]
`);

/** What becomes a section of the site: its id, its heading, and its blocks. */
export const OWN = casesIn(`
texts ¦ teaching_experience: [Assistant, Tutor] ¦ { id: teaching-experience, heading: Teaching experience, blocks: [{ list: [Assistant, Tutor] }] }
bullets ¦ Conference Presentations: [{ bullet: "**Poster**: On dust" }] ¦ { id: conference-presentations, heading: Conference Presentations, blocks: [{ list: ["**Poster**: On dust"] }] }
entries ¦ talks: [{ title: On dust, event: DustConf, url: https://a.dev, year: 2024, role: Speaker }] ¦ { id: talks, blocks: [{ list: ["[On dust](https://a.dev), DustConf, Speaker (2024)"] }] }
a number with its name ¦ grants: [{ title: A, amount: 4000 }] ¦ { blocks: [{ list: ["A, Amount: 4000"] }] }
entries with points ¦ talks: [{ title: On dust, date: 2012, highlights: [It won the prize for the best presentation of all., Two] }] ¦ { blocks: [{ group: { heading: On dust (2012), items: [It won the prize for the best presentation of all., Two] } }] }
groups ¦ invited_talks: { seminars: [{ title: A }], workshops: [B] } ¦ { heading: Invited talks, blocks: [{ group: { heading: Seminars, items: [A] } }, { group: { heading: Workshops, items: [B] } }] }
a group with its own title ¦ oss: { title: Contributions, intro: I mend things., contributions: [{ title: A, tagline: B }] } ¦ { id: contributions, heading: Contributions, blocks: [{ text: I mend things. }, { list: ["A, B"] }] }
a link of a template ¦ oss: [{ title: Tempo, link: "#", tagline: A template }] ¦ { blocks: [{ list: ["Tempo, A template"] }] }
entries in entries ¦ teaching: [{ institution: U, courses: [{ name: Dust, role: TA }, { name: Sand }] }] ¦ { blocks: [{ group: { heading: U, items: ["Dust, TA", Sand] } }] }
a text ¦ researchStatement: I want to know what dust is made of and why it settles. ¦ { id: research-statement, heading: Research statement, blocks: [{ text: I want to know what dust is made of and why it settles. }] }
a heading in another script ¦ 志愿: [a, b] ¦ { id: section-1, heading: 志愿 }
umlauts ¦ Überblick: [a, b] ¦ { id: ueberblick, heading: Überblick }
a builder’s own sections ¦ sections: { custom: { abc: { name: Talks, id: abc, items: [{ id: x, visible: true, name: On dust, date: 2021 }] } } } ¦ { heading: Talks, blocks: [{ list: [On dust (2021)] }] }
`);
