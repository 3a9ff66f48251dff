import type { Block, FilmView, SectionView } from '../../../src/views.ts';
import { blocksOf, isList, parseInline } from '../text/inline-text.ts';
import {
  type BlockFile,
  type Content,
  type FilmFile,
  type PictureOf,
  SECTION_IDS,
  type SectionFile,
  type SectionId,
  type Site,
} from '../types.ts';
import { LANGUAGES, textsFor } from '../words/words.ts';
import { entryId, entryOf, entryView } from './timelines.ts';

/** The home page's sections in the owner's order, including those that the owner wrote. */
export const orderedSections = ({ sections = [...SECTION_IDS] }: Site): (SectionId | SectionFile)[] =>
  sections;

export const ownSections = (site: Site): SectionFile[] =>
  orderedSections(site).filter((each) => typeof each !== 'string');

export const includesSection = (site: Site, id: SectionId): boolean => orderedSections(site).includes(id);

/** A section that the owner wrote, on a project's page or the home page. */
export function sectionView(section: SectionFile, site: Site, picture: PictureOf): SectionView {
  const { id, heading, blocks } = section;
  const shown = blocks.flatMap((block, index) => shownBlocks(block, `${id}-${index + 1}`, site, picture));
  return { id, heading, blocks: shown };
}

/** A section's label in the navigation. By default in English it is the id, which is an English word. */
export function labelOf({ id, heading, label }: SectionFile, { language = 'en' }: Site): string {
  const isEnglish = textsFor(language) === LANGUAGES.en;
  return label ?? (isEnglish ? id : heading);
}

function shownBlocks(block: BlockFile, id: string, site: Site, picture: PictureOf): Block | Block[] {
  if ('text' in block) return blocksOf(block.text).map((part) => (isList(part) ? part : { text: part }));
  if ('list' in block) return { list: block.list.map(parseInline) };
  if ('group' in block)
    return { group: { heading: block.group.heading, items: block.group.items.map(parseInline) } };
  if ('links' in block)
    return { list: block.links.map(({ label, url }) => [{ tag: 'a', href: url, text: label }]) };
  if ('entries' in block)
    return {
      entries: block.entries.map((entry, index) => entryView(entryOf(entry, site), entryId(id, index), site)),
    };
  if ('video' in block) return { film: filmView(block, picture) };
  const { label, pictures } = block.carousel;
  return { carousel: { label, pictures: pictures.map((file) => picture(file, 'wide')) } };
}

export const filmView = ({ video, captions, poster, alt }: FilmFile, picture: PictureOf): FilmView => ({
  src: picture({ src: video }, 'file').src,
  captions: captions && picture({ src: captions }, 'file').src,
  poster: picture({ src: poster, alt }, 'wide'),
});

/** Whether any page has a block of a kind that few sites have. */
export const hasBlock = ({ site, projects }: Content, kind: 'entries' | 'video'): boolean =>
  [...ownSections(site), ...Object.values(projects).flatMap(({ sections }) => sections)].some(({ blocks }) =>
    blocks.some((block) => kind in block),
  );
