import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { HeaderRule } from './headers.ts';

/** The headers of every answer: the rule that names all addresses. */
const everywhere = (rules: HeaderRule[]): [name: string, value: string][] =>
  Object.entries(
    rules.find(({ path }) => /^[^*]*\/\*$/.test(path) && !path.includes('/assets/'))?.headers ?? {},
  );

/** A word in nginx's or Caddy's configuration. */
function quoted(value: string): string {
  if (/["$\\{}\n]/.test(value)) throw new Error(`host files: "${value}" can't be quoted`);
  return `"${value}"`;
}

/** The headers as nginx reads them, to be included in a `server`. */
export const nginxHeaders = (rules: HeaderRule[]): string =>
  everywhere(rules)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join('');

/** The headers as Caddy reads them, to be imported into a site. */
export const caddyHeaders = (rules: HeaderRule[]): string =>
  `header {\n${everywhere(rules)
    .map(([name, value]) => `\t${name} ${quoted(value)}\n`)
    .join('')}}\n`;

/** Writes the security headers beside `dist/` for the examples in `deploy/`; must come after `headers()`. */
export function hostFiles(): Plugin {
  let beside = '';
  return {
    name: 'host-files',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      beside = resolve(root, build.outDir, '../.build');
    },
    async writeBundle() {
      const rules = JSON.parse(await readFile(resolve(beside, 'headers.json'), 'utf8')) as HeaderRule[];
      await writeFile(resolve(beside, 'nginx-headers.conf'), nginxHeaders(rules));
      await writeFile(resolve(beside, 'caddy-headers'), caddyHeaders(rules));
    },
  };
}
