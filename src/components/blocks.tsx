import { EntryList } from 'content:component/entry-list';
import { Film } from 'content:component/film';
import { hasMarkdownBlocks } from 'content:site';
import type { Block } from '../views';
import css from './blocks.module.css';
import { Carousel } from './carousel';
import { proseElements } from './prose';

/** The blocks of a section, as the owner wrote them. */
export const Blocks = ({ blocks }: { blocks: Block[] }) => blocks.map(blockElement);

function blockElement(block: Block, index: number) {
  if ('text' in block) return proseElements('p', [block.text]);
  if ('list' in block) return proseElements('p', [block]);
  if ('carousel' in block) return <Carousel key={index} {...block.carousel} />;
  if ('entries' in block) return EntryList && <EntryList key={index} {...block} />;
  if ('film' in block) return Film && <Film key={index} {...block.film} />;
  if (hasMarkdownBlocks && 'markdown' in block)
    return block.Show && <block.Show key={index} {...block.markdown} />;
  const { heading, items, dir } = (block as Extract<Block, { group: unknown }>).group;
  return (
    <div key={index} className={css.group}>
      <h3 dir={dir}>{heading}</h3>
      <ul>{proseElements('li', items)}</ul>
    </div>
  );
}
