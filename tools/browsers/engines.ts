import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ENGINES } from './find-engines.ts';

const missing = () => Object.values(ENGINES).filter(({ find }) => !find());

/**
 * Makes sure, as far as it can, that the site can be tried in three engines: installs Debian's
 * packages where it may, and says which engine is not to be had. Where that is CI, it fails.
 */
const fromDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
if (fromDebian && missing().length) {
  const packages = missing().flatMap((engine) => engine.packages);
  console.log(`Installing ${packages.join(', ')} to try the site in.`);
  const apt = (...words: string[]) => spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}
const gone = missing().map(({ name }) => name);
if (gone.length) {
  console.log(
    `Not tried in ${gone.join(' and ')}, which is not installed: see tools/browsers/find-engines.ts.`,
  );
  if (process.env.CI) process.exitCode = 1;
}
