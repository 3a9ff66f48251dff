import { HTMLElement, type Node } from 'node-html-parser';
import { rangesOf } from './ranges.ts';

/**
 * The rules that set display type, and the faces that the styles name, in minified CSS. Searched only where a selector
 * begins: that of the accents names all pages.
 */
const DISPLAY_RULE = /(?<=^|[{}])([^{}]+)\{([^{}]*var\(--display\)[^{}]*)\}/g;
const FACE = /@font-face\s*\{[^}]*?url\(\s*["']?([^"')]+)["']?\s*\)[^}]*\}/g;

/**
 * Separates the fonts that a page loads from those that its styles only name: a browser requests a face when display
 * type shows a character in its range.
 * @param css the page's styles
 * @returns URLs as written in the styles, without fonts that are inlined there
 */
export function fontsOf(page: HTMLElement, css: string): { shown: string[]; named: string[] } {
  const language = page.querySelector('html')?.getAttribute('lang');
  const texts = [...css.matchAll(DISPLAY_RULE)].flatMap(([, selector = '', body = '']) =>
    page
      .querySelectorAll(selector)
      .map(textOf)
      .map((text) => (body.includes('uppercase') ? text.toLocaleUpperCase(language) : text)),
  );
  const points = [...new Set(texts.join('').replace(/\s/g, ''))].map((letter) => letter.codePointAt(0) ?? 0);
  const faces = [...css.matchAll(FACE)].filter(([, url]) => !url?.startsWith('data:'));
  const isShown = ([rule]: RegExpExecArray) => {
    const ranges = rangesOf(/unicode-range:\s*([^;}]+)/.exec(rule)?.[1] ?? 'U+0-10FFFF');
    return points.some((point) => ranges.some(([from, to]) => from <= point && point <= to));
  };
  const urls = (isWanted: boolean) =>
    faces.filter((face) => isShown(face) === isWanted).map(([, url = '']) => url);
  return { shown: urls(true), named: urls(false) };
}

/** The text of a node, without what only screen readers get: the styles set it in another font. */
const textOf = (node: Node): string => {
  if (!(node instanceof HTMLElement)) return node.text;
  return node.classList.contains('sr-only') ? '' : node.childNodes.map(textOf).join('');
};
