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

/** True if a rule applies to a URL's path. */
export const matches = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;

/** Returns the headers of a path by a `_headers` file: the last rule counts; one without a value (`! Name`) removes it. */
export function headersFor(path: string, file: string): [name: string, value: string][] {
  const headers: Headers = {};
  for (const rule of parseHeaderRules(file))
    if (matches(rule.path, path))
      for (const [name, value] of Object.entries(rule.headers))
        if (value) headers[name] = value;
        else delete headers[name.replace(/^!\s*/, '')];
  return Object.entries(headers);
}
