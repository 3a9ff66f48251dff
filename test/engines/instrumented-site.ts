import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** The built site, with an ear in each page: its background stands still, or moves. */
export const STILL_SITE = resolve(ROOT, 'test-results/engines/dist');
export const MOVING_SITE = resolve(ROOT, 'test-results/engines/moving');

/** Runs before the page's own scripts; not every browser tells its driver what a page says. */
const EAR = `(() => {
  const consoleMessages = (window.consoleMessages = []);
  for (const level of ['debug', 'error', 'info', 'log', 'warn']) {
    const say = console[level];
    console[level] = (...words) => {
      consoleMessages.push(level + ': ' + words.join(' '));
      say.apply(console, words);
    };
  }
  addEventListener('error', ({ message, target }) => consoleMessages.push('error: ' + (message ?? target.outerHTML)), true);
  addEventListener('unhandledrejection', ({ reason }) => consoleMessages.push('rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    consoleMessages.push('refused: ' + violatedDirective + ' ' + blockedURI));
})()`;

/** Has the background stand still: with no graphics card it takes most of the time. */
const PAUSE = `;localStorage['background-paused'] ??= '1'`;

/** Copies the built site and gives each page the ear. */
export default function instrumentSite(): void {
  const built = resolve(ROOT, process.env.DIST ?? 'dist');
  instrument(built, STILL_SITE);
  instrument(built, MOVING_SITE, true);
}

/**
 * Copies a built site and gives each page the ear, its content security policy included.
 * @param built, folder absolute paths of the site and of the copy, which is made anew
 * @param moves whether the background does
 */
export function instrument(built: string, folder: string, moves = false): void {
  const script = moves ? EAR : EAR + PAUSE;
  rmSync(folder, { recursive: true, force: true });
  const packed = /\.html\.(br|gz)$/;
  cpSync(built, folder, { recursive: true, filter: (file) => !packed.test(file) });
  const hash = createHash('sha256').update(script).digest('base64');
  const edit = (file: string, change: (text: string) => string) => {
    const path = resolve(folder, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  const allow = (text: string) => text.replaceAll("script-src 'self'", `script-src 'self' 'sha256-${hash}'`);
  edit('_headers', allow);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((name) => name.endsWith('.html'));
  // After the policy, which must know it, and before the first script.
  for (const file of pages)
    edit(file, (page) => allow(page).replace('<script>', () => `<script>${script}</script><script>`));
}
