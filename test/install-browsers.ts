import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findFullChromium, isShell } from '../tools/measure/chromium.ts';
import { ENGINES } from './support/engines.ts';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
const missing = () => Object.values(ENGINES).filter(({ find }) => !find());

/** A font as wide as Arial, which most visitors have: names are set in it until the display face has loaded. */
const hasArial = () => existsSync('/usr/share/fonts/truetype/liberation');

/**
 * Makes sure that the tests have their browsers. Those of the site's pages use the one in `CHROME_PATH`; otherwise Debian's
 * headless shell if it can be installed, even next to a full Chrome, in which they take twice as long; otherwise any
 * installed Chrome; otherwise Playwright's own download. Of the three engines, those that can't be installed are reported;
 * in CI, a missing engine is a failure.
 */
const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const packages = [
  ...(process.env.CHROME_PATH || isShell(findChromium()) ? [] : ['chromium-headless-shell']),
  ...(hasArial() ? [] : ['fonts-liberation']),
  ...missing().flatMap((engine) => engine.packages),
];
if (isDebian && packages.length) {
  console.log(`Installing ${packages.join(', ')} for the browser tests.`);
  run('apt-get', 'update');
  for (const name of packages) run('apt-get', 'install', '-y', '--no-install-recommends', name);
}
const installed = () => findChromium() ?? findFullChromium();
if (!installed()) {
  console.log('No Chrome or Chromium found: installing one for the browser tests.');
  run('npx', 'playwright', 'install', 'chromium');
}
if (!installed()) {
  console.error('The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to its binary.');
  process.exitCode = 1;
}
const unavailable = missing().map(({ name }) => name);
if (unavailable.length) {
  console.log(`Skipping ${unavailable.join(' and ')}: not installed, see test/support/engines.ts.`);
  if (process.env.CI) process.exitCode = 1;
}
