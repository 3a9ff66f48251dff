import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { DEMONSTRATION_FOLDER } from '../../plugins/content/read/folder.ts';
import { Fork } from '../../test/support/fork.ts';
import { serve } from '../../tools/measure/serve.ts';
import type { Frame, Studio } from '../art/studio.ts';
import { GAME, RESUME } from './owner.ts';
import { drawPages } from './pages.ts';
import { photograph, saveForReadme, sideBySide } from './photograph.ts';
import { terminal } from './terminal.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DESKTOP: Frame = { width: 1200, height: 750 };
const PHONE: Frame = { width: 412, height: 823 };

/** The README's pictures of a new owner's steps, which are really taken in a fork. */
export async function draw(studio: Studio): Promise<void> {
  const fork = new Fork('tour');
  cpSync(resolve(ROOT, DEMONSTRATION_FOLDER), fork.path(DEMONSTRATION_FOLDER), { recursive: true });

  const demonstration = fork.path('demonstration');
  await build({ root: ROOT, logLevel: 'error', build: { outDir: demonstration } });
  await pictureSite(demonstration, studio, { demonstration: '/' });
  const site = await serve(demonstration, '/');
  await drawPages(site.origin, studio);
  site.close();

  const resume = fork.path('my-resume.json');
  writeFileSync(resume, JSON.stringify(RESUME, null, 2));
  const made = await fork.jiti('tools/new/cli.ts', '--yes', '--from', resume);
  if (!made.ok) throw new Error(made.output);
  const output = `$ npm run new -- --from my-resume.json\n${made.output}`;
  await saveForReadme('new', await studio.shoot(terminal(output), { width: 1000, height: 380 }));

  addPhoto(fork);
  writeFileSync(fork.path('src/content/projects/my-game.json'), JSON.stringify(GAME, null, 2));
  const built = await fork.build();
  if (!built.ok) throw new Error(built.output);
  await pictureSite(fork.path('dist'), studio, { home: '/', project: '/my-game' });

  const server = await fork.serve();
  try {
    const file = fork.path('src/content/resume.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('jane@jane.dev', 'jane at jane.dev'));
    const page = await studio.open(DESKTOP);
    await page.goto(server.url);
    await page.locator('vite-error-overlay').waitFor();
    await saveForReadme(
      'fault',
      await page.screenshot({ clip: { x: 0, y: 0, width: DESKTOP.width, height: 270 } }),
    );
    await page.close();
  } finally {
    server.stop();
  }
}

/** Saves pictures of a built site's pages, each on a desktop and on a phone. */
async function pictureSite(dist: string, studio: Studio, pages: Record<string, string>): Promise<void> {
  const site = await serve(dist, '/');
  for (const [name, path] of Object.entries(pages)) {
    const take = (frame: Frame) => photograph(studio, site.origin + path, frame);
    await saveForReadme(name, await sideBySide(await take(DESKTOP), await take(PHONE)));
  }
  site.close();
}

function addPhoto(fork: Fork): void {
  const folder = fork.path('src/content/pictures');
  mkdirSync(folder, { recursive: true });
  cpSync(resolve(ROOT, DEMONSTRATION_FOLDER, 'pictures/identity/portrait.webp'), resolve(folder, 'me.webp'));
  const file = fork.path('src/content/resume.json');
  const written = JSON.parse(readFileSync(file, 'utf8'));
  written.basics.image = 'me.webp';
  writeFileSync(file, JSON.stringify(written, null, 2));
}
