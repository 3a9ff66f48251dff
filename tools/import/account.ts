import { quoted } from '../../plugins/content/check/schema-messages.ts';
import type { Tree } from './tree.ts';

/** What became of the texts of a file. */
export interface Account {
  shown: number;
  total: number;
  /** What is left to the owner, word for word, one line each. */
  left: string[];
}

/** Counts the texts, and lists those that are not shown by file, line and field. */
export function accountOf(tree: Tree): Account {
  const texts = tree.leaves.filter(({ fate }) => fate !== 'technical' && fate !== 'kept');
  // Parts of the same entry, for the same reason, share a line.
  const lines = new Map<string, Tree[]>();
  for (const leaf of texts.filter(({ fate }) => fate !== 'shown')) {
    const entry = /^.*?\[\d+\]/.exec(leaf.path)?.[0] ?? leaf.path.split('.').slice(0, 2).join('.');
    const key = [leaf.file, entry, whyNot(leaf)].join('\n');
    lines.set(key, [...(lines.get(key) ?? []), leaf]);
  }
  const left = [...lines.values()].map((same) => {
    const [first] = same as [Tree];
    const fields = same.map(({ path, kind, words }) => `${path}: ${kind === 'text' ? quoted(words) : words}`);
    const why =
      same.length > 1 ? whyNot(first).replace(/^has /, 'have ').replace(/^is /, 'are ') : whyNot(first);
    return `${first.file}:${first.line}: ${fields.join(', ')} ${why}`;
  });
  return { shown: texts.filter(({ fate }) => fate === 'shown').length, total: texts.length, left };
}

const whyNot = ({ fate }: Tree): string => (typeof fate === 'object' ? fate.why : 'has no place on the site');
