import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { project, validContent } from '../support/content.ts';
import { type ForkSite, serveFork } from '../support/fork.ts';
import { menuFaults } from '../support/layout.ts';
import { readPictureFile } from '../support/picture-file.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const EMPLOYER = 'Internationale Gesellschaft für Software, Beratung und Betrieb mbH';

/** A résumé with long names and much of everything, and a project with a list in a list. */
function untidyContent() {
  const content = validContent();
  const { resume, site, projects } = content;
  resume.work?.unshift({
    name: EMPLOYER,
    position: 'Senior Platform and Infrastructure Reliability Engineer',
    startDate: '2024-09',
    highlights: ['TypeScript for all.'],
  });
  resume.projects?.splice(0, 1, {
    name: 'Alpha',
    description: 'What it is.',
    startDate: '2024-01',
    roles: ['Front end and realtime lead', 'Scrum master'],
    entity: 'Alder State University student laboratory',
    keywords: ['React', 'Node.js', 'GitHub Actions', 'Playwright', 'Docker Compose', 'PostgreSQL'],
  });
  const own = ['contributions', 'recommendations', 'conferences', 'certificates'];
  site.sections = ['about', 'projects', 'skills', 'experience', 'contact'];
  for (const id of own)
    site.sections.push({ id: `my-${id}`, heading: id, label: id, blocks: [{ text: 'One.' }] });
  const list = ['One', 'Two\n  - a phone\n  - a train\n  - a tunnel', 'Three', 'Four'];
  projects.beta = { ...project('Beta'), sections: [{ id: 'wishes', heading: 'Wishes', shown: [{ list }] }] };
  return content;
}

test.describe('with an untidy résumé', () => {
  test.describe.configure({ mode: 'serial' });
  let site: ForkSite;
  test.beforeAll(async () => {
    site = await serveFork('untidy', untidyContent());
  });

  test('no dot stands at an end of a line, evidence that wraps has room', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(site.host.url('/'));
    await expect(page.locator('main')).not.toContainText('·');
    const facts = page.locator('#projects p:has(> span + span)').first();
    const [edge, starts] = await facts.evaluate((each) => [
      each.getBoundingClientRect().left,
      [...each.children].map((fact) => fact.getBoundingClientRect().left),
    ]);
    expect(starts.filter((left) => left === edge).length).toBeGreaterThan(1);
    // A dot stands before each fact: before the first of a line there is nothing to be seen.
    await expect(facts).toHaveCSS('overflow-x', 'clip');
    const gap = await page
      .getByRole('link', { name: EMPLOYER })
      .first()
      .evaluate((link) => {
        const range = new Range();
        range.selectNodeContents(link);
        const [first, second] = range.getClientRects();
        return (second?.top ?? 0) - (first?.bottom ?? 0);
      });
    expect(gap).toBeGreaterThan(3);
  });

  test('a long fact makes no tall column, eight sections have room in the bar', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.host.url('/'));
    expect(await menuFaults(page)).toEqual([]);
    const fact = await page.locator('dd', { hasText: EMPLOYER }).first().boundingBox();
    expect(fact?.height).toBeLessThan(100);
  });

  test('a list with a list in it is not split', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.host.url('/beta'));
    const items = page.locator('#wishes > div > ul > li');
    await expect(items).toHaveCount(4);
    const lefts = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(1);
  });
});

const HEADINGS = [
  'Was wir gelernt haben, als das Spiel für unsere Server zu groß wurde',
  'Wie Server und Spieler einig bleiben',
];

