import { type HTMLElement, TextNode } from 'node-html-parser';
import type { Screen } from './length.ts';
import { type Rule, rulesOf } from './rules.ts';

/** A font file in the styles, with its family and the characters that it is for. */
interface Face {
  family: string;
  url: string;
  ranges: [from: number, to: number][];
}

/**
 * Separates the fonts that a page loads from those that its styles only name: a browser requests a face
 * when a character in its range is shown in its family; of several such faces it takes the last.
 * @param css the page's styles
 * @returns URLs as written in the styles, without fonts that are inlined there
 */
export function fontsOf(
  page: HTMLElement,
  css: string,
  screen: Screen,
): { shown: string[]; named: string[] } {
  const rules = rulesOf(css, screen);
  const faces = rules.filter(({ selector }) => selector === '@font-face').flatMap(faceOf);
  const shown = new Set<string>();
  if (faces.length)
    for (const [families, point] of charactersShown(page, rules)) {
      const has = ({ family, ranges }: Face) =>
        families.includes(family) && ranges.some(([from, to]) => from <= point && point <= to);
      const face = faces.findLast(has);
      if (face) shown.add(face.url);
    }
  const isFile = (url: string) => !url.startsWith('data:');
  const named = faces.map(({ url }) => url).filter((url) => !shown.has(url));
  return { shown: [...shown].filter(isFile), named: named.filter(isFile) };
}

function faceOf({ declarations }: Rule): Face[] {
  const [, url] = /url\(\s*["']?(.+?)["']?\s*\)/.exec(declarations.src ?? '') ?? [];
  if (!url) return [];
  const ranges = rangesOf(declarations['unicode-range'] ?? 'U+0-10FFFF');
  return [{ family: unquoted(declarations['font-family'] ?? ''), url, ranges }];
}

/** Parses a `unicode-range`: `U+4E00-4E0F, U+20AC`. */
export const rangesOf = (text: string): Face['ranges'] =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

const unquoted = (family: string) => family.trim().replace(/^(["'])(.*)\1$/, '$2');

/** The characters of a page, each with its font families. */
function* charactersShown(page: HTMLElement, rules: Rule[]): Generator<[families: string[], point: number]> {
  const variables = Object.assign({}, ...rules.map(({ declarations }) => declarations));
  const fontOf = cascade(page, rules, (declarations) => declarations['font-family'] ?? declarations.font);
  const caseOf = cascade(page, rules, (declarations) => declarations['text-transform']);
  const language = page.querySelector('html')?.getAttribute('lang');
  for (const element of page.querySelectorAll('body, body *')) {
    const families = familiesOf(fontOf(element), variables);
    const isUpperCase = caseOf(element) === 'uppercase';
    for (const node of element.childNodes) {
      if (!(node instanceof TextNode)) continue;
      const text = isUpperCase ? node.text.toLocaleUpperCase(language) : node.text;
      for (const character of text.trim()) yield [families, character.codePointAt(0) ?? 0];
    }
  }
}

/**
 * Finds the value that an element has or inherits; empty if no rule sets it.
 * @param pick the value in one rule's declarations
 */
function cascade(
  page: HTMLElement,
  rules: Rule[],
  pick: (declarations: Record<string, string>) => string | undefined,
): (element: HTMLElement) => string {
  const winners = new Map<HTMLElement, { weight: number; value: string }>();
  for (const { selector, declarations } of rules) {
    const value = pick(declarations);
    if (!value || selector.startsWith('@')) continue;
    const weight = specificity(selector);
    for (const element of elementsOf(page, selector))
      if (weight >= (winners.get(element)?.weight ?? 0)) winners.set(element, { weight, value });
  }
  return function inherited(element: HTMLElement | null): string {
    if (!element) return '';
    const value = winners.get(element)?.value ?? 'inherit';
    return value === 'inherit' ? inherited(element.parentNode) : value;
  };
}

/** Everything before the families in a `font`: `700 1rem/1.2 ` up to the line height, `700 var(--size) ` up to the size. */
const BEFORE_FAMILIES = /^(.*\/\s*\S+|(.*?\s)?([\d.]+(rem|em|px|%)|\S*\)))\s+/;

/** The families in a `font-family` or a `font`. */
const familiesOf = (value: string, variables: Record<string, string>): string[] =>
  value
    .replace(/var\((--[\w-]+)\)/g, (_, name) => variables[name] ?? '')
    .replace(BEFORE_FAMILIES, '')
    .split(',')
    .map(unquoted);

/** The elements that match a selector; none if it is unsupported, such as one for a state. */
function elementsOf(page: HTMLElement, selector: string): HTMLElement[] {
  try {
    return page.querySelectorAll(selector);
  } catch {
    return [];
  }
}

/** The specificity of a selector: ids, then classes and the like, then element names. */
function specificity(selector: string): number {
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0;
  return count(/#/g) * 10_000 + count(/\.|\[|:(?!:|is|where|not|has)/g) * 100 + count(/(^|[\s>+~(,])[a-z]/gi);
}
