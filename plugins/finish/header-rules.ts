export type Headers = Record<string, string>;

/** A set of response headers and the paths that it applies to; `*` at the end matches anything. */
export interface HeaderRule {
  path: string;
  headers: Headers;
}

/** Reads the rules of a `_headers` file, as Netlify and Cloudflare Pages do; a name alone (`! Name`) has no value. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name, value = ''] = /^\s+([^\s#][^:]*)(?::\s*(.*))?$/.exec(line) ?? [];
    if (name) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else if (/^[^\s#]/.test(line)) rules.push({ path: line.trim(), headers: {} });
  }
  return rules;
}

/** Whether a rule applies to a URL's path. */
export const matches = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;
