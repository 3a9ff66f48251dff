import type { Page } from '@playwright/test';
import type { Content } from '../../plugins/content/types.ts';
import { LANGUAGES, textsOf } from '../../plugins/content/words/words.ts';
import { addStyle } from './contrast.ts';

/** Shorter phrases occur in texts of any language. */
const MIN_LETTERS = 4;
/** Words that are the same in every language. */
const COMMON = /^(JSON|PDF|Ctrl|FCP|LCP|CLS|[kKM]B)$/;
const PLACEHOLDER = /\{\w+\}/;
const LATIN = /\p{Script=Latin}[\p{Script=Latin}\p{M}\d@.:/+-]*/gu;

/**
 * Returns the texts of a page (see `textsOn`) that are neither the owner's nor in the page's language: interface texts in another
 * language, and Latin words in a language that is not written in Latin letters.
 */
export function foreignTexts(texts: string[], { resume, site, projects }: Content): string[] {
  const own = JSON.stringify([resume, site, projects]);
  const native = Object.values(textsOf(site)).join('\n');
  const isExpected = (words: string) => own.includes(words) || native.includes(words);
  const phrases = Object.values(LANGUAGES)
    .flatMap((language) => Object.values(language))
    .flatMap((text) => text.split(PLACEHOLDER))
    .map((part) => part.trim())
    .filter((part) => part.length >= MIN_LETTERS && !isExpected(part));
  const others = texts.filter((text) => !isExpected(text) && phrases.some((phrase) => has(text, phrase)));
  const script = new Intl.Locale(site.language ?? 'en').maximize().script;
  const latin = script === 'Latn' ? [] : texts.flatMap((text) => text.match(LATIN) ?? []);
  return [...new Set([...others, ...latin.filter((word) => !COMMON.test(word) && !isExpected(word))])];
}

/** True if a text contains a phrase with no letter right before or after it. */
function has(text: string, phrase: string): boolean {
  const at = text.indexOf(phrase);
  return at >= 0 && !/\p{L}/u.test(`${text[at - 1] ?? ' '}${text[at + phrase.length] ?? ' '}`);
}

/** All texts of a page, also those for screen readers only, except those marked as being in another language. */
export const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const announced = ['aria-label', 'aria-roledescription', 'alt', 'title'];
    const described = ['description', 'og:title', 'og:description'];
    const texts = [
      document.title,
      ...described.map((name) =>
        document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content'),
      ),
    ];
    for (const element of document.querySelectorAll('body, body *:not(script, style, template)')) {
      if (element.closest('body [lang]')) continue;
      texts.push(...announced.map((name) => element.getAttribute(name)));
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue);
    }
    return texts.map((text) => text?.trim() ?? '').filter(Boolean);
  });

/** As many technologies as a recruiter looks for. */
const TECHNOLOGIES = 4;

/** Returns the questions of a recruiter that the first screen of the home page leaves open. */
export async function unansweredAtFirst(page: Page, { resume }: Content): Promise<string[]> {
  const { links, text } = await page.evaluate(() => {
    const isSeen = ({ top, bottom, width }: DOMRect) => width > 1 && top >= 0 && bottom <= innerHeight;
    const range = document.createRange();
    const walker = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      if (isSeen(range.getBoundingClientRect())) texts.push(node.nodeValue ?? '');
    }
    const links = [...document.links].filter((link) => isSeen(link.getBoundingClientRect()));
    return {
      links: links.map(({ href, textContent, title }) => `${href} ${textContent} ${title}`.trim()),
      text: texts.join('\n').toLowerCase(),
    };
  });
  const says = (words?: string) => !words || text.includes(words.toLowerCase());
  const { basics, work, education, skills = [], projects = [] } = resume;
  const named = new Set([...skills, ...projects].flatMap(({ keywords = [] }) => keywords).filter(says));
  const jobEnd = work?.[0]?.endDate ?? '9999';
  const code = basics?.profiles?.find(({ network }) => /git|codeberg/i.test(network ?? ''));
  const answers = {
    role: says(basics?.label),
    place: says(basics?.location?.city),
    'what came last, and where':
      projects.some(({ name, endDate }) => name && says(name) && endDate && endDate > jobEnd) ||
      (says(work?.[0]?.position) && says(work ? work[0]?.name : education?.[0]?.institution)),
    technologies: named.size >= TECHNOLOGIES,
    'résumé, with its size': links.some((link) => /\.pdf .*\p{Nd}/u.test(link)),
    'code host': !code || links.some((link) => link === `${code.url} ${code.network}`),
  };
  return Object.entries(answers).flatMap(([question, isAnswered]) => (isAnswered ? [] : [question]));
}

/** Returns texts in display type of which another font draws letters, each with that font and the number of letters. */
export async function strayLetters(page: Page): Promise<string[]> {
  await addStyle(page, '::before, ::after { content: none !important }');
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const element of document.querySelectorAll('main *'))
      element.toggleAttribute(
        'data-display',
        !element.children.length && /^"?Display"?,/.test(getComputedStyle(element).fontFamily),
      );
  });
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-display]',
  });
  const texts = await page.locator('[data-display]').allInnerTexts();
  const strays: string[] = [];
  for (const [index, nodeId] of nodeIds.entries()) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, glyphCount, isCustomFont } of fonts)
      if (!isCustomFont) strays.push(`${texts[index]}: ${glyphCount} in ${familyName}`);
  }
  await session.detach();
  return strays;
}
