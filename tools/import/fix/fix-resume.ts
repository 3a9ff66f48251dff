import { INNER_LINK } from '../../../plugins/content/text/inline-text.ts';
import { visibleText } from '../../../plugins/content/text/visible-text.ts';
import type { Notes } from '../notes.ts';
import { at, group, isBlank, isLeaf, mapValues, type Tree, textOf } from '../tree.ts';
import { readUrl } from '../words/addresses.ts';
import { fixEntries } from './entries.ts';
import { fixGroup } from './groups.ts';
import { fixAddress, fixDate, fixText } from './leaves.ts';
import { prepareLocation } from './location.ts';
import { preparePerson } from './person.ts';
import { type FixContext, Place } from './place.ts';
import { prepareProfile } from './profile.ts';
import { prepareRoot } from './root.ts';
import { type GroupShape, RESUME, type Shape } from './shape.ts';
import { fixTexts } from './texts.ts';

/**
 * Converts a résumé in any style to JSON Resume 1.0.0.
 * @param minimal change only what is wrong
 * @returns undefined if the input contains no résumé
 */
export function fixResume(given: Tree, notes: Notes, minimal = false): Tree | undefined {
  const context: FixContext = { notes, minimal, fix: fixValue };
  const top = new Place(context);
  const root = prepareRoot(withoutInvisible(given, top), top);
  if (!root) return undefined;
  const person = at(root, 'basics');
  const home = textOf(at(person, 'url')) ?? textOf(at(person, 'website'));
  context.home = home && readUrl(home)?.url;
  const fixed = fixGroup(root, RESUME, top);
  return minimal ? fixed : fixInnerLinks(fixed, top);
}

/** Removes characters that a page can't show from every value. */
function withoutInvisible(tree: Tree, place: Place): Tree {
  if (!isLeaf(tree)) return mapValues(tree, (value, key) => withoutInvisible(value, place.at(key)));
  const words = visibleText(tree.words);
  if (words !== tree.words) place.noteFix(tree, 'invisible characters → removed');
  return { ...tree, words };
}

function fixValue(tree: Tree, shape: Shape, place: Place): Tree | undefined {
  switch (shape.kind) {
    case 'text':
      return fixText(tree, place);
    case 'date':
      return fixDate(tree, place);
    case 'url':
    case 'email':
      return fixAddress(tree, shape.kind, place);
    case 'list':
      return shape.of.kind === 'group' ? fixEntries(tree, shape.of, place) : fixTexts(tree, place);
    case 'group':
      return fixFields(tree, shape, place);
  }
}

function fixFields(tree: Tree, shape: GroupShape, place: Place) {
  const { section } = place;
  const prepared = section === 'location' ? prepareLocation(tree, place) : mergedGroups(tree, place);
  if (prepared?.kind !== 'group') return place.reject(tree, 'is not a group of fields');
  const ready =
    section === 'basics'
      ? preparePerson(prepared, place)
      : section === 'profiles'
        ? prepareProfile(prepared, place)
        : prepared;
  return fixGroup(ready, shape, place);
}

/** A list of groups merged into one group. */
function mergedGroups(tree: Tree, place: Place): Tree | undefined {
  if (tree.kind !== 'list') return tree;
  const groups = tree.items.filter((item) => !isBlank(item));
  if (!groups.length || !groups.every((item) => item.kind === 'group')) return undefined;
  place.noteFix(tree, 'a list of groups → one group');
  const entries = groups.flatMap((each) => each.entries);
  return group(entries, tree);
}

/**
 * Links in texts that start with a slash led to pages of the site that the résumé comes from and don't work on this
 * one: they become full URLs if that site is known, otherwise plain text.
 */
function fixInnerLinks(tree: Tree, place: Place): Tree {
  if (!isLeaf(tree)) return mapValues(tree, (value, key) => fixInnerLinks(value, place.at(key)));
  if (tree.kind !== 'text') return tree;
  const words = tree.words.replace(INNER_LINK, (written, address) => {
    if (place.context.home && URL.canParse(address, place.context.home)) {
      const { href } = new URL(address, place.context.home);
      place.noteFix(tree, `${address} → ${href}`);
      return written.replace(`](${address})`, () => `](${href})`);
    }
    const what = `${written} doesn't lead to a page of this site, so it is no longer a link`;
    place.noteUnresolved(tree, what);
    return `\\${written}`;
  });
  return { ...tree, words };
}