test('long headings fit the bar by short names', async ({ page }) => {
  const content = validContent();
  content.site.language = 'de';
  const sections = [...HEADINGS, 'Teile'].map((heading, at) => ({
    ...{ id: `part-${at}`, heading, label: ['Lehren', 'Netz'][at] },
    shown: [{ text: 'Eins.' }],
  }));
  content.projects = { alpha: { ...project('Alpha'), sections } };
  const { host } = await serveFork('long-bar', content);
  for (const width of [1056, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(host.url('/alpha'));
    expect(await menuFaults(page), `${width} px`).toEqual([]);
    await expect(page.locator('#menu a')).toHaveText(['Lehren', 'Netz', 'Teile']);
    await expect(page.locator('section > h2').first()).toHaveText(HEADINGS[0] ?? '');
  }
});

/** A blue photo, taller than wide, with a red head below the top tenth. */
const photo = (): Promise<Buffer> => {
  const [width, height] = [600, 800];
  const head = { create: { width, height: 240, channels: 3, background: '#f00' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([{ input: head, top: height / 10, left: 0 }])
    .png()
    .toBuffer();
};

/** Red, green and blue in the middle of the upper edge of a displayed picture. */
async function upperEdge(picture: Locator): Promise<number[]> {
  const shot = sharp(await picture.screenshot());
  const { width = 0 } = await shot.metadata();
  const region = { left: Math.floor(width / 2), top: 2, width: 1, height: 1 };
  return [...(await shot.extract(region).removeAlpha().raw().toBuffer())];
}

const boxes = (page: Page, selector: string): Promise<DOMRect[]> =>
  page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));

test('tall pictures are tall on a phone, side by side on a desktop, heads whole', async ({ browser }) => {
  const content = validContent();
  const names = ['alpha/1.png', 'alpha/2.png', 'alpha/3.png'];
  for (const name of [...names, 'alpha/card.png']) content.pictures[name] = [1080, 2340];
  content.pictures['beta.png'] = [1360, 850];
  Object.assign(content.projects.beta ?? {}, { card: { src: 'beta.png', alt: 'A wide card' } });
  content.pictures['me.png'] = await photo();
  const pictures = names.map((src) => ({ src, alt: src, role: 'wide' as const }));
  content.projects.alpha?.sections.splice(2, 1, {
    id: 'screens',
    heading: 'Screens',
    shown: [{ carousel: { label: 'Screens', pictures } }],
  });
  const { host } = await serveFork('tall-pictures', content);

  for (const viewport of [PHONE, DESKTOP]) {
    const page = await browser.newPage({
      viewport,
      deviceScaleFactor: viewport === PHONE ? 1.75 : 1,
      reducedMotion: 'reduce',
    });
    await page.goto(host.url('/'));
    const [red = 0, , blue = 0] = await upperEdge(page.getByRole('main').getByRole('img').first());
    expect(blue).toBeGreaterThan(red);
    await page.locator('#projects').scrollIntoViewIfNeeded();
    await expect(page.locator('#projects [data-near] img')).toHaveCount(2);
    const cards = await boxes(page, '#projects [data-lazy]');
    const ratios = cards.map(({ width, height }) => width / height);
    for (const ratio of ratios) expect(ratio).toBeCloseTo(1.6, 1);

    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(host.url('/alpha'));
    await page.locator('#screens').scrollIntoViewIfNeeded();
    await page.locator('#screens .is-initialized').waitFor();
    const first = page.locator('#screens .is-visible img').first();
    await expect(first).toHaveJSProperty('complete', true);
    const [slide] = await boxes(page, '#screens .is-visible figure a');
    const { width: slideWidth = 0, height: slideHeight = 0 } = slide ?? {};
    expect(slideWidth / slideHeight).toBeCloseTo(1080 / 2340, 2);
    expect(slideHeight).toBeGreaterThan(600);
    await expect(page.locator('#screens .is-visible')).toHaveCount(viewport === PHONE ? 1 : 3);
    // If all slides are visible, there are no buttons and no clones.
    const allVisible = viewport === DESKTOP;
    await expect(page.locator('#screens button:visible')).toHaveCount(allVisible ? 0 : 3);
    await expect(page.locator('#screens .splide__slide--clone')).toHaveCount(allVisible ? 0 : 6);
    const widths = requested
      .map(readPictureFile)
      .flatMap(({ name = '', width }) => (/^alpha-\d/.test(name) && width ? width : []));
    expect(widths.length).toBeGreaterThan(0);
    // No file is twice as wide as its picture on the screen.
    expect(Math.max(...widths)).toBeLessThan(2 * slideWidth * (viewport === PHONE ? 1.75 : 1));
    // On a taller screen it is limited to 640 px, on a phone in landscape to the height of the screen.
    for (const [width, height, maxHeight] of [
      [viewport.width, 1440, 640],
      [844, 390, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const shownHeight = async () => (await boxes(page, '#screens figure a'))[0]?.height;
      await expect.poll(shownHeight).toBeLessThanOrEqual(maxHeight);
    }
    await page.close();
  }
});
