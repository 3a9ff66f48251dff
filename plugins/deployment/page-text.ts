import { markdownTable } from 'markdown-table';
import type { Block, CodeView, ProseText, RareBlock } from '../../src/views.ts';
import type { Content, Draft, PictureUse } from '../content/types.ts';
import { resolved } from '../content/views/resume-view.ts';
import { projectView } from '../content/views/views.ts';
import type { Edition } from './editions.ts';
import { escaped, fenceFor, markdown, paragraphs } from './markdown.ts';

/** Returns a project's page as Markdown, for assistants; pictures and films by what they show. */
export function pageText(name: string, content: Content, { site }: Edition): string {
  const { title, tagline, link, facts, sections } = projectView(name, content);
  const prose = (text: ProseText) => markdown(resolved(text, site, name));
  const blocks = (all: Draft<Block>[]): string => all.map(block).join('\n\n');

  function block(each: Draft<Block>): string {
    if ('text' in each) return prose(each.text);
    if ('list' in each) return each.list.map((item) => itemOf('- ', prose(item))).join('\n');
    if ('group' in each)
      return blocks([{ rare: { heading: each.group.heading } }, { list: each.group.items }]);
    if ('carousel' in each) return each.carousel.pictures.map(shown).join('\n\n');
    if ('film' in each) return shown(each.film.poster);
    return 'rare' in each ? rare(each.rare) : '';
  }

  function rare(each: Draft<RareBlock>): string {
    if ('heading' in each) return `### ${escaped(each.heading)}`;
    if ('quote' in each) return itemOf('> ', blocks(each.quote), '> ');
    if ('code' in each) return codeOf(each);
    if ('items' in each)
      return each.items
        .map((item, index) =>
          itemOf(each.start === undefined ? '- ' : `${each.start + index}. `, blocks(item)),
        )
        .join('\n');
    const { head, rows, align } = each.table;
    const cells = [head, ...rows].map((row) =>
      row.map((cell) => prose(cell).replaceAll('|', '\\|').replaceAll('  \n', ' ')),
    );
    return markdownTable(cells, { align, alignDelimiters: false });
  }

  return paragraphs([
    `# ${escaped(title)}`,
    tagline && escaped(tagline),
    [
      ...facts.map(({ label, text }) => `- ${escaped(label)}: ${prose(text)}`),
      ...(link ? [`- [${escaped(link.label)}](<${link.url}>)`] : []),
    ].join('\n'),
    ...sections.flatMap(({ heading, blocks: all }) => [`## ${escaped(heading)}`, blocks(all)]),
  ]);
}

/** Returns a text whose first line begins with a mark, and whose others are below what comes after that. */
const itemOf = (mark: string, text: string, below = ' '.repeat(mark.length)): string =>
  mark + text.replace(/\n(?=(.?))/g, (_, next) => `\n${next ? below : below.trimEnd()}`);

const shown = ({ alt = '', caption }: PictureUse): string =>
  `*${escaped(alt)}*${caption ? ` (${escaped(caption)})` : ''}`;

function codeOf({ code, language = '', name = '' }: Draft<CodeView>): string {
  const text = code.map((part) => part.code).join('');
  const fence = fenceFor(text, 3);
  return `${fence}${`${language} ${name}`.trim()}\n${text}\n${fence}`;
}
