import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { build } from 'vite';
import { DEMONSTRATION } from '../../plugins/content/folder.ts';
import { Sandbox } from '../../test/support/sandbox.ts';
import { serve } from '../../tools/measure/serve.ts';
import type { Frame, Studio } from '../art/studio.ts';
import { GAME, RESUME } from './owner.ts';
import { terminal } from './terminal.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DESKTOP: Frame = { width: 1200, height: 750 };
const PHONE: Frame = { width: 412, height: 823 };
/** Between the pictures that stand side by side, in px. */
const GAP = 24;

/** What the contact sheet shows, two in a row, by night and by day. */
const NIGHT_VIEWS = [
  '/',
  '/#projects',
  '/#skills',
  '/devhive',
  '/notify',
  '/notify#showcase',
  '/climbor-die',
  '/nowhere',
];
const DAY_VIEWS = ['/', '/#projects'];
const VIEW_WIDTH = 720;
const VIEWS_ABREAST = 2;

/** The README's pictures: a new owner's way through its steps, in a fork that really takes them. */
export async function draw(studio: Studio): Promise<void> {
  const fork = new Sandbox('tour');
  cpSync(resolve(ROOT, DEMONSTRATION), fork.path(DEMONSTRATION), { recursive: true });

  const demonstration = fork.path('demonstration');
  await build({ root: ROOT, logLevel: 'error', build: { outDir: demonstration } });
  await pictureSite(demonstration, studio, { demonstration: '/' });
  const day = new Sandbox('tour-day');
  cpSync(resolve(ROOT, DEMONSTRATION), day.path(DEMONSTRATION), { recursive: true });
  const site = day.path(DEMONSTRATION, 'site.json');
  writeFileSync(site, JSON.stringify({ ...JSON.parse(readFileSync(site, 'utf8')), theme: 'light' }));
  const light = await day.build();
  if (!light.ok) throw new Error(light.said);
  const views = [
    ...(await viewsOf(demonstration, studio, NIGHT_VIEWS)),
    ...(await viewsOf(day.path('dist'), studio, DAY_VIEWS)),
  ];
  await keep('pages', await sheetOf(views));

  const resume = fork.path('my-resume.json');
  writeFileSync(resume, JSON.stringify(RESUME, null, 2));
  const made = await fork.jiti('tools/new/cli.ts', '--yes', '--from', resume);
  if (!made.ok) throw new Error(made.said);
  const said = `$ npm run new -- --from my-resume.json\n${made.said}`;
  await keep('new', await studio.shoot(terminal(said), { width: 1000, height: 380 }));

  addPhoto(fork);
  writeFileSync(fork.path('src/content/projects/my-game.json'), JSON.stringify(GAME, null, 2));
  const built = await fork.build();
  if (!built.ok) throw new Error(built.said);
  await pictureSite(fork.path('dist'), studio, { home: '/', project: '/my-game' });

  const server = await fork.serve();
  try {
    const file = fork.path('src/content/resume.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('jane@jane.dev', 'jane at jane.dev'));
    const page = await studio.open(DESKTOP);
    await page.goto(server.url);
    await page.locator('vite-error-overlay').waitFor();
    await keep('fault', await page.screenshot({ clip: { x: 0, y: 0, width: DESKTOP.width, height: 270 } }));
    await page.close();
  } finally {
    server.stop();
  }
}

/** Keeps pictures of a built site's pages, each on a desktop and on a phone. */
async function pictureSite(dist: string, studio: Studio, pages: Record<string, string>): Promise<void> {
  const site = await serve(dist, '/');
  for (const [name, path] of Object.entries(pages)) {
    const take = (frame: Frame) => photograph(studio, site.origin + path, frame);
    await keep(name, await beside(await take(DESKTOP), await take(PHONE)));
  }
  site.close();
}

/** Views of a built site, each on a desktop and on a phone. */
async function viewsOf(dist: string, studio: Studio, addresses: string[]): Promise<Buffer[]> {
  const site = await serve(dist, '/');
  const views: Buffer[] = [];
  for (const address of addresses) {
    const take = (frame: Frame) => photograph(studio, site.origin + address, frame);
    const view = await beside(await take(DESKTOP), await take(PHONE));
    views.push(await sharp(view).resize({ width: VIEW_WIDTH }).png().toBuffer());
  }
  site.close();
  return views;
}

/** Pictures of one size in rows. */
async function sheetOf(views: Buffer[]): Promise<Buffer> {
  const { height = 0 } = await sharp(views[0]).metadata();
  const rows = Math.ceil(views.length / VIEWS_ABREAST);
  return sharp({
    create: {
      width: VIEWS_ABREAST * (VIEW_WIDTH + GAP) - GAP,
      height: rows * (height + GAP) - GAP,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite(
      views.map((input, index) => ({
        input,
        left: (index % VIEWS_ABREAST) * (VIEW_WIDTH + GAP),
        top: Math.floor(index / VIEWS_ABREAST) * (height + GAP),
      })),
    )
    .png()
    .toBuffer();
}

function addPhoto(fork: Sandbox): void {
  const folder = fork.path('src/content/pictures');
  mkdirSync(folder, { recursive: true });
  cpSync(resolve(ROOT, DEMONSTRATION, 'pictures/identity/portrait.webp'), resolve(folder, 'me.webp'));
  const file = fork.path('src/content/resume.json');
  const written = JSON.parse(readFileSync(file, 'utf8'));
  written.basics.image = 'me.webp';
  writeFileSync(file, JSON.stringify(written, null, 2));
}

/** A page as a visitor with reduced motion sees it, the same each time: nothing moves, and nothing is timed. */
async function photograph(studio: Studio, address: string, frame: Frame): Promise<Buffer> {
  const page: Page = await studio.open(frame);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/vitals-*.js', (route) => route.abort());
  await page.addInitScript(() => {
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
  });
  await page.goto(address);
  await page.locator('canvas').waitFor({ state: 'attached' });
  // What is in sight, and what is fetched at once.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = (image.closest('[data-lazy]') ?? image).getBoundingClientRect();
      const isAway = image.loading === 'lazy' && (bottom <= 0 || top >= innerHeight);
      return isAway || (image.complete && image.naturalWidth > 0);
    }),
  );
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** Two pictures side by side, as high as the first. */
async function beside(left: Buffer, right: Buffer): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(left).metadata();
  const second = await sharp(right).resize({ height }).toBuffer({ resolveWithObject: true });
  return sharp({
    create: {
      width: width + GAP + second.info.width,
      height,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: second.data, left: width + GAP, top: 0 },
    ])
    .png()
    .toBuffer();
}

const keep = (name: string, png: Buffer) =>
  sharp(png)
    .webp({ quality: 80, effort: 6 })
    .toFile(resolve(ROOT, '.github/readme', `${name}.webp`));
