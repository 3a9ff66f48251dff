import { hasLetters, list, type Tree } from '../tree.ts';
import { readMarkup, withoutMarkup } from '../words/markup.ts';
import { KEYS } from './keys.ts';
import { isFigure, markedLine } from './lines.ts';
import type { Notes } from './notes.ts';

/** The most characters of a text, and of each item of a list, that is a part of a line. */
const MAX_TEXT = 120;
const MAX_ITEM = 30;

/** True if a value needs more than a part of a line: it is a long text, lines, or points. */
export const isLong = (tree: Tree): boolean =>
  tree.isLeaf
    ? tree.words.length > MAX_TEXT || tree.words.trim().includes('\n')
    : tree.items.length > 1 && tree.items.some((item) => !item.isLeaf || item.words.length > MAX_ITEM);

/** The sign of an item in a list that is written as lines of plain text. */
const SIGN = String.raw`[•‣▪●◦○■□►➢➤✔✓✅★*·–—-]\uFE0F?`;
const nextItem = (signs: string) =>
  new RegExp(String.raw`(?<!\s)(?=[^\S\n]*\n)\s+(?=(?:${signs})\s+\S)`, 'g');
const NEXT_ITEM = nextItem(SIGN);
/** The first item of a numbered list; without it, a line may begin with any number. */
const NUMBERED = /^[\t\p{Zs}]*1[.)、]\s/mu;
const NEXT_NUMBER = nextItem(String.raw`${SIGN}|\d{1,2}[.)、]`);
const BULLET = new RegExp(String.raw`^\s*${SIGN}(?:\s+|$)`);
/** A list whose lines were joined into one, as in LinkedIn's data export. */
const JOINED = /(?:^|[.:;!?]\s+)[•‣▪●◦✔✓➢]\s/;

/** Returns paragraphs. Each item of a list is one, and keeps its sign, by which the site knows it. */
function paragraphsOf(tree: Tree, notes: Notes): string[] {
  if (isFigure(tree)) return [];
  if (tree.kind === 'group') return [markedLine(tree, notes)].filter(Boolean);
  if (tree.kind === 'list') return tree.items.flatMap((item) => paragraphsOf(item, notes));
  const words = readMarkup(tree.words.trim());
  const isOneLine = JOINED.test(words) && !words.includes('\n');
  const lined = isOneLine ? words.replace(/(?<!\s)\s+(?=[•‣▪●◦✔✓➢]\s)/g, '\n') : words;
  notes.take(tree);
  return trimmed(lined.replace(NUMBERED.test(lined) ? NEXT_NUMBER : NEXT_ITEM, '\n\n').split(/\n\s*\n/));
}

/** Returns texts as one, with their paragraphs and lists. */
export const readProse = (texts: Tree[], notes: Notes): string =>
  texts.flatMap((text) => paragraphsOf(text, notes)).join('\n\n');

/** Returns a text's paragraphs and items as a list. Items lose their signs, but keep their numbers, which may count something. */
export const readList = (tree: Tree, notes: Notes): string[] =>
  paragraphsOf(tree, notes).map((item) => item.replace(BULLET, '').trim());

const trimmed = (parts: string[]): string[] => parts.map((part) => part.trim()).filter(Boolean);

/** Returns the parts between commas, except commas in brackets. */
export const commaParts = (words: string): string[] =>
  trimmed(words.split(/[,;|•·、，\n](?![^(（]{0,300}[)）])/));

export const ICON = /^[a-z-]+:[a-z\d-]+$/;

/** Returns short texts; a single one is split at its commas. */
export function readKeywords(tree: Tree, notes: Notes): string[] {
  // `{ React: "mdi:react" }`, names with their icons.
  if (tree.entries.length && tree.entries.every(({ value }) => ICON.test(value.words)))
    return tree.entries.map(({ key }) => key);
  // `{ name: Go, experience: 4 }` is the keyword `Go`.
  const names = tree.items.map((item) => item.leafAt(...KEYS.titles) ?? item);
  const lines = readList(names.length ? list(names) : tree, notes).map(withoutMarkup);
  const words = lines.flatMap(({ text, urls }) => [text, ...urls]);
  const parts = words.length === 1 ? words.flatMap(commaParts) : words;
  const keywords = parts.filter(hasLetters);
  const isLost = (leaf: Tree) => words.length === 1 || !hasLetters(leaf.words);
  if (keywords.length < parts.length) for (const leaf of tree.leaves.filter(isLost)) notes.drop(leaf);
  return keywords;
}
