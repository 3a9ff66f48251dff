import { INNER_LINK } from '../../../plugins/content/inline-text.ts';
import type { Notes } from '../notes.ts';
import { plainText } from '../plain-text.ts';
import { at, group, isBlank, isLeaf, mapped, type Path, type Tree, wordsOf } from '../tree.ts';
import { readAddress } from '../words/addresses.ts';
import { mendEntries } from './entries.ts';
import { mendGroup } from './groups.ts';
import { mendAddress, mendDate, mendText, reject } from './leaves.ts';
import { preparePerson } from './person.ts';
import { preparePlace } from './place.ts';
import { prepareProfile } from './profile.ts';
import { prepareRoot } from './root.ts';
import { type GroupShape, type Mending, RESUME, type Shape, sectionOf } from './shape.ts';
import { mendTexts } from './texts.ts';

/**
 * Makes a résumé of JSON Resume 1.0.0 out of one in any style.
 * @param gentle touch only what is wrong
 * @returns undefined where it holds no résumé
 */
export function mendResume(given: Tree, notes: Notes, gentle = false): Tree | undefined {
  const by: Mending = { notes, gentle, mend: (...parts) => mendValue(by, ...parts) };
  const root = prepareRoot(readable(given, notes), by);
  if (!root) return undefined;
  const person = at(root, 'basics');
  const home = wordsOf(at(person, 'url')) ?? wordsOf(at(person, 'website'));
  by.home = home && readAddress(home)?.url;
  const mended = mendGroup(root, RESUME, [], by);
  return gentle ? mended : mendInnerLinks(mended, by);
}

/** What no page can show is taken out, wherever it stands. */
function readable(tree: Tree, notes: Notes, path: Path = []): Tree {
  if (!isLeaf(tree)) return mapped(tree, (value, key) => readable(value, notes, [...path, key]));
  const words = plainText(tree.words);
  if (words !== tree.words) notes.mend(tree, path, 'control characters → taken out');
  return { ...tree, words };
}

function mendValue(by: Mending, tree: Tree, shape: Shape, path: Path): Tree | undefined {
  switch (shape.kind) {
    case 'text':
      return mendText(tree, path, by);
    case 'date':
      return mendDate(tree, path, by);
    case 'url':
    case 'email':
      return mendAddress(tree, path, shape.kind, by);
    case 'list':
      return shape.of.kind === 'group' ? mendEntries(tree, shape.of, path, by) : mendTexts(tree, path, by);
    case 'group':
      return mendWhole(tree, shape, path, by);
  }
}

function mendWhole(tree: Tree, shape: GroupShape, path: Path, by: Mending) {
  const section = sectionOf(path);
  const prepared = section === 'location' ? preparePlace(tree, path, by) : asGroup(tree, path, by);
  if (prepared?.kind !== 'group') return reject(tree, path, 'is no group of fields', by);
  const ready =
    section === 'basics'
      ? preparePerson(prepared, path, by)
      : section === 'profiles'
        ? prepareProfile(prepared, path, by)
        : prepared;
  return mendGroup(ready, shape, path, by);
}

/** A list with groups in it as one group. */
function asGroup(tree: Tree, path: Path, by: Mending): Tree | undefined {
  if (tree.kind !== 'list') return tree;
  const groups = tree.items.filter((item) => !isBlank(item));
  if (!groups.length || !groups.every((item) => item.kind === 'group')) return undefined;
  by.notes.mend(tree, path, 'a list of groups → one group');
  const entries = groups.flatMap((each) => each.entries);
  return group(entries, tree);
}

/**
 * Links in texts that begin with a slash led somewhere on the site that the résumé comes from, and lead nowhere on this one:
 * they become full where that site is known, letters where it is not.
 */
function mendInnerLinks(tree: Tree, by: Mending, path: Path = []): Tree {
  if (!isLeaf(tree)) return mapped(tree, (value, key) => mendInnerLinks(value, by, [...path, key]));
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
