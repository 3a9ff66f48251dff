import { isCSSRequest, type Plugin } from 'vite';
import { type Fault, faultLine } from '../content/fault.ts';
import { pathFrom } from '../content/read/folder.ts';
import { faultsInPage } from './faults-in-page.ts';
import { faultsInStyle, readTextFiles } from './faults-in-style.ts';

/** Fails a build if the policy would block something. */
export function assertAllowed(faults: Fault[]): void {
  if (!faults.length) return;
  const message = faults.map(faultLine).join('\n');
  // Some tools print the stack.
  throw Object.assign(new Error(message), { name: 'BlockedSourceError', stack: message });
}

/**
 * Reports by file and line what the site's Content-Security-Policy would block once it is online, and
 * what to do: scripts, styles and fonts of other hosts, and inline styles and event handlers. The dev
 * server, which has no policy, reports it too. Checks the source: `index.html`, imported stylesheets and those in
 * `public/`; `html` checks what components render.
 */
export const checkCsp = (): Plugin => ({
  name: 'check-csp',
  enforce: 'pre',
  buildStart() {
    for (const [file, css] of readTextFiles(this.environment.config.publicDir, '.css'))
      assertAllowed(faultsInStyle(css, `public/${file}`));
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => assertAllowed(faultsInPage(html, 'index.html')),
  },
  transform(code, id) {
    if (!isCSSRequest(id) || id.includes('html-proxy')) return;
    const file = pathFrom(this.environment.config.root, id.replace(/\?.*/, ''));
    assertAllowed(faultsInStyle(code, file));
  },
});
