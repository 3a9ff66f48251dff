import { mentions } from '../../../plugins/content/views/skills.ts';
import { visibleLine } from '../../support/visible-text.ts';
import headings from './headings.json' with { type: 'json' };

type Kind = keyof typeof headings;

/** A part of an advert, below its heading. */
interface Part {
  kind?: Kind;
  items: string[];
  lines: string[];
}

/** What an advert asks, and what else its lists say: what the employer offers, how to apply. */
interface Advert {
  asks: string[];
  others: string[];
}

const KINDS = Object.entries(headings).map(
  ([kind, words]) => [kind as Kind, Object.values(words).flatMap((all) => all.split(' | '))] as const,
);

/** What begins an item: a dash, a dot, a tick, a number, or the letter that a word processor's circle is copied as. */
const MARKER =
  /^\s*(?:[-–—•·‣●○◦▪▫■□◆◇▶►➤➢→✓✔✅☑・＊※]|[*+o](?=\s)|[(（]?\p{Nd}{1,2}[.)．）](?!\p{Nd})|[①-⑳])\s*(?:\[[ x]\]\s+)?/u;
const HEADING_MARK = /^\s*[■□◆◇●○▶]/u;
/** Longer lines are sentences. */
const MOST_LETTERS = 80;
const SENTENCE = /[.!?。！？]\s*$/;

/** Returns the words of a line, without what begins an item and without Markdown's emphasis. */
const wordsOf = (line: string): string => visibleLine(line.replace(MARKER, '').replace(/\*\*|__|`/g, ''));

/** Returns the words of a heading, without what is around it and in brackets. */
const bare = (line: string): string =>
  wordsOf(line)
    .replaceAll('’', "'")
    .replace(/[(（][^()（）]*[)）]/g, '')
    .replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '');

/** Returns what a heading is about, if it says so: as its only words, or among others. */
const topicOf = (words: string, isWhole = false): Kind | undefined =>
  KINDS.find(([, phrases]) =>
    phrases.some((phrase) => (isWhole ? phrase === words.toLowerCase() : mentions(phrase, words))),
  )?.[0];

/** Returns the kind of mark that begins an item: all numbers are one. */
const markOf = (line: string): string =>
  MARKER.exec(line)?.[0]
    .trim()
    .replace(/\p{N}+/u, '1') ?? '';

/** Returns what a line is the heading of; undefined if it is none, and `{}` if it does not say of what. */
function headingOf(line: string, before: string, after: string, below: string): { kind?: Kind } | undefined {
  const words = bare(line);
  const whole = topicOf(words, true);
  if (whole) return { kind: whole };
  if (words.length > MOST_LETTERS) return undefined;
  const kind = topicOf(words);
  const [mark, next] = [markOf(line), markOf(after)];
  // What looks like an item may be the heading of others.
  if (mark) return kind && (next ? next !== mark : HEADING_MARK.test(line) && after) ? { kind } : undefined;
  const isCapitals = words === words.toUpperCase() && /\p{Lu}{4}/u.test(words);
  const shown = line.trim();
  const isFramed = /^(?:\*\*|[【［[<《])/.test(shown) && /(?:\*\*|[】］\]>》])$/.test(shown);
  const isMarked = isFramed || /^#+\s|[:：]\**$/.test(shown);
  const isApart = !before && !SENTENCE.test(line) && (markOf(below) || (after && kind));
  return isCapitals || isMarked || isApart ? { kind } : undefined;
}

const LABEL = /^[^:：]{2,30}[:：]\s*(?=\S)/u;

/** Returns what an advert asks: the items of its lists, and below a heading of requirements its lines. */
export function readAdvert(text: string): Advert {
  const lines = text.split(/\r\n?|\n/);
  const parts: Part[] = [{ items: [], lines: [] }];
  const others: string[] = [];
  let indent = 0;
  for (const [index, line] of lines.entries()) {
    const [before = '', after = ''] = [lines[index - 1], lines[index + 1]].map((each) => each?.trim());
    const { items, lines: loose } = parts.at(-1) as Part;
    const own = items.length ? items : loose;
    const words = wordsOf(line);
    if (!/[\p{L}\p{N}]/u.test(words)) continue;
    const [label = ''] = LABEL.exec(words) ?? [];
    const about = label && topicOf(bare(label));
    const isItem = MARKER.test(line);
    const at = line.search(/\S/);
    const isWrapped = before && (/^[\p{Ll}\p{N}(]/u.test(words) || (items.length && at > indent));
    const below = after || (lines.slice(index + 1).find((each) => each.trim()) ?? '');
    const heading = headingOf(line, before, after, below);
    if (about === 'others') others.push(words);
    else if (about === 'asks' && !isItem)
      parts.push({ kind: about, items: [], lines: [words.slice(label.length)] });
    else if (heading) parts.push({ ...heading, items: [], lines: [] });
    else if (isItem) items.push(words);
    else if (own.length && isWrapped) own.push(joined(own.pop() ?? '', words));
    else loose.push(words);
    if (isItem) indent = at;
  }
  const said = (isOther: boolean) =>
    parts
      .filter(({ kind }) => (kind === 'others') === isOther)
      .flatMap(saidIn)
      .map((each) => each.replace(/[;,、]$/, ''));
  // What ends so introduces the items after it.
  const asks = said(false).filter((each) => !/[:：]$/.test(each));
  return { asks: [...new Set(asks)], others: [...others, ...said(true)] };
}

/** Returns the items of a part, or its lines if these are a list without marks: tasks may be told in sentences. */
const saidIn = ({ kind, items, lines }: Part): string[] =>
  items.length || !kind || (kind === 'tasks' && lines.some((line) => SENTENCE.test(line))) ? items : lines;

const joined = (start: string, rest: string): string =>
  /[\p{sc=Han}\p{sc=Hira}\p{scx=Kana}]$/u.test(start) ? start + rest : `${start} ${rest}`;
