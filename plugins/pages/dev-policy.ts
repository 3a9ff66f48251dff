import { randomUUID } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Owner } from '../content/owner.ts';
import { isFullUrl } from '../content/text/url.ts';
import { allowedBy, policy } from './policy.ts';

/** What a browser reports of something that the policy has stopped. */
interface Violation {
  directive: string;
  blocked: string;
  file: string;
  line: number;
  sample: string;
}

const TRUSTED_TYPES = ['require-trusted-types-for', 'trusted-types'];
const NO_STEP = 'no step allows that: import the script as a package instead';

/** Returns what the owner can do: write the setting of `site.json` that allows what a directive has stopped, if there is one. */
function stepFor({ directive, blocked }: Violation): string {
  const setting = (text: string) =>
    `write "policy": { ${text} } into site.json to allow it (docs/content.md says what that costs)`;
  if (directive.startsWith('style-src')) return setting('"styles": true');
  if (TRUSTED_TYPES.includes(directive)) return setting('"html": true');
  const host = isFullUrl(blocked) && new URL(blocked).origin;
  return host && !directive.startsWith('script-src') ? setting(`"hosts": ["${host}"]`) : NO_STEP;
}

/** Returns a message for the owner: what the policy has stopped, in which file, and what to do. */
export function violationMessage(violation: Violation): string {
  const { directive, file, line, sample, blocked } = violation;
  const path = file.replace(/^https?:\/\/[^/]+\//, '').replace(/\?.*/, '');
  const [, name] = /\.vite\/deps\/([^/]+)\.js/.exec(path) ?? [];
  const stopped = sample || blocked;
  return [
    `${path || 'a page'}${line ? `:${line}` : ''}: `,
    name ? `the package ${name.replace('_', '/')}` : 'a script',
    ` does what the site’s policy stops (${directive}${stopped && `: ${stopped}`}), in the built site, too; `,
    stepFor(violation),
  ].join('');
}

/**
 * Gives the pages of the dev server the policy of the built site. The page and the terminal say what it stops: otherwise a package
 * that works while the owner writes would fail for visitors without a word.
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
        const styleNonce = allowed.steps?.styles ? '' : ` 'nonce-${nonce}'`;
        const content = policy({ scripts: [], styles: [] }, { ...allowed, fonts: true, films: true })
          .replace("script-src 'self'", `$& 'nonce-${nonce}'`)
          // Vite's client connects to its server.
          .replace("connect-src 'self'", '$& ws: wss:')
          .replace("style-src 'self'", `$&${styleNonce}`);
        const attrs = { 'http-equiv': 'Content-Security-Policy', content };
        return [{ tag: 'meta', injectTo: 'head-prepend', attrs }];
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
