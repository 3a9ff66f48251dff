import { quoted } from '../../plugins/content/check/schema-messages.ts';
import { type Leaf, leavesOf, type Tree } from './tree.ts';

/** What became of the texts of a file. */
export interface Account {
  shown: number;
  total: number;
  /** What is left to the owner, word for word, one line each. */
  left: string[];
}

/** How a value is said to the owner: in full. */
const display = ({ kind, words }: Leaf): string => (kind === 'text' ? quoted(words) : words);

const NO_PLACE = 'has no place on the site';

/** Counts the texts, and lists those that are not shown by file, line and field. */
export function accountOf(tree: Tree): Account {
  const leaves = [...new Set(leavesOf(tree))].filter(({ fate }) => fate !== 'technical');
  const texts = leaves.filter(({ kind, fate }) => kind !== 'flag' && fate !== 'kept');
  const why = ({ fate }: Leaf) => (typeof fate === 'object' ? fate.why : NO_PLACE);
  const isLeft = ({ kind, fate }: Leaf) => typeof fate === 'object' || (!fate && kind !== 'flag');
  // Parts of the same entry, for the same reason, share a line.
  const lines = new Map<string, Leaf[]>();
  for (const leaf of leaves.filter(isLeft)) {
    const entry = /^.*?\[\d+\]/.exec(leaf.path)?.[0] ?? leaf.path.split('.').slice(0, 2).join('.');
    const key = [leaf.file, entry, why(leaf)].join('\n');
    lines.set(key, [...(lines.get(key) ?? []), leaf]);
  }
  const left = [...lines.values()].map((same) => {
    const [first] = same as [Leaf];
    const fields = same.map((leaf) => `${leaf.path}: ${display(leaf)}`).join(', ');
    return `${first.file}:${first.line}: ${fields} ${same.length > 1 ? plural(why(first)) : why(first)}`;
  });
  return { shown: texts.filter(({ fate }) => fate === 'shown').length, total: texts.length, left };
}

const plural = (why: string): string => why.replace(/^has /, 'have ').replace(/^is /, 'are ');
