import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';

const installed = () => findChromium() ?? (existsSync(chromium.executablePath()) || undefined);
const run = (command: string, ...words: string[]) =>
  spawnSync(command, words, { stdio: 'inherit' }).status === 0;

/**
 * Makes sure that the browser tests have a browser: one that is installed, else Debian's package
 * where that is to be had, else Playwright's own download.
 */
if (!installed()) {
  console.log('No Chrome or Chromium found: installing one for the browser tests.');
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (asRoot && run('apt-get', 'update'))
    run('apt-get', 'install', '-y', 'chromium-headless-shell') || run('apt-get', 'install', '-y', 'chromium');
  if (!installed()) run('npx', 'playwright', 'install', 'chromium');
}
if (!installed()) {
  console.error('The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to its binary.');
  process.exit(1);
}
