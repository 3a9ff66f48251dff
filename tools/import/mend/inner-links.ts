import { INNER_LINK } from '../../../plugins/content/inline-text.ts';
import { group, list, type Path, type Tree } from '../tree.ts';
import type { Mending } from './mending.ts';

/**
 * Links in texts that begin with a slash led somewhere on the site that the résumé comes from, and lead nowhere on this one:
 * they become full where that site is known, letters where it is not.
 */
export function mendInnerLinks(tree: Tree, by: Mending, path: Path = []): Tree {
  if (tree.kind === 'list')
    return list(
      tree.items.map((item, index) => mendInnerLinks(item, by, [...path, index])),
      tree,
    );
  if (tree.kind === 'group')
    return group(
      tree.entries.map((entry) => ({
        ...entry,
        value: mendInnerLinks(entry.value, by, [...path, entry.key]),
      })),
      tree,
    );
  if (tree.kind !== 'text') return tree;
  const words = tree.words.replace(INNER_LINK, (written, address) => {
    if (by.home && URL.canParse(address, by.home)) {
      const { href } = new URL(address, by.home);
      by.notes.mend(tree, path, `${address} → ${href}`);
      return written.replace(`](${address})`, () => `](${href})`);
    }
    by.notes.leave(tree, path, `${written} leads to no page of this site, so it is no link`);
    return `\\${written}`;
  });
  return { ...tree, words };
}
