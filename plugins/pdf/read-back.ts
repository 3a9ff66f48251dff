import { HAN_AND_KANA, lettersIn } from '../../packages/resume-import/src/text/scripts.ts';
import type { ProseText } from '../../src/views.ts';
import { stringsOfField } from '../content/read/values.ts';
import { proseToText } from '../content/text/inline-text.ts';
import type { printedContact } from '../content/views/contact.ts';
import type { resumeView } from '../content/views/resume-view.ts';

/** What a program reads in a PDF: its text in the order in which it is drawn, and the URLs of its links. */
export interface Extract {
  text: string;
  links: string[];
}

/** What a program should read of one field of the résumé. */
interface Part {
  field: string;
  texts: string[];
  links: string[];
}

/** Returns what PDF.js, which Firefox shows PDFs with, reads in one. */
export async function extractOf(pdf: Uint8Array): Promise<Extract> {
  // Loaded only here: it is large.
  const { extractText, getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(Uint8Array.from(pdf), { verbosity: 0 });
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const links = Array.from({ length: totalPages }, async (_, index) => {
    const page = await document.getPage(index + 1);
    const annotations: { unsafeUrl?: string }[] = await page.getAnnotations();
    return annotations.flatMap(({ unsafeUrl }) => unsafeUrl ?? []);
  });
  return { text, links: (await Promise.all(links)).flat() };
}

/** Returns the fields of a printed résumé, one after another. */
export function printedFields(
  { name, role, sections }: ReturnType<typeof resumeView>,
  contact: ReturnType<typeof printedContact>,
): Part[] {
  const entries = sections.flatMap((section) => section.entries);
  return [
    { field: 'basics.name', texts: [name], links: [] },
    { field: 'basics.label', texts: [role], links: [] },
    ...contact.map(({ field, text, url }) => ({ field, texts: [text], links: url ? [url] : [] })),
    ...entries.map(({ field = '', name = '', dates = '', title, organization, text, small }) => {
      const lists = name ? text.map((part) => proseToText(part as ProseText)) : [];
      return {
        field,
        texts: [name, dates, proseToText(title), proseToText(organization), ...lists],
        links: stringsOfField('href', [title, organization, small]),
      };
    }),
  ];
}

/** Returns the fields that a program does not read or, if `isOrdered`, does not read between the fields before and after. */
export function lossesOf(parts: Part[], { text, links }: Extract, isOrdered = true) {
  const whole = comparable(text);
  const urls = new Set(links.map(sameUrl));
  let start = 0;
  return parts.flatMap(({ field, texts, links }) => {
    const searchStart = isOrdered ? start : 0;
    const problemOf = (text: string): string[] => {
      const wanted = comparable(text);
      const index = whole.indexOf(wanted, searchStart);
      start = Math.max(start, index + wanted.length);
      return index >= 0
        ? []
        : [`“${text}” is ${whole.includes(wanted) ? 'read in another place' : 'not read'}`];
    };
    const checked = texts.filter((text) => !UNBROKEN.test(text) && (isOrdered || !REVERSED.test(text)));
    const lost = links.filter((url) => !urls.has(sameUrl(url)));
    const problems = [...checked.flatMap(problemOf), ...lost.map((url) => `the link to ${url} is not found`)];
    return problems.map((problem) => ({ field, problem }));
  });
}

/** Returns a text without what programs read differently: ligatures, marks of direction, hyphens at a line's end, spaces. */
const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}]/gu, '')
    .replace(/[-‐]\s*/g, '')
    .replace(/\s+/g, ' ')
    .replace(BESIDE_HAN, '')
    .trim();

/** Programs put a space where Chinese or Japanese meets another script. */
const SET_APART = `[${lettersIn(HAN_AND_KANA)}ー、。〜：]`;
const BESIDE_HAN = new RegExp(`(?<=${SET_APART}) | (?=${SET_APART})`, 'gu');
/** A text without a place to break is set in pieces, so only its link is compared. */
const UNBROKEN = /[!-~]{48}/;
/** PDF.js reads the words of such texts from left to right. */
const REVERSED = /[\p{sc=Arab}\p{sc=Hebr}،]/u;

const sameUrl = (url: string): string => decodeURI(new URL(url).href);
