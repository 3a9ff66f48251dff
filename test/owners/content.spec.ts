import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { type Resume, SECTION_IDS } from '../../plugins/content/types.ts';
import { type OwnerContent, pageOf, project, validContent } from '../support/content.ts';
import { type ForkSite, serveFork } from '../support/fork.ts';
import { overflowing, smallTargets } from '../support/layout.ts';
import { watchErrors } from '../support/network.ts';
import { DESKTOP, WIDE_PHONE } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const ALL = ['about', 'projects', 'skills', 'experience', 'contact'];
const MARKUP = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script></style></title>&amp; "it's" \${1}`;

const times = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index));
const content = (resume: Resume, more: Partial<OwnerContent> = {}): OwnerContent => ({
  resume: resume as OwnerContent['resume'],
  site: {},
  projects: {},
  pictures: {},
  ...more,
});

/** The sample résumé that comes with the official schema, unchanged. */
const OFFICIAL = createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json');

/** Forty jobs, sixty skills, thirty projects, and long words without a place to break. */
function huge(): OwnerContent {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const titles = ['Alpha', 'Omega'];
  const pages = titles.map((title) => {
    const page = project(title);
    page.title = `${title} ${long}`;
    page.facts = times(8, (index) => ({ label: `Fact ${index}`, text: long }));
    page.sections = times(12, (index) => ({
      id: `section-with-a-long-name-${index}`,
      heading: `${long} ${index}`,
      shown: [{ group: { heading: long, items: times(20, (each) => `${long} ${each}`) } }],
    }));
    return page;
  });
  const resume: Resume = {
    basics: {
      name: `Maximiliane ${long} von und zu Habsburg-Lothringen`,
      label: `Principal ${long} engineer`,
      email: `${'a'.repeat(60)}@${'b'.repeat(50)}.example.org`,
      phone: '+49 (0) 30 901820-1234567890, ext. 12345678901234567890',
      summary: times(6, () => `${long} `.repeat(4)).join('\n\n'),
      location: { city: long, region: long },
      profiles: times(6, (index) => ({
        network: `Network ${index}`,
        url: `https://example.org/${'c'.repeat(90)}${index}`,
      })),
    },
    work: times(40, (index) => ({
      name: `${long} ${index}`,
      position: long,
      url: 'https://example.org/',
      startDate: `${1980 + index}-01`,
      endDate: `${1981 + index}-12`,
      highlights: times(3, (each) => `${long} ${each}`),
    })),
    skills: times(60, (index) => ({ name: `${long} ${index}`, keywords: times(4, () => long) })),
    projects: [
      ...pages.map(({ title }) => ({ name: title, description: long, keywords: times(3, () => long) })),
      ...times(28, (index) => ({ name: `${long} ${index}`, url: 'https://example.org/' })),
    ],
  };
  return content(resume, { projects: { alpha: pages[0] as never, omega: pages[1] as never } });
}

/** Markup in every text field. */
function markup(): OwnerContent {
  const page = project(`Alpha ${MARKUP}`);
  Object.assign(page, { tagline: MARKUP, description: MARKUP, facts: [{ label: MARKUP, text: MARKUP }] });
  page.card = { src: 'card.png', alt: MARKUP };
  // In Markdown a backslash makes a text of it.
  const WRITTEN = MARKUP.replaceAll('<', '\\<');
  page.sections = [
    { id: 'one', heading: WRITTEN, shown: [{ text: WRITTEN }, { list: [WRITTEN] }] },
    { id: 'two', heading: 'Two', shown: [{ group: { heading: WRITTEN, items: [WRITTEN] } }] },
    {
      id: 'three',
      heading: 'Three',
      shown: [{ carousel: { label: WRITTEN, pictures: [{ src: 'wide.png', alt: WRITTEN, role: 'wide' }] } }],
    },
  ];
  const url = 'https://example.org/?a="b"&c=<d>'.replace(/[<>"]/g, encodeURIComponent);
  const resume: Resume = {
    basics: {
      name: `Kim ${MARKUP}`,
      label: MARKUP,
      email: 'kim@example.org',
      phone: `+44 20 7946 0000 ${MARKUP}`,
      summary: MARKUP,
      location: { city: MARKUP, region: MARKUP },
      profiles: [{ network: `LinkedIn ${MARKUP}`, username: MARKUP, url }],
    },
    work: [{ name: MARKUP, position: MARKUP, startDate: '2020', summary: MARKUP, highlights: [MARKUP] }],
    skills: [{ name: MARKUP, keywords: [MARKUP] }],
    projects: [{ name: page.title, description: MARKUP, keywords: [MARKUP] }],
  };
  return content(resume, {
    site: { greeting: MARKUP, description: MARKUP },
    projects: { alpha: page },
    pictures: { 'card.png': [680, 425], 'wide.png': [1080, 675] },
  });
}

/** Owners to build a site for, and the ids of sections and items of the menu that its home page must have, in order. */
const SAMPLE_OWNERS = [
  {
    who: 'the owner in the official sample résumé',
    content: content(JSON.parse(readFileSync(OFFICIAL, 'utf8'))),
    sections: SECTION_IDS.filter((id) => id !== 'certificates'),
    items: ['about', 'projects', 'skills', 'experience', 'education', 'contact'],
  },
  {
    who: 'an owner with only a name and an e-mail address',
    content: content({ basics: { name: 'Li', email: 'li@example.org' } }),
    sections: ['contact'],
    items: ['contact'],
  },
  { who: 'an owner with forty jobs and long words', content: huge(), sections: ALL, items: ALL },
  { who: 'an owner who writes markup everywhere', content: markup(), sections: ALL, items: ALL },
];

/** Texts that identify the demonstration's person, in any kind of file. */
const DEMO = [
  'Robin Sample',
  'robin@example.com',
  'robin.example.com',
  'robin-sample',
  '555-0142',
  'identity-portrait',
];

/** Controls that stick out of the fixed bar, by any fraction of a pixel. */
const outsideBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header:has(nav)');
    const barBottom = bar?.getBoundingClientRect().bottom ?? 0;
    const isOut = (control: Element) => {
      const { left, right, bottom, width } = control.getBoundingClientRect();
      return width > 0 && (left < 0 || right > innerWidth || bottom > barBottom);
    };
    return [...(bar?.querySelectorAll('a, nav > button') ?? [])]
      .filter((control) => !control.closest('#menu') && isOut(control))
      .map(({ outerHTML }) => outerHTML);
  });

