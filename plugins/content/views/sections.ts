import type { Block, ProseText, QuoteView, SectionView } from '../../../src/views.ts';
import { blocksOf, isList } from '../text/blocks.ts';
import { parseInline } from '../text/inline-text.ts';
import {
  type BlockFile,
  type Content,
  type Draft,
  type FilmFile,
  type FilmUse,
  SECTION_IDS,
  type SectionFile,
  type SectionId,
  type Site,
} from '../types.ts';
import { LANGUAGES, textsFor } from '../words/words.ts';
import { entryOf } from './entries.ts';
import { entryId, entryViews } from './timelines.ts';

/** Returns the home page's sections in the owner's order, including those that the owner wrote. */
export const orderedSections = ({ sections = [...SECTION_IDS] }: Site): (SectionId | SectionFile)[] =>
  sections;

export const ownSections = (site: Site): SectionFile[] =>
  orderedSections(site).filter((each) => typeof each !== 'string');

export const includesSection = (site: Site, id: SectionId): boolean => orderedSections(site).includes(id);

/** Returns a section of the home page that the owner wrote. */
export function sectionView({ id, heading, blocks }: SectionFile, site: Site): Draft<SectionView> {
  const blockView = (block: BlockFile, index: number): Draft<Block> | Draft<Block>[] => {
    if ('text' in block) return blocksOf(block.text).map((part) => (isList(part) ? part : { text: part }));
    if ('list' in block) return { list: block.list.map(parseInline) };
    if ('group' in block)
      return { group: { heading: block.group.heading, items: block.group.items.map(parseInline) } };
    if ('links' in block)
      return { list: block.links.map(({ label, url }) => [{ tag: 'a', href: url, text: label }]) };
    if ('entries' in block) {
      const entries = block.entries.map((entry) => entryOf(entry, site));
      return { entries: entryViews(entries, entryId(id, index), site) };
    }
    if ('video' in block) return { film: filmView(block) };
    const { label, pictures } = block.carousel;
    return { carousel: { label, pictures: pictures.map((file) => ({ ...file, role: 'wide' })) } };
  };
  return { id, heading, blocks: blocks.flatMap(blockView) };
}

/** Returns a section's label in the navigation: the owner's, or else in English the id, whose words are English. */
export function labelOf(
  { id, heading, label }: Omit<SectionFile, 'blocks'>,
  { language = 'en' }: Site,
): string {
  const isEnglish = textsFor(language) === LANGUAGES.en;
  // The check asks for labels before it refuses sections without an id.
  return label ?? (isEnglish && id ? id.replaceAll('-', ' ') : heading);
}

export const filmView = ({ video, captions, poster, alt }: FilmFile): FilmUse => ({
  role: 'film',
  src: video,
  captions,
  poster: { src: poster, alt, role: 'wide' },
});

/** True if any page has a block of a kind that few sites have. */
export const hasBlock = ({ site, projects }: Content, kind: 'entries' | 'film' | 'markdown'): boolean =>
  withInner([
    ...ownSections(site).flatMap((section) => sectionView(section, site).blocks),
    ...Object.values(projects).flatMap(({ sections }) => sections.flatMap(({ shown }) => shown)),
  ]).some((block) => kind in block);

/** Returns blocks together with those inside of quotes and lists. */
const withInner = (blocks: Draft<Block>[]): Draft<Block>[] =>
  blocks.flatMap((block) => {
    if (!('markdown' in block)) return [block];
    const { markdown } = block;
    const inner =
      'quote' in markdown ? quoteBlocks(markdown) : 'items' in markdown ? markdown.items.flat() : [];
    return [block, ...withInner(inner)];
  });

/** Returns the blocks of a quote; the last one names its author. */
export const quoteBlocks = ({ quote, by }: Draft<QuoteView>): Draft<Block>[] =>
  by ? [...quote, { text: by }] : quote;

/** Returns the texts of blocks, without headings, pictures and blocks of code. */
export const textsIn = (blocks: Draft<Block>[]): ProseText[] =>
  withInner(blocks).flatMap((block) => {
    if ('text' in block) return [block.text];
    if ('list' in block) return block.list;
    if ('group' in block) return block.group.items;
    return 'markdown' in block && 'table' in block.markdown
      ? [...block.markdown.table.head, ...block.markdown.table.rows.flat()]
      : [];
  });
