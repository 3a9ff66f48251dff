import { markdownTable } from 'markdown-table';
import type { Block, MarkdownBlockView, Paragraph, ProseText } from '../../src/views.ts';
import { isList, plainLine } from '../content/text/blocks.ts';
import { withoutIsolates } from '../content/text/locale.ts';
import type { Content, Draft, PictureUse } from '../content/types.ts';
import { resolved, resumeView } from '../content/views/resume-view.ts';
import { quoteBlocks } from '../content/views/sections.ts';
import { projectView } from '../content/views/views.ts';
import { wordsOf } from '../content/words/words.ts';
import type { Edition } from './editions.ts';
import { hasText } from './file-names.ts';
import { asMarkdown, fenced, itemOf, list, markdown } from './markdown.ts';

const paragraph = (part: Paragraph): string => (isList(part) ? list(part.list) : markdown(part));

const paragraphs = (parts: (string | false | undefined)[]): string =>
  withoutIsolates(`${parts.filter(Boolean).join('\n\n')}\n`);

/** Returns the résumé as Markdown, for applicant systems and assistants, with what the PDF has; `homeUrl` is undefined if unknown. */
export function resumeText(content: Content, homeUrl?: string): string {
  const { name, role, contact, summary, sections } = resumeView(content, homeUrl);
  const { comma } = wordsOf(content.site);
  return paragraphs([
    name && `# ${asMarkdown(name)}`,
    role && asMarkdown(role),
    list(contact),
    ...summary.map(paragraph),
    ...sections.flatMap(({ heading, entries }) => [
      `## ${asMarkdown(heading)}`,
      ...entries.flatMap(({ name, isRole, dates, title, organization, notes, text, points, small }) => [
        (name || title.length > 0) &&
          `${isRole ? '####' : '###'} ${name ? asMarkdown(name) : [title, organization].map(markdown).filter(Boolean).join(comma)}`,
        [dates ?? '', ...notes].filter(Boolean).map(markdown).join(' · '),
        ...text.map(paragraph),
        list(points),
        small.map(markdown).join(' · '),
      ]),
    ]),
  ]);
}

/** Returns an overview of the site, with links to all of it (https://llmstxt.org); they are paths if the site's URL is unknown. */
export function overview({ resume, site, projects }: Content, edition: Edition): string {
  const { name = '', label, summary } = resume.basics ?? {};
  const words = wordsOf(site);
  const url = (path: string) => `${edition.url ?? edition.base}${path}`;
  const link = (text: string, path: string, about = '') =>
    `- [${asMarkdown(text)}](${url(path)})${about && `: ${asMarkdown(about)}`}`;
  const listed = Object.entries(projects).filter(([, project]) => project.listed !== false);
  const about = site.description || summary?.split(/\n\s*\n/)[0] || label;
  return paragraphs([
    `# ${asMarkdown(name)}`,
    about && `> ${asMarkdown(plainLine(about))}`,
    [
      link(name, '', label),
      link(words.resume, 'resume.md', 'Markdown'),
      link(words.resume, 'resume.json', 'JSON Resume'),
    ].join('\n'),
    listed.length > 0 && `## ${asMarkdown(words.projects)}`,
    listed
      .map(([name, { title, description }]) =>
        link(title, hasText(name) ? `${name}.md` : name, plainLine(description)),
      )
      .join('\n'),
  ]);
}

/** Returns a project's page as Markdown, for assistants; in place of pictures and films it has their alternative texts. */
export function pageText(name: string, content: Content, { url }: Edition): string {
  const { title, tagline, link, facts, sections } = projectView(name, content);
  const prose = (text: ProseText) => markdown(resolved(text, url, name));
  const joined = (blocks: Draft<Block>[]): string => blocks.map(markdownOf).join('\n\n');

  function markdownOf(block: Draft<Block>): string {
    if ('text' in block) return prose(block.text);
    if ('list' in block) return block.list.map((item) => itemOf('- ', prose(item))).join('\n');
    if ('group' in block)
      return joined([{ markdown: { heading: block.group.heading } }, { list: block.group.items }]);
    if ('carousel' in block) return block.carousel.pictures.map(altText).join('\n\n');
    if ('film' in block) return altText(block.film.poster);
    return 'markdown' in block ? markdownBlock(block.markdown) : '';
  }

  function markdownBlock(block: Draft<MarkdownBlockView>): string {
    if ('heading' in block) return `### ${asMarkdown(block.heading)}`;
    if ('quote' in block) return itemOf('> ', joined(quoteBlocks(block)), '> ');
    if ('code' in block) return fenced(block);
    if ('items' in block) {
      const markAt = (index: number) => (block.start === undefined ? '- ' : `${block.start + index}. `);
      return block.items.map((item, index) => itemOf(markAt(index), joined(item))).join('\n');
    }
    const { head, rows, align } = block.table;
    const cells = [head, ...rows].map((row) =>
      row.map((cell) => prose(cell).replaceAll('|', '\\|').replaceAll('  \n', ' ')),
    );
    return markdownTable(cells, { align, alignDelimiters: false });
  }

  return paragraphs([
    `# ${asMarkdown(title)}`,
    tagline && asMarkdown(tagline),
    [
      ...facts.map(({ label, text }) => `- ${asMarkdown(label)}: ${prose(text)}`),
      ...(link ? [`- [${asMarkdown(link.label)}](<${link.url}>)`] : []),
    ].join('\n'),
    ...sections.flatMap(({ heading, blocks }) => [`## ${asMarkdown(heading)}`, joined(blocks)]),
  ]);
}

const altText = ({ alt = '', caption }: PictureUse): string =>
  `*${asMarkdown(alt)}*${caption ? ` (${asMarkdown(caption)})` : ''}`;
