import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { PACKAGES } from '../../plugins/typst/fonts.ts';

/** What a PDF reader finds in a document. */
interface Pdf {
  /** The text of each page, line by line. */
  pages: string[];
  /** The parts of the text, their distance from the left and the lower edge of their page and their size, in pt, and font. */
  drawn: { text: string; x: number; y: number; size: number; font: string }[];
  /** The sizes of its letters, in pt. */
  sizes: number[];
  /** The URLs that it links to. */
  links: string[];
  /** The elements that assistive technology reads, such as `H1` and `LI`, in their order. */
  roles: string[];
  /** Title, author, language. */
  info: Record<string, unknown>;
}

interface Element {
  role?: string;
  children?: Element[];
}

const rolesOf = ({ role, children = [] }: Element): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesOf),
];

/** Reads a PDF as Firefox does. */
export async function readPdf(file: Uint8Array): Promise<Pdf> {
  const document = await getDocumentProxy(Uint8Array.from(file));
  const { info } = await document.getMetadata();
  const pdf: Pdf = { pages: [], drawn: [], sizes: [], links: [], roles: [], info: info as Pdf['info'] };
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const parts = items.flatMap((item) => ('str' in item ? [item] : []));
    pdf.pages.push(
      parts
        .map(({ str, hasEOL }) => str + (hasEOL ? '\n' : ''))
        .join('')
        .trim(),
    );
    for (const { str: text, transform, height: size, fontName: font } of parts)
      pdf.drawn.push({ text, x: transform[4], y: transform[5], size, font });
    pdf.sizes.push(...parts.flatMap(({ str, height }) => (str.trim() ? height : [])));
    const annotations: { unsafeUrl?: string }[] = await page.getAnnotations();
    pdf.links.push(...annotations.flatMap(({ unsafeUrl }) => unsafeUrl ?? []));
    pdf.roles.push(...rolesOf(((await page.getStructTree()) ?? {}) as Element));
  }
  return pdf;
}

/** The installed fonts, and subsets of Noto Sans for Hebrew and Japanese (kana only). */
export const FONTS = [...PACKAGES, resolve(import.meta.dirname, 'fonts')];

/** Text normalized for comparison: without white space and ligatures. */
export const plain = (text = '') => text.normalize('NFKC').replace(/\s/g, '');

/** Waits for the print styles, which come with the script. */
const canPrint = (page: Page) =>
  page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'print'));

/** The normalized text of each sheet that a page prints on. */
export async function printed(page: Page, format: 'A4' | 'Letter'): Promise<string[]> {
  await canPrint(page);
  return (await readPdf(await page.pdf({ format }))).pages.map(plain);
}

/** Visible elements of a page shown as in print with text that is not dark, or with a background. */
export async function notBlackOnWhite(page: Page): Promise<string[]> {
  await canPrint(page);
  return page.evaluate(() => {
    // Paper has no transitions, but emulated print does.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    const numbers = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const isDark = (color: string) => numbers(color).every((part, index) => index > 2 || part <= 0x55);
    const isClear = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
      backgroundImage === 'none' && numbers(backgroundColor)[3] === 0;
    return [...document.querySelectorAll('html, body, body *')]
      .filter((element) => element.checkVisibility() && !element.closest('[class*=sr-only]'))
      .filter((element) => {
        const style = getComputedStyle(element);
        const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
        const isPicture = element.querySelector(':scope > picture, :scope > img');
        return (isText && !isDark(style.color)) || (!isPicture && !isClear(style));
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
}
