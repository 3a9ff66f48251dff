import { isNaming, isOneOf } from '../place/keys.ts';
import { sectionOf } from '../place/meaning.ts';
import { isTold, type Notes, TECHNICAL } from '../place/notes.ts';
import { NO_PLACE, PRIVATE } from '../place/reasons.ts';
import { ICON } from '../place/values.ts';
import { type Entry, hasLetters, type Piece, stringsIn, type Tree } from '../tree.ts';

/** Returns how many texts of a file are shown, which of them are in another form, and lines about those that are left out. */
export function accountOf(tree: Tree, withheld: Map<Tree, string>, pieces: Piece[], notes: Notes) {
  const inPieces = new Set(pieces.flatMap(({ source }) => source.leaves));
  const isRead = (leaf: Tree) => inPieces.has(leaf) && !withheld.has(leaf);
  // A leaf that was placed may still be left out with its whole entry.
  const forms = new Map(tree.leaves.map((leaf) => [leaf, isRead(leaf) ? notes.forms.get(leaf) : undefined]));
  const shown = tree.leaves.filter((leaf) => forms.get(leaf));
  const results = stringsIn(pieces.map((piece) => piece.result)).map(({ value }) => value);
  const shownTexts = new Set([...results, ...shown.map(({ words }) => words.trim())]);
  const headings = new Set(headingsIn(tree, inPieces));
  const whyOf = (leaf: Tree): string => {
    const why = withheld.get(leaf) ?? (isRead(leaf) ? notes.reasons.get(leaf) : undefined);
    return why ?? (headings.has(leaf) || (isRead(leaf) && ICON.test(leaf.words)) ? TECHNICAL : NO_PLACE);
  };
  // A text that is shown from another key, too, is not left out.
  const isElsewhere = ({ words }: Tree, why: string) =>
    why === NO_PLACE && hasLetters(words) && shownTexts.has(words.trim());
  const others = tree.leaves
    .filter((leaf) => !forms.get(leaf))
    .map((leaf) => ({ leaf, why: whyOf(leaf) }))
    .filter(({ why }) => isTold(why));
  const left = others.filter(({ leaf, why }) => !isElsewhere(leaf, why));
  const total = shown.length + others.length;
  return { shown: total - left.length, total, left: linesOf(left), changes: changesIn(forms) };
}

function changesIn(forms: Map<Tree, string | undefined>): [from: string, to: string][] {
  // Another dash is no news.
  const isNews = (words: string, form: string) => form !== words.replace(/(?<!\s)\s+[-–—~]+\s+/, ' – ');
  return [...forms].flatMap(([{ words }, form]): [string, string][] =>
    form && form !== words.trim() && isNews(words.trim(), form) ? [[words.trim(), form]] : [],
  );
}

/** A longer word, such as a picture's data, is quoted only in part. */
const MAX_WORD = 200;

/** Returns lines about the leaves that are left out, private ones first. Those of one entry share a line for each reason. */
function linesOf(left: { leaf: Tree; why: string }[]): string[] {
  const first = ({ why }: { why: string }) => Number(why === PRIVATE);
  const lines = new Map<string, { place: string; why: string; fields: string[] }>();
  for (const { leaf, why } of left.sort((a, b) => first(b) - first(a))) {
    const { file, line, path, kind, words } = leaf;
    const part = path.replace(/\[\d+\]$/, '');
    const entry = /^.*?\[\d+\]/.exec(part)?.[0] ?? part.split('.').slice(0, 2).join('.');
    const key = [file, entry, why].join('\n');
    const same = lines.get(key) ?? { place: `${file}:${line}`, why, fields: [] };
    const isData = words.length > MAX_WORD && !/\s/.test(words);
    const quoted = isData ? `${words.slice(0, MAX_WORD)}…` : words;
    same.fields.push(`${path}: ${kind === 'string' ? JSON.stringify(quoted) : quoted}`);
    lines.set(key, same);
  }
  return [...lines.values()].map(({ place, fields, why }) => {
    const verb = fields.length > 1 ? inPlural(why) : why;
    return `${place}: ${fields.join(', ')} ${verb}`;
  });
}

const inPlural = (why: string) =>
  why.replace(/^has /, 'have ').replace(/^is /, 'are ').replace(', so it is ', ', so they are ');

/** Returns the names of lists that were read. A page needs none of them: it has headings of its own. */
function headingsIn(tree: Tree, read: Set<Tree>): Tree[] {
  const isRead = (leaf: Tree) => read.has(leaf);
  const isHeading = ({ key, value }: Entry) =>
    isNaming(key) &&
    value.isLeaf &&
    !isRead(value) &&
    (sectionOf(value.words) ||
      (!isOneOf(['title', 'heading'], key) && tree.children.some((child) => child.leaves.some(isRead))));
  return [
    ...tree.entries.filter(isHeading).map(({ value }) => value),
    ...tree.children.flatMap((child) => headingsIn(child, read)),
  ];
}
