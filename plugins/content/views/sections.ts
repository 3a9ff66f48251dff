import type { Block, SectionView } from '../../../src/views.ts';
import { blocksOf, parseInline } from '../text/inline-text.ts';
import type { BlockFile, PictureOf, SectionFile, SectionId, Site } from '../types.ts';
import { LANGUAGES, textsFor } from '../words/words.ts';
import { SECTION_IDS } from './section-ids.ts';

/** The home page's sections in the owner's order, including those that the owner wrote. */
export const orderedSections = ({ sections = [...SECTION_IDS] }: Site): (SectionId | SectionFile)[] =>
  sections;

export const ownSections = (site: Site): SectionFile[] =>
  orderedSections(site).filter((each) => typeof each !== 'string');

export const includesSection = (site: Site, id: SectionId): boolean => orderedSections(site).includes(id);

/** A section that the owner wrote, on a project's page or the home page. */
export const sectionView = ({ id, heading, blocks }: SectionFile, picture: PictureOf): SectionView => ({
  id,
  heading,
  blocks: blocks.flatMap((block) => shownBlocks(block, picture)),
});

/** A section's label in the navigation. By default in English it is the id, which is an English word. */
export function labelOf({ id, heading, label }: SectionFile, { language = 'en' }: Site): string {
  const isEnglish = textsFor(language) === LANGUAGES.en;
  return label ?? (isEnglish ? id : heading);
}

function shownBlocks(block: BlockFile, picture: PictureOf): Block | Block[] {
  if ('text' in block)
    return blocksOf(block.text).map((part) =>
      typeof part === 'object' && 'list' in part ? part : { text: part },
    );
  if ('list' in block) return { list: block.list.map(parseInline) };
  if ('group' in block)
    return { group: { heading: block.group.heading, items: block.group.items.map(parseInline) } };
  if ('links' in block)
    return { list: block.links.map(({ label, url }) => [{ tag: 'a', href: url, text: label }]) };
  const { label, pictures } = block.carousel;
  return { carousel: { label, pictures: pictures.map((file) => picture(file, 'wide')) } };
}
