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
  /** What precedes each open block. */
  const preludes: string[] = [];
  for (const [, text = '', brace] of css.replace(COMMENT, '').matchAll(/([^{}]*)([{}])/g)) {
    if (brace === '{') {
      preludes.push(text.replace(/.*;/s, '').trim());
      continue;
    }
    const prelude = preludes.pop() ?? '@';
    const isRule = !prelude.startsWith('@') || prelude === '@font-face';
    if (!isRule || !preludes.every((each) => isMet(each, screen))) continue;
    const declarations = declarationsOf(text);
    for (const selector of prelude.split(/,(?![^(]*\))/))
      rules.push({ selector: selector.trim(), declarations });
  }
  return rules;
}

/** Whether the rules inside an at-rule apply; a condition that is not supported here counts as met. */
function isMet(prelude: string, screen: Screen): boolean {
  if (!prelude.startsWith('@media')) return /^@(supports|layer|container)/.test(prelude);
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
