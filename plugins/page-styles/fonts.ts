import { HTMLElement, type Node, TextNode } from 'node-html-parser';
import type { Screen } from './length.ts';
import { type Rule, rulesOf } from './rules.ts';

/** A font file that the styles name, and for which letters of which family. */
interface Face {
  family: string;
  address: string;
  ranges: [from: number, to: number][];
}

/**
 * Tells the fonts that a page loads from those that its styles only name: a browser asks for a face
 * when a letter of its range is shown in its family, and the last of several that claim a letter has it.
 * @param css the page's styles
 * @returns addresses as they stand there; none of fonts that stand in the styles themselves
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
    for (const [families, letter] of lettersShown(page, rules)) {
      const has = ({ family, ranges }: Face) =>
        families.includes(family) && ranges.some(([from, to]) => from <= letter && letter <= to);
      const face = faces.findLast(has);
      if (face) shown.add(face.address);
    }
  const isFile = (address: string) => !address.startsWith('data:');
  const named = faces.map(({ address }) => address).filter((address) => !shown.has(address));
  return { shown: [...shown].filter(isFile), named: named.filter(isFile) };
}

function faceOf({ declarations }: Rule): Face[] {
  const [, address] = /url\(\s*["']?(.+?)["']?\s*\)/.exec(declarations.src ?? '') ?? [];
  if (!address) return [];
  const ranges = rangesOf(declarations['unicode-range'] ?? 'U+0-10FFFF');
  return [{ family: bare(declarations['font-family'] ?? ''), address, ranges }];
}

/** The letters of a `unicode-range`: `U+4E00-4E0F, U+20AC`. */
export const rangesOf = (text: string): Face['ranges'] =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

const bare = (family: string) => family.trim().replace(/^(["'])(.*)\1$/, '$2');

/** The letters of a page, each with the families that it is set in. */
function* lettersShown(page: HTMLElement, rules: Rule[]): Generator<[families: string[], letter: number]> {
  const variables = Object.assign({}, ...rules.map(({ declarations }) => declarations));
  const fontOf = cascade(page, rules, (declarations) => declarations['font-family'] ?? declarations.font);
  const caseOf = cascade(page, rules, (declarations) => declarations['text-transform']);
  const walk = function* (
    node: Node,
    families: string[],
    letterCase: string,
  ): ReturnType<typeof lettersShown> {
    if (node instanceof TextNode) {
      const text = letterCase === 'uppercase' ? node.text.toUpperCase() : node.text;
      for (const letter of text.trim()) yield [families, letter.codePointAt(0) ?? 0];
    }
    if (!(node instanceof HTMLElement)) return;
    const font = fontOf(node) ?? 'inherit';
    const own = font === 'inherit' ? families : listOf(font, variables);
    const ownCase = caseOf(node) ?? letterCase;
    for (const child of node.childNodes) yield* walk(child, own, ownCase);
  };
  const body = page.querySelector('body');
  if (body) yield* walk(body, [], '');
}

/**
 * Finds what the rules say of an element itself; undefined where they say nothing.
 * @param pick what one rule says
 */
function cascade(
  page: HTMLElement,
  rules: Rule[],
  pick: (declarations: Record<string, string>) => string | undefined,
): (element: HTMLElement) => string | undefined {
  const won = new Map<HTMLElement, { weight: number; value: string }>();
  for (const { selector, declarations } of rules) {
    const value = pick(declarations);
    if (!value || selector.startsWith('@')) continue;
    const weight = specificity(selector);
    for (const element of found(page, selector))
      if (weight >= (won.get(element)?.weight ?? 0)) won.set(element, { weight, value });
  }
  return (element) => won.get(element)?.value;
}

/** All of a `font` that stands before its families: up to the line's height, or the size. */
const BEFORE_FAMILIES = /^(.*\/\s*\S+|(.*?\s)?([\d.]+(rem|em|px|%)|\S*\)))\s+/;

/** The families in a `font-family` or a `font`. */
const listOf = (value: string, variables: Record<string, string>): string[] =>
  value
    .replace(/var\((--[\w-]+)\)/g, (_, name) => variables[name] ?? '')
    .replace(BEFORE_FAMILIES, '')
    .split(',')
    .map(bare);

/** Elements of a selector; none where it is of a state, or is not understood: what is not in the page shows no letter. */
function found(page: HTMLElement, selector: string): HTMLElement[] {
  try {
    return page.querySelectorAll(selector);
  } catch {
    return [];
  }
}

/** How a selector ranks: ids, then classes and the like, then names. */
function specificity(selector: string): number {
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0;
  return count(/#/g) * 10_000 + count(/\.|\[|:(?!:|is|where|not|has)/g) * 100 + count(/(^|[\s>+~(,])[a-z]/gi);
}
