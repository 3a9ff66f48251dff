import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ENGINES } from './find-engines.ts';

const missing = () => Object.values(ENGINES).filter(({ find }) => !find());

/**
 * Prepares the three engines for the tests: installs Debian packages if it may, and reports engines that are still
 * missing. In CI, a missing engine is a failure.
 */
const fromDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
if (fromDebian && missing().length) {
  const packages = missing().flatMap((engine) => engine.packages);
  console.log(`Installing ${packages.join(', ')} for the engine tests.`);
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}
const unavailable = missing().map(({ name }) => name);
if (unavailable.length) {
  console.log(`Skipping ${unavailable.join(' and ')}: not installed, see tools/browsers/find-engines.ts.`);
  if (process.env.CI) process.exitCode = 1;
}
