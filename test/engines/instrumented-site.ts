import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Records a page's messages, because not every browser reports them to its driver; runs before the page's own scripts. */
const RECORDER = `(() => {
  const consoleMessages = (window.consoleMessages = []);
  for (const level of ['debug', 'error', 'info', 'log', 'warn']) {
    const log = console[level];
    console[level] = (...values) => {
      consoleMessages.push(level + ': ' + values.join(' '));
      log.apply(console, values);
    };
  }
  addEventListener('error', ({ message, target }) =>
    consoleMessages.push('error: ' + (message ?? target.outerHTML)), true);
  addEventListener('unhandledrejection', ({ reason }) => consoleMessages.push('rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    consoleMessages.push('blocked: ' + violatedDirective + ' ' + blockedURI));
})()`;

/** Pauses the background, which takes most of the time without a GPU; not in a page opened with `?rain`. */
const PAUSE = `;if (location.search !== '?rain') localStorage['background-paused'] ??= '1'`;

/** Matches the script of the owner's analytics, which is removed: tests are no visits, and need no network. */
const FOREIGN = /<script defer\b[^>]* src="https:[^>]*><\/script>/;

/**
 * Copies a built site without analytics, and adds to each page the script that records its console messages and errors.
 * @param built absolute path of the site
 * @param folder absolute path of the copy, which is replaced
 */
export function instrument(built: string, folder: string): void {
  const script = RECORDER + PAUSE;
  rmSync(folder, { recursive: true, force: true });
  const compressed = /\.html\.(br|gz)$/;
  cpSync(built, folder, { recursive: true, filter: (file) => !compressed.test(file) });
  const hash = createHash('sha256').update(script).digest('base64');
  const edit = (file: string, change: (text: string) => string) => {
    const path = resolve(folder, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  const allow = (text: string) => text.replaceAll("script-src 'self'", `script-src 'self' 'sha256-${hash}'`);
  edit('_headers', allow);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((name) => name.endsWith('.html'));
  // Before the first script, and after the policy, which has to allow it.
  for (const file of pages)
    edit(file, (page) =>
      allow(page)
        .replace(FOREIGN, '')
        .replace('<script>', () => `<script>${script}</script><script>`),
    );
}
