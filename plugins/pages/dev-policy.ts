import { randomUUID } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Owner } from '../content/owner.ts';
import { isFullUrl } from '../content/text/url.ts';
import { allowedBy, policy } from './policy.ts';

/** The part of the browser's report that says what has been stopped. */
interface Violation {
  directive: string;
  blocked: string;
  file: string;
  line: number;
  sample: string;
}

const TRUSTED = ['require-trusted-types-for', 'trusted-types'];
const NO_STEP = 'no step allows that: import the script as a package instead';

/** Returns what to write into `site.json` for what a directive has stopped. */
function stepFor({ directive, blocked }: Violation): string {
  const step = (text: string) =>
    `write "policy": { ${text} } into site.json to allow it (docs/content.md says what that costs)`;
  if (directive.startsWith('style-src')) return step('"styles": true');
  if (TRUSTED.includes(directive)) return step('"html": true');
  const host = isFullUrl(blocked) && new URL(blocked).origin;
  return host && !directive.startsWith('script-src') ? step(`"hosts": ["${host}"]`) : NO_STEP;
}

/** Returns, for the owner, what the policy has stopped, in which file, and what to do. */
export function violationMessage(violation: Violation): string {
  const { directive, file, line, sample, blocked } = violation;
  const path = file.replace(/^https?:\/\/[^/]+\//, '').replace(/\?.*/, '');
  const [, name] = /\.vite\/deps\/([^/]+)\.js/.exec(path) ?? [];
  const what = sample || blocked;
  return [
    `${path || 'a page'}${line ? `:${line}` : ''}: `,
    name ? `the package ${name.replace('_', '/')}` : 'a script',
    ` does what the site’s policy stops (${directive}${what && `: ${what}`}), in the built site, too; `,
    stepFor(violation),
  ].join('');
}

/**
 * Gives the pages of the dev server the policy of the built site, and says there and in the terminal what it stops: otherwise a
 * package that works while the owner writes would fail unsaid for visitors.
 */
export function devPolicy(owner: Pick<Owner, 'content'>, language?: string): Plugin {
  const nonce = randomUUID();
  return {
    name: 'dev-policy',
    apply: 'serve',
    config: () => ({ html: { cspNonce: nonce } }),
    transformIndexHtml: {
      order: 'post',
      handler: () => {
        const allowed = allowedBy(owner.content(language).site);
        const content = policy({ scripts: [], styles: [] }, { ...allowed, fonts: true, films: true })
          .replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
          // Vite's own connection.
          .replace("connect-src 'self'", "connect-src 'self' ws: wss:")
          .replace(
            "style-src 'self'",
            allowed.steps?.styles ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}'`,
          );
        return [
          {
            tag: 'meta',
            injectTo: 'head-prepend',
            attrs: { 'http-equiv': 'Content-Security-Policy', content },
          },
        ];
      },
    },
    configureServer({ ws, config }) {
      const logged = new Set<string>();
      ws.on('policy', (violation: Violation, client) => {
        const message = violationMessage(violation);
        if (!logged.has(message)) config.logger.warn(message);
        logged.add(message);
        client.send({ type: 'error', err: { message, stack: '' } });
      });
    },
  };
}
