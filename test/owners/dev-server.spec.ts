import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { validContent } from '../support/content.ts';
import { BUILD_MS, Fork } from '../support/fork.ts';
import { mark, marked, watchErrors } from '../support/network.ts';
import { readThrough } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { OwnersFork } from './owners-fork.ts';

const NAMES = [
  'Screenshot 2026-11-22 at 2.38.00\u202fPM.png',
  'a, b 50%.png',
  'Ünïcode 図.png'.normalize('NFD'),
  '#1?.PNG',
];

/** Content whose picture files have names as found on real computers. */
function oddContent() {
  const content = validContent();
  const photo = 'Photo of me, 100%.png';
  content.resume.basics = { ...content.resume.basics, image: photo };
  content.pictures[photo] = [480, 480];
  const { alpha } = content.projects;
  if (!alpha) throw new Error('no project');
  alpha.banner = { src: `banner ${NAMES[0]}`, alt: 'A banner' };
  content.pictures[alpha.banner.src] = [1080, 360];
  alpha.sections = NAMES.map((src, index) => {
    const heading = `Pictures ${index}`;
    const pictures = [{ src: src.normalize('NFC'), alt: src, role: 'wide' as const }];
    return { id: `pictures-${index}`, heading, shown: [{ carousel: { label: heading, pictures } }] };
  });
  for (const name of NAMES) content.pictures[name] = [1080, 675];
  return content;
}

test('the dev server has these pictures, shows faults, and serves a new file', async ({ page, serve }) => {
  const fork = new Fork('dev');
  await fork.fill(oddContent());
  const resume = fork.path('src/content/resume.json');
  const sound = readFileSync(resume, 'utf8');
  const url = await serve(fork);
  // The open page reloads on each change, which may abort a navigation or leave it waiting forever.
  const visit = (path: string) => page.goto(url + path, { timeout: 10_000 });
  const errors = watchErrors(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${url}alpha`);
  await expect(heading).toHaveText('Alpha');
  await readThrough(page);
  const pictures = page.locator('main img:not(.splide__slide--clone img)');
  await expect(pictures).toHaveCount(NAMES.length + 1);
  const widths = () =>
    pictures.evaluateAll((all: HTMLImageElement[]) => all.map((each) => each.naturalWidth));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
  // The development build of Preact also warns about carousels.
  expect(errors.filter((each) => !each.includes('hydrated'))).toEqual([]);

  await page.goto(url);
  await expect(heading).toHaveText('Kim Doe');
  // Focus would outline it.
  await expect(heading).not.toBeFocused();

  writeFileSync(resume, sound.replace('kim@doe.test', 'nowhere'));
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('src/content/resume.json:6: basics.email: "nowhere" is not an e-mail');
  // Opens the file in the owner's editor.
  await expect(overlay.locator('.file-link')).toHaveText(fork.path('src/content/resume.json:6:5'));

  writeFileSync(resume, sound.replace('Kim Doe', 'Kim Roe'));
  await expect(heading).toHaveText('Kim Roe');
  await expect(overlay).toHaveCount(0);

  const site = fork.path('src/content/site.json');
  const settings = readFileSync(site, 'utf8');
  writeFileSync(site, '{ "accent": "#7fd1ff",, }');
  await expect(async () => {
    await visit('');
    await expect(overlay).toContainText('src/content/site.json:1');
  }).toPass({ timeout: BUILD_MS });
  writeFileSync(site, settings);

  const delta = fork.path('src/content/projects/delta.md');
  writeFileSync(delta, '---\ntitle: Delta\n---\n\nOne `two`.\n\n> three\n');
  await expect(async () => {
    await visit('delta');
    await expect(heading).toHaveText('Delta');
  }).toPass({ timeout: BUILD_MS });
  await expect(page.locator('blockquote')).toHaveText('three');

  writeFileSync(delta, '---\ntitle: Delta\n---\n\nOne <b>two</b>.\n');
  await expect(overlay).toContainText('src/content/projects/delta.md:5:5: HTML: <b> is not shown on a page');
  writeFileSync(delta, '---\ntitle: Delta\n---\n\nFour.\n');
  await expect(page.locator('main p').filter({ hasText: 'Four.' })).toBeVisible();
});

test('a press with Alt opens the text’s line in the editor, and follows no link', async ({ page, serve }) => {
  const fork = new Fork('press');
  await fork.fill(validContent());
  const [editor, opened] = [fork.path('editor.sh'), fork.path('opened')];
  writeFileSync(editor, `#!/bin/sh\necho "$@" > '${opened}'\n`, { mode: 0o755 });
  const url = await serve(fork, { LAUNCH_EDITOR: editor });
  const pressed = async (place: Locator, line: string) => {
    writeFileSync(opened, '');
    await place.first().click({ modifiers: ['Alt'] });
    await expect.poll(() => readFileSync(opened, 'utf8')).toContain(fork.path(line));
  };
  await page.goto(url);
  await pressed(page.locator('main').getByText('Kim Doe'), 'src/content/resume.json 3');
  await page.goto(`${url}alpha`);
  await pressed(page.locator('main').getByText('Alpha'), 'src/content/projects/alpha.md 2');
  const others = page.getByRole('navigation', { name: 'Other projects' });
  await pressed(others.getByRole('link'), 'src/content/projects/beta.md 2');
  await expect(page).toHaveURL(`${url}alpha`);
});

test('a changed component keeps its state, a field its text, the page its place', async ({ page, serve }) => {
  const fork = new OwnersFork('hot');
  await fork.fill(validContent());
  fork.show('hero', { likes: ['Likes'], form: ['Form'] });
  fork.show('project', { likes: ['Likes'], clock: ['Clock'] });
  const url = await serve(fork);
  const place = () => page.evaluate(() => scrollY);
  for (const path of ['', 'alpha']) {
    await page.goto(url + path);
    for (let pressed = 0; pressed < 2; pressed++)
      await page.getByRole('button', { name: new RegExp(`^${pressed} `) }).click();
    if (!path) await page.getByLabel('name').fill('Kim');
    await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }));
    await expect.poll(place).toBe(40);
    await mark(page);
    const [before, after] = path ? ['hearts', 'stars'] : ['likes', 'hearts'];
    fork.edit('src/components/own/likes.tsx', `} ${before}`, `} ${after}`);
    await expect(page.getByRole('button', { name: `2 ${after}` })).toBeVisible();
    if (!path) {
      fork.edit('src/components/own/form.tsx', "join(' · ')", "join(' + ')");
      await expect(page.getByLabel('held')).toHaveText('Kim + Hello + false + red');
    }
    expect(await place()).toBe(40);
    expect(await marked(page)).toBe(true);
  }
});
