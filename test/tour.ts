import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { DEMONSTRATION_FOLDER } from '../plugins/content/read/folder.ts';
import { LAUNCH } from '../tools/measure/chromium.ts';
import { buildSite, Fork, openExample } from './support/fork.ts';
import { Host } from './support/host.ts';
import { settled } from './visual/settled.ts';

/**
 * `npx jiti test/tour.ts`: takes the README's pictures again, in the machine's own fonts; the gallery needs some for
 * Japanese and Arabic, the PDF poppler. The new owner's steps are really taken, in a fork.
 */
const ROOT = resolve(import.meta.dirname, '..');
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
const TERMINAL =
  'margin: 0; padding: 28px 32px; width: 44rem; white-space: pre-wrap; background: #0b0c0e; color: #c9ced4; font: 17px/1.5 monospace';

/** The demonstration's pages, each with the place that the phone shows. */
const PAGES = ['/ #projects', '/devhive #features', '/notify #showcase', '/climbor-die #showcase'];
const OTHERS = ['/de/ body', '/no/such-page body'];
/** A new owner's résumé. */
const OWNER = `{ "basics": {
    "name": "Jane Doe", "label": "Platform engineer", "email": "jane@jane.dev", "url": "https://jane.dev",
    "summary": "I keep small services running and large ones understandable. Before that I wrote games.",
    "location": { "city": "Leeds", "countryCode": "GB" }
  },
  "skills": [{ "name": "Languages", "keywords": ["Go", "Rust", "TypeScript"] }],
  "projects": [{ "name": "My Game", "description": "A race through caves.", "url": "https://jane.dev/my-game" }]
}`;

const browser = await chromium.launch(LAUNCH);

/** Returns a picture of a page with reduced motion and the still background, without the visit's own figures. */
async function photograph(url: string, viewport = DESKTOP, at = 'body', isLight = false): Promise<Buffer> {
  const colorScheme = isLight ? 'light' : 'dark';
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', colorScheme });
  await page.route('**/vitals-*.js', (route) => route.abort());
  await page.goto(url);
  const place = page.locator(at).first();
  await place.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await settled(page);
  if (await page.locator('[data-icon=pause], [data-icon=play]').count()) {
    await page.locator('body > canvas').waitFor({ state: 'attached' });
    // A worker draws it a moment later.
    await page.waitForTimeout(1000);
  }
  return page.screenshot();
}

/** Returns a picture of HTML at its own size. */
async function draw(html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 100, height: 100 } });
  await page.setContent(`<style>html, body { margin: 0; width: max-content }</style>${html}`);
  return page.screenshot({ fullPage: true, omitBackground: true });
}

/** Saves pictures in rows, each a site on a desktop and on a phone. */
async function save(name: string, pairs: Buffer[][], columns = 1, height = 750): Promise<void> {
  const image = (png: Buffer) => `<img height=${height} src=data:image/png;base64,${png.toString('base64')}>`;
  const cells = pairs.map(
    (pair) => `<div style="display: flex; gap: 16px">${pair.map(image).join('')}</div>`,
  );
  const style = `display: grid; gap: 36px; grid-template-columns: repeat(${columns}, max-content)`;
  await store(name, await draw(`<div style="${style}">${cells.join('')}</div>`));
}

const fileOf = (name: string) => resolve(ROOT, `.github/readme/${name}.webp`);
const store = (name: string, png: Buffer) => sharp(png).webp({ quality: 80 }).toFile(fileOf(name));

const both = (url: string, at?: string, isLight?: boolean) =>
  Promise.all([photograph(url), photograph(url, PHONE, at, isLight)]);
const dist = await buildSite('tour-demonstration');
const demonstration = await Host.open(dist);
await save('demonstration', [await both(demonstration.url('/'))]);
const pages: Buffer[][] = [];
for (const page of [...PAGES, ...OTHERS]) {
  const [path = '', at] = page.split(' ');
  pages.push(await both(demonstration.url(path), at));
}
await save('pages', pages, 3, 420);

const written = readFileSync(resolve(ROOT, DEMONSTRATION_FOLDER, 'projects/devhive.md'), 'utf8');
// Lossless, because text takes less so.
await sharp(await draw(`<pre style="${TERMINAL}">${written.trim().replaceAll('<', '&lt;')}</pre>`))
  .webp({ lossless: true })
  .toFile(fileOf('markdown'));
const shown = await photograph(demonstration.url('/devhive'), { width: 760, height: 2720 });
await sharp(shown).resize({ width: 480 }).webp({ quality: 70 }).toFile(fileOf('page'));

await save('version', [await both(demonstration.url('/for/fjord'))]);
for (const [name, pdf] of [
  ['pdf', 'robin-sample.pdf'],
  ['version-pdf', 'robin-sample-fjord.pdf'],
] as const)
  await store(name, execFileSync('pdftoppm', ['-png', '-singlefile', '-r', '84', resolve(dist, pdf)]));

const gallery: Buffer[][] = [];
for (const name of ['designer', 'japanese', 'arabic', 'student']) {
  const { dist } = await openExample(name);
  // A site that follows the visitor's system is dark on the desktop and light on the phone.
  gallery.push(await both((await Host.open(dist)).url('/'), '#projects li', true));
}
await save('gallery', gallery, 2, 420);

const fork = new Fork('tour');
cpSync(resolve(ROOT, DEMONSTRATION_FOLDER), fork.path(DEMONSTRATION_FOLDER), { recursive: true });
writeFileSync(fork.path('my-resume.json'), OWNER);
await fork.jiti('tools/new/cli.ts', '--yes', '--from', 'my-resume.json');

const portrait = 'pictures/identity/portrait.webp';
cpSync(resolve(ROOT, DEMONSTRATION_FOLDER, portrait), fork.path('src/content/pictures/me.webp'));
const readme = readFileSync(resolve(ROOT, 'README.md'), 'utf8');
const [game = ''] = /(?<=```markdown\n)---\ntitle: My Game.*?(?=```)/s.exec(readme) ?? [];
writeFileSync(fork.path('src/content/projects/my-game.md'), game);
const resume = fork.path('src/content/resume.json');
const text = readFileSync(resume, 'utf8').replace('"basics": {', '"basics": { "image": "me.webp",');
writeFileSync(resume, text);
const built = await fork.build();
if (!built.ok) throw new Error(built.output);
const own = await Host.open(fork.path('dist'));
await save('home', [await both(own.url('/'))]);
await save('project', [await both(own.url('/my-game'))]);

const server = await fork.serve();
writeFileSync(resume, text.replace('jane@jane.dev', 'jane at jane.dev'));
const page = await browser.newPage({ viewport: { width: 1200, height: 270 } });
await page.goto(server.url);
await page.locator('vite-error-overlay').waitFor();
await store('fault', await page.screenshot());
server.stop();
await browser.close();
process.exit();
