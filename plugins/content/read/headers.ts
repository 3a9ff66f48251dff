export type Headers = Record<string, string>;

/** A set of response headers and the paths that it applies to; `*` at the end matches anything. */
export interface HeaderRule {
  path: string;
  headers: Headers;
}

/** Returns the header that a line of a `_headers` file sets; a name alone (`! Name`) has no value. */
export function headerIn(line: string): [name: string, value: string] | undefined {
  const [, name, value = ''] = /^\s+([^\s#][^:]*)(?::(.*))?/s.exec(line) ?? [];
  return name ? [name.trimEnd(), value.trim()] : undefined;
}

/** Returns the rules of a `_headers` file, as Netlify and Cloudflare Pages read it. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const header = headerIn(line);
    if (header) Object.assign(rules.at(-1)?.headers ?? {}, Object.fromEntries([header]));
    else if (/^[^\s#]/.test(line)) rules.push({ path: line.trim(), headers: {} });
  }
  return rules;
}
