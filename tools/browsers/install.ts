import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findFullChromium, hasShell } from './find-engines.ts';

const installed = () => findChromium() ?? findFullChromium();
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** A font as wide as Arial, which most visitors have: names are set in it until the display face has loaded. */
const hasArial = () => existsSync('/usr/share/fonts/truetype/liberation');

/**
 * Makes sure that the browser tests have a browser: the one in `CHROME_PATH`; otherwise Debian's headless shell if it
 * can be installed, even next to a full Chrome, in which the tests take twice as long; otherwise any installed
 * Chrome; otherwise Playwright's own download.
 */
const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const fromDebian = isDebian && !process.env.CHROME_PATH;
const packages = [
  ...(fromDebian && !hasShell() ? ['chromium-headless-shell'] : []),
  ...(isDebian && !hasArial() ? ['fonts-liberation'] : []),
];
if (packages.length) {
  console.log(`Installing ${packages.join(' and ')} for the browser tests.`);
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}
if (!installed()) {
  console.log('No Chrome or Chromium found: installing one for the browser tests.');
  (fromDebian && run('apt-get', 'install', '-y', 'chromium')) ||
    run('npx', 'playwright', 'install', 'chromium');
}
if (!installed()) {
  console.error('The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to its binary.');
  process.exit(1);
}
