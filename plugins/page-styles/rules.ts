import { matchesMedia, type Screen } from './length.ts';

export interface Rule {
  /** One selector, or `@font-face`. */
  selector: string;
  declarations: Record<string, string>;
}

const COMMENT = /\/\*[\s\S]*?\*\//g;

/** The rules of a stylesheet that apply on a screen, in order, without those in a `@media` that does not match. */
export function rulesOf(css: string, screen: Screen): Rule[] {
  const rules: Rule[] = [];
  const text = css.replace(COMMENT, '');
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === ';') start = at + 1;
    if (text[at] !== '{') continue;
    const prelude = text.slice(start, at).trim();
    const end = endOf(text, at);
    const body = text.slice(at + 1, end);
    if (/^@(media|supports|layer|container)/.test(prelude)) {
      if (isMet(prelude, screen)) rules.push(...rulesOf(body, screen));
    } else if (!prelude.startsWith('@') || prelude === '@font-face') {
      const declarations = declarationsOf(body);
      for (const selector of prelude.split(/,(?![^(]*\))/))
        rules.push({ selector: selector.trim(), declarations });
    }
    at = end;
    start = end + 1;
  }
  return rules;
}

/** The end of the block that opens at an index. */
function endOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}

/** Whether an at-rule's condition is met; one that is not supported here counts as met. */
function isMet(prelude: string, screen: Screen): boolean {
  if (!prelude.startsWith('@media')) return true;
  const condition = prelude
    .replace('@media', '')
    .replace(/\bscreen and\b/, '')
    .trim();
  if (/^print/.test(condition)) return false;
  try {
    const [, negated] = /^not (.+)/.exec(condition) ?? [];
    return negated ? !matchesMedia(negated, screen) : matchesMedia(condition, screen);
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
