import { existsSync, readFileSync } from 'node:fs';

export type Headers = Record<string, string>;

/** A set of response headers and the paths that it applies to; `*` at the end matches anything. */
export interface HeaderRule {
  path: string;
  headers: Headers;
}

/** Reads the rules of a `_headers` file, as Netlify and Cloudflare Pages do; none if there is no such file. */
export function readHeaderRules(file: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  if (!existsSync(file)) return rules;
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else if (/^[/h]/.test(line)) rules.push({ path: line.trim(), headers: {} });
  }
  return rules;
}
