import { normalizeKey } from '../../../plugins/check/field-names.ts';
import { isFullUrl, shortUrl } from '../../../plugins/content/text/url.ts';
import { marksHidden } from '../../import/place/withheld.ts';
import { readText } from '../../import/read/read-text.ts';
import { type Entry, leafOf, type Tree } from '../../import/tree.ts';
import { readDate } from '../../import/words/dates.ts';

/** The usual names of what a page's front matter says, in the form that `normalizeKey` returns. */
const NAMES = {
  title: 'title name',
  tagline: 'tagline subtitle',
  description: 'description excerpt summary',
  keywords: 'tags tech stack techstack technologies keywords categories',
  url: 'external url link demo demourl website homepage live',
  source: 'github githuburl repo repourl repository source sourcecode',
  startDate: 'date startdate publishdate pubdate',
  endDate: 'enddate',
  card: 'img image cover coverimage thumbnail teaser heroimage',
};
const FIELD_NAMES = Object.entries(NAMES).map(([field, names]) => [field, names.split(' ')] as const);

const DATE = /^\d{4}(?:-\d\d){0,2}(?![\d-])/;
const URL = /^https?:\/\/[^\s()<>[\]\\]+$/;

/** Why there is no page. */
export class NoPage extends Error {}

export type Front = Record<string, unknown> & { card?: { src: string; alt: string } };

const oneLine = ({ words }: Tree): string => words.replace(/\s+/g, ' ').trim();

function fieldValue(field: string, value: Tree, all: Tree): unknown {
  const texts = value.leaves.map(oneLine);
  const [text = ''] = value.isLeaf ? texts : [];
  if (field === 'keywords') return value.isLeaf ? text.split(/[,;]/).map((word) => word.trim()) : texts;
  if (field === 'startDate' || field === 'endDate') return DATE.exec(text)?.[0] ?? readDate(text);
  if (field === 'url') return URL.test(text) && isFullUrl(text) ? text : undefined;
  if (field === 'source')
    return URL.test(text) && isFullUrl(text) ? { Source: `[${shortUrl(text)}](${text})` } : undefined;
  // Neither HTML nor a template's tag is shown there.
  if (field !== 'card') return /<[a-z/!]|\{[{%]/i.test(text) ? undefined : text;
  const src = value.isLeaf ? text : value.leafAt('src', 'url', 'path');
  const alt = value.leafAt('alt') ?? all.leafAt('alt', 'imageAlt', 'image_alt', 'coverAlt', 'imgAlt');
  return src && { src: typeof src === 'string' ? src : oneLine(src), alt: alt ? oneLine(alt) : '' };
}

/** True if a switch is on, but for those that only publish the page. */
const isOn = ({ key, value }: Entry): boolean =>
  value.kind === 'boolean' && value.toJSON() === true && !marksHidden({ key, value: leafOf('false') });

/**
 * Reads front matter by the names that people use.
 * @returns what a page here says of it
 * @throws NoPage if it hides the page or can't be read, NotAResume if there is too much of it
 */
export function readFront(file: string, yaml: string, say: (line: number, what: string) => void) {
  const { tree, faults } = readText(file, yaml);
  const front: Front = {};
  const [fault] = faults;
  // What hides the page may be in what was not read.
  if (fault)
    throw new NoPage(`its front matter is not YAML: ${fault}; put a text with : or # in it in quotes`);
  if (tree.kind !== 'group' && !tree.isBlank)
    throw new NoPage('its front matter has no fields; write each as name: text');
  if (tree.entries.some(marksHidden)) throw new NoPage('it is marked as hidden');
  for (const entry of tree.entries) {
    const { key, value } = entry;
    const [name = ''] = FIELD_NAMES.find(([, names]) => names.includes(normalizeKey(key))) ?? [];
    const made = name && fieldValue(name, value, tree);
    const field = name === 'source' ? 'facts' : name;
    const [leaf = isOn(entry) && value] = value.leaves;
    if (!leaf) continue;
    if (field === 'keywords')
      front.keywords = [...new Set([front.keywords ?? [], made].flat())].filter(Boolean);
    // Beside a picture and its words, a group may say whose it is.
    else if (made && !(field in front) && value.leaves.length < 3) front[field] = made;
    else say(leaf.line + 1, `${key} has no field: ${JSON.stringify(value)}`);
  }
  return front;
}
