import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { build } from '../../test/support/builds.ts';
import { pack } from './pack.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SCREENS = resolve(import.meta.dirname, 'screens');
const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli');
/** What all pictures may weigh: of each that is drawn anew the repository keeps the one before, too. */
const MOST_BYTES = 2_500_000;

const stored = () =>
  new Map(readdirSync(SCREENS).map((name) => [name, readFileSync(resolve(SCREENS, name))] as const));

/**
 * `npm run draw`: looks at the site as it stands now and stores the pictures that do not pass any more. With `--all`
 * it stores each anew. Other words are Playwright's: `people` draws those of other people's sites alone.
 */
const words = process.argv.slice(2);
const isAll = words.includes('--all');
const before = stored();
const differs = (name: string, data: Buffer) => !before.get(name)?.equals(data);

const { status } = spawnSync(
  process.execPath,
  [
    PLAYWRIGHT,
    'test',
    `--config=${import.meta.dirname}`,
    `--update-snapshots=${isAll ? 'all' : 'changed'}`,
    '--retries=0',
    ...words.filter((word) => word !== '--all'),
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, DIST: await build('visual-site') } },
);

for (const [name, data] of stored())
  if (differs(name, data)) writeFileSync(resolve(SCREENS, name), await pack(data));
const after = [...stored()];
const changed = after.filter(([name, data]) => differs(name, data));
const bytes = after.reduce((sum, [, data]) => sum + data.length, 0);
for (const [name] of changed) console.log(`${before.has(name) ? 'changed' : 'new'}: ${name}`);
console.log(
  `${changed.length} of ${after.length} pictures differ; all weigh ${Math.round(bytes / 1000)} kB.`,
);
if (bytes > MOST_BYTES) console.error(`That is more than ${MOST_BYTES / 1000} kB: look at fewer places.`);
process.exitCode = status || bytes > MOST_BYTES ? 1 : 0;
