import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hashOf } from '../../plugins/content/check/rules/demo.ts';
import { contentFolder, DEMONSTRATION_FOLDER, isDemonstration } from '../../plugins/content/read/folder.ts';
import { openStudio, PICTURES } from './studio.ts';

/** The sets of pictures, each with the module whose `draw` makes it. */
const SETS = {
  notify: () => import('./notify/index.ts'),
  'climbor-die': () => import('./climbor-die/index.ts'),
  identity: () => import('./identity/index.ts'),
  tour: () => import('../tour/index.ts'),
  gallery: () => import('../tour/gallery.ts'),
};

/** `npm --prefix demo run draw [set …]`: draws the demonstration's pictures again, all or the named sets. */
const root = resolve(import.meta.dirname, '../..');
const content = (file: string) => JSON.parse(readFileSync(resolve(root, DEMONSTRATION_FOLDER, file), 'utf8'));

async function render(): Promise<void> {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !(name in SETS));
  if (unknown.length)
    throw new Error(`There is no set ${unknown.join(', ')}: there are ${Object.keys(SETS).join(', ')}.`);
  if (!isDemonstration(root, contentFolder(root)))
    throw new Error("The site is not the demonstration's any more: drawing would overwrite your icons.");
  const studio = await openStudio();
  try {
    for (const [name, load] of Object.entries(SETS)) {
      if (named.length && !named.includes(name)) continue;
      await (await load()).draw(studio);
      console.log(`drawn: ${name}`);
    }
  } finally {
    await studio.close();
  }
  rememberPerson();
}

/** Records which pictures show the person or the name: the check refuses to publish those. */
function rememberPerson(): void {
  const named = [
    content('resume.json').basics.image,
    content('site.json').openGraph,
    ...readdirSync(resolve(root, DEMONSTRATION_FOLDER, 'projects')).map(
      (file) => content(`projects/${file}`).openGraph,
    ),
  ];
  const sums = Object.fromEntries(named.sort().map((name) => [name, hashOf(resolve(PICTURES, name))]));
  writeFileSync(
    resolve(root, 'plugins/content/check/demo-pictures.json'),
    `${JSON.stringify(sums, null, 2)}\n`,
  );
}

try {
  await render();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