/** The built files that contain a text, in their name or contents, except compressed ones. */
const filesWith = (folder: string, text: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => resolve(entry.parentPath, entry.name))
    .filter((file) => file.includes(`/${text}`) || readFileSync(file, 'latin1').includes(text));

for (const [index, { who, content, sections, items }] of SAMPLE_OWNERS.entries()) {
  test(`the site of ${who} is complete, without the demonstration’s`, async ({ page }) => {
    const { name = '' } = content.resume.basics ?? {};
    const { fork, host } = await serveFork(`person-${index}`, content);
    for (const left of DEMO) expect(filesWith(fork.path('dist'), left), left).toEqual([]);

    const errors = watchErrors(page);
    for (const viewport of [WIDE_PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      for (const [path, { title }] of Object.entries(content.projects)) {
        await page.goto(host.url(`/${path}`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        expect([...(await overflowing(page)), ...(await outsideBar(page))]).toEqual([]);
        expect.soft(await smallTargets(page), `touch targets of ${path}`).toEqual([]);
      }
      await page.goto(host.url('/'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const ids = await page.locator('main section').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toEqual(sections);
      expect(await page.locator('nav ul a').allTextContents()).toEqual(items);
      expect([...(await overflowing(page)), ...(await outsideBar(page))]).toEqual([]);
      expect.soft(await smallTargets(page), 'touch targets of the home page').toEqual([]);
    }
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(errors).toEqual([]);
  });
}

test.describe('the owner’s own files', () => {
  /** Files of the owner that replace those of the same name. */
  const REPLACED = ['favicon.svg', 'resume.pdf', 'resume.json', 'contact.vcf'];
  const OWN_HTML: Record<string, string> = {
    'google1234.html': 'google-site-verification: google1234.html',
    'talks/slides.html':
      '<!doctype html>\n<html><head></head><body><script>alert()</script>\n</body></html>\n',
  };

  // One worker, so that the site is built once for all tests.
  test.describe.configure({ mode: 'default' });

  let site: ForkSite;

  test.beforeAll(async () => {
    const content = validContent();
    content.projects.gamma = project('Gamma');
    site = await serveFork('owner-public', content, {
      prepare(fork) {
        writeFileSync(fork.path('src/content/projects/delta.md'), pageOf(project('Delta')));
        mkdirSync(fork.path('src/content/public/talks'), { recursive: true });
        for (const file of REPLACED) writeFileSync(fork.path('src/content/public', file), `mine: ${file}`);
        for (const [file, text] of Object.entries(OWN_HTML))
          writeFileSync(fork.path('src/content/public', file), text);
      },
    });
  });

  test('a project file adds a page, and the owner’s files replace the defaults', async ({ page }) => {
    const { host, output } = site;
    // Missing content is reported by file name; the bundler itself reports nothing.
    expect(output).not.toMatch(/\[plugin|\[[A-Z]+_[A-Z_]+\]|warning/i);

    const html = await (await fetch(host.url('/delta'))).text();
    expect(html).toContain('What it was for.');
    for (const file of REPLACED)
      expect(await (await fetch(host.url(`/${file}`))).text()).toBe(`mine: ${file}`);
    expect((await fetch(host.url('/apple-touch-icon.png'))).status).toBe(200);
    const list = await (await fetch(host.url('/licenses.md'))).text();
    expect(list).toMatch(/## preact -.*MIT.*## web-vitals -.*## @fontsource\/space-grotesk.*SIL Open Font/s);
    await page.goto(host.url('/alpha'));
    const others = page.getByRole('navigation', { name: 'Other projects' }).getByRole('link');
    await others.filter({ hasText: 'Delta' }).click();
    await expect(page).toHaveURL(host.url('/delta'));
    await expect(page).toHaveTitle('Delta · Kim Doe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delta');
    await expect(others).toHaveText([/Alpha/, /Beta/, /Gamma/]);
  });

  test('an owner’s own HTML file is served unchanged, and does not count as a page of the site', async () => {
    const { fork, host } = site;
    for (const [file, text] of Object.entries(OWN_HTML)) {
      expect(await (await fetch(host.url(`/${file}`))).text()).toBe(text);
      for (const each of ['sw.js', '_headers', 'sitemap.xml'])
        expect(readFileSync(fork.path('dist', each), 'utf8')).not.toContain(file.replace('.html', ''));
    }
  });

  test('its files contain nothing for other languages', async () => {
    const read = async (path: string) => (await fetch(site.host.url(path))).text();
    const page = await read('/');
    const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '');
    expect(scripts.length).toBeGreaterThan(0);
    const texts = await Promise.all([...scripts, '/sw.js', '/sitemap.xml'].map(read));
    for (const text of [page, ...texts])
      expect(text).not.toMatch(/hreflang|data-language|popovertarget="languages"|new RegExp\(/);
  });
});
