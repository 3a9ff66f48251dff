import { matches, type Screen } from './length.ts';

export interface Rule {
  /** One selector, or `@font-face`. */
  selector: string;
  declarations: Record<string, string>;
}

const COMMENT = /\/\*[\s\S]*?\*\//g;

/** The rules of a style sheet that hold on a screen, in their order; what stands in no `@media` of another one. */
export function rulesOf(css: string, screen: Screen): Rule[] {
  const rules: Rule[] = [];
  const text = css.replace(COMMENT, '');
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === ';') start = at + 1;
    if (text[at] !== '{') continue;
    const head = text.slice(start, at).trim();
    const end = endOf(text, at);
    const body = text.slice(at + 1, end);
    if (/^@(media|supports|layer|container)/.test(head)) {
      if (holds(head, screen)) rules.push(...rulesOf(body, screen));
    } else if (!head.startsWith('@') || head === '@font-face') {
      const declarations = declarationsOf(body);
      for (const selector of head.split(/,(?![^(]*\))/))
        rules.push({ selector: selector.trim(), declarations });
    }
    at = end;
    start = end + 1;
  }
  return rules;
}

/** Where the block that opens at a place closes. */
function endOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}

/** A condition that nobody here can tell counts as met. */
function holds(head: string, screen: Screen): boolean {
  if (!head.startsWith('@media')) return true;
  const condition = head
    .replace('@media', '')
    .replace(/\bscreen and\b/, '')
    .trim();
  if (/^print/.test(condition)) return false;
  try {
    const [, opposite] = /^not (.+)/.exec(condition) ?? [];
    return opposite ? !matches(opposite, screen) : matches(condition, screen);
  } catch {
    return true;
  }
}

const declarationsOf = (body: string): Record<string, string> =>
  Object.fromEntries(
    body.split(/;(?![^(]*\))/).flatMap((each) => {
      const colon = each.indexOf(':');
      return colon > 0 ? [[each.slice(0, colon).trim(), each.slice(colon + 1).trim()]] : [];
    }),
  );
