import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { buildSite } from '../support/fork.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SCREENS = resolve(import.meta.dirname, 'screens');
const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli');
/** The distance of two steps of a color; half of it, the largest error, is far below the tolerance of a comparison. */
const STEP = 16;

/**
 * Rounds the colors of a PNG to at most 256, which makes its file four times smaller: gradients become flat, small text
 * keeps its colors.
 */
async function quantize(data: Buffer): Promise<Buffer> {
  const { data: pixels, info } = await sharp(data).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const rounded = pixels.map((value) => Math.min(255, Math.round(value / STEP) * STEP));
  return sharp(rounded, { raw: info })
    .png({ palette: true, dither: 0, effort: 7, compressionLevel: 9 })
    .toBuffer();
}

const stored = () =>
  new Map(readdirSync(SCREENS).map((name) => [name, readFileSync(resolve(SCREENS, name))] as const));

/**
 * `npx jiti test/visual/draw.ts`: compares the current site with the stored pictures and replaces those that no longer
 * match, or all of them with `--all`. Other arguments are passed to Playwright: `states` draws only those.
 */
const args = process.argv.slice(2);
const isAll = args.includes('--all');
const before = stored();
const differs = (name: string, data: Buffer) => !before.get(name)?.equals(data);

const { status } = spawnSync(
  process.execPath,
  [
    PLAYWRIGHT,
    'test',
    '--project=visual',
    `--update-snapshots=${isAll ? 'all' : 'changed'}`,
    '--retries=0',
    ...args.filter((arg) => arg !== '--all'),
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, DIST: await buildSite('visual-site') } },
);

for (const [name, data] of stored())
  if (differs(name, data)) writeFileSync(resolve(SCREENS, name), await quantize(data));
const after = [...stored()];
const changed = after.filter(([name, data]) => differs(name, data));
for (const [name] of changed) console.log(`${before.has(name) ? 'changed' : 'new'}: ${name}`);
console.log(`${changed.length} of ${after.length} pictures differ.`);
process.exitCode = status ?? 1;
