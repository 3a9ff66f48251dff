import { INNER_LINK } from '../../../plugins/content/text/inline-text.ts';
import { visibleText } from '../../../plugins/content/text/visible-text.ts';
import type { Notes } from '../notes.ts';
import { at, group, isBlank, isLeaf, mapValues, type Path, type Tree, textOf } from '../tree.ts';
import { readUrl } from '../words/addresses.ts';
import { fixEntries } from './entries.ts';
import { fixGroup } from './groups.ts';
import { fixAddress, fixDate, fixText, reject } from './leaves.ts';
import { prepareLocation } from './location.ts';
import { preparePerson } from './person.ts';
import { prepareProfile } from './profile.ts';
import { prepareRoot } from './root.ts';
import { type FixContext, type GroupShape, RESUME, type Shape, sectionOf } from './shape.ts';
import { fixTexts } from './texts.ts';

/**
 * Converts a résumé in any style to JSON Resume 1.0.0.
 * @param minimal change only what is wrong
 * @returns undefined if the input contains no résumé
 */
export function fixResume(given: Tree, notes: Notes, minimal = false): Tree | undefined {
  const context: FixContext = { notes, minimal, fix: (...parts) => fixValue(context, ...parts) };
  const root = prepareRoot(withoutInvisible(given, notes), context);
  if (!root) return undefined;
  const person = at(root, 'basics');
  const home = textOf(at(person, 'url')) ?? textOf(at(person, 'website'));
  context.home = home && readUrl(home)?.url;
  const fixed = fixGroup(root, RESUME, [], context);
  return minimal ? fixed : fixInnerLinks(fixed, context);
}

/** Removes characters that a page can't show from every value. */
function withoutInvisible(tree: Tree, notes: Notes, path: Path = []): Tree {
  if (!isLeaf(tree)) return mapValues(tree, (value, key) => withoutInvisible(value, notes, [...path, key]));
  const words = visibleText(tree.words);
  if (words !== tree.words) notes.addFix(tree, path, 'invisible characters → removed');
  return { ...tree, words };
}

function fixValue(context: FixContext, tree: Tree, shape: Shape, path: Path): Tree | undefined {
  switch (shape.kind) {
    case 'text':
      return fixText(tree, path, context);
    case 'date':
      return fixDate(tree, path, context);
    case 'url':
    case 'email':
      return fixAddress(tree, path, shape.kind, context);
    case 'list':
      return shape.of.kind === 'group'
        ? fixEntries(tree, shape.of, path, context)
        : fixTexts(tree, path, context);
    case 'group':
      return fixFields(tree, shape, path, context);
  }
}

function fixFields(tree: Tree, shape: GroupShape, path: Path, context: FixContext) {
  const section = sectionOf(path);
  const prepared =
    section === 'location' ? prepareLocation(tree, path, context) : mergedGroups(tree, path, context);
  if (prepared?.kind !== 'group') return reject(tree, path, 'is not a group of fields', context);
  const ready =
    section === 'basics'
      ? preparePerson(prepared, path, context)
      : section === 'profiles'
        ? prepareProfile(prepared, path, context)
        : prepared;
  return fixGroup(ready, shape, path, context);
}

/** A list of groups merged into one group. */
function mergedGroups(tree: Tree, path: Path, context: FixContext): Tree | undefined {
  if (tree.kind !== 'list') return tree;
  const groups = tree.items.filter((item) => !isBlank(item));
  if (!groups.length || !groups.every((item) => item.kind === 'group')) return undefined;
  context.notes.addFix(tree, path, 'a list of groups → one group');
  const entries = groups.flatMap((each) => each.entries);
  return group(entries, tree);
}

/**
 * Links in texts that start with a slash led to pages of the site that the résumé comes from and don't work on this
 * one: they become full URLs if that site is known, otherwise plain text.
 */
function fixInnerLinks(tree: Tree, context: FixContext, path: Path = []): Tree {
  if (!isLeaf(tree)) return mapValues(tree, (value, key) => fixInnerLinks(value, context, [...path, key]));
  if (tree.kind !== 'text') return tree;
  const words = tree.words.replace(INNER_LINK, (written, address) => {
    if (context.home && URL.canParse(address, context.home)) {
      const { href } = new URL(address, context.home);
      context.notes.addFix(tree, path, `${address} → ${href}`);
      return written.replace(`](${address})`, () => `](${href})`);
    }
    const what = `${written} doesn't lead to a page of this site, so it is no longer a link`;
    context.notes.addUnresolved(tree, path, what);
    return `\\${written}`;
  });
  return { ...tree, words };
}
