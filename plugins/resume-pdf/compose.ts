import type { Prose } from '../../src/views.ts';
import { paragraphsOf, parseInline } from '../content/text/inline-text.ts';
import type { Resume, Site } from '../content/types.ts';
import { includesSection } from '../content/views/sections.ts';
import { wordsOf } from '../content/words/words.ts';
import type { Breaker, Line } from './lines.ts';
import { contactPieces, link, printableUrl, prosePieces, separated } from './pieces.ts';
import { heightOf, PAGE, type Row, type Tag } from './rows.ts';
import { type Entry, type Section, sectionsOf } from './sections.ts';
import type { Piece, TextStyle } from './tokens.ts';

const BLACK = '#15181b';
const QUIET = '#50575f';
/** Sizes and leadings in pt. */
const STYLES = {
  name: { size: 27, leading: 33, weight: 600, color: BLACK },
  role: { size: 13, leading: 19, weight: 400, color: QUIET },
  contact: { size: 9, leading: 14, weight: 400, color: BLACK },
  separator: { size: 9, leading: 14, weight: 400, color: QUIET },
  heading: { size: 8, leading: 12, weight: 600, color: BLACK, tracking: 1.3 },
  title: { size: 9.75, leading: 13.6, weight: 600, color: BLACK },
  text: { size: 9.25, leading: 13.6, weight: 400, color: BLACK },
  quiet: { size: 8.75, leading: 13.6, weight: 400, color: QUIET },
} as const satisfies Record<string, TextStyle>;

/** The margin with dates and names, in pt from the edge where lines begin. */
const MARGIN = { x: PAGE.edge, width: 108 };
const BODY_X = MARGIN.x + MARGIN.width + 14;
const BULLET_WIDTH = 11;
const END_X = PAGE.width - PAGE.edge;
/** How many rows at the start of a long entry stay together. */
const HEAD_ROWS = 4;
/** An entry that is higher than this part of a page may continue on the next one. */
const UNBROKEN = 0.35;

/**
 * Lays the résumé out in rows; the rows of one group stay on one page.
 * @param address absolute URL of the site, if known
 */
export function compose(resume: Resume, site: Site, fill: Breaker, address?: string): Row[][] {
  const block = (pieces: Piece[], tag: Tag, gap = 0, x = PAGE.edge): Row[] =>
    fill(pieces, END_X - x).map((line, index) => ({ cells: [{ line, x, tag }], gap: index ? 0 : gap }));

  const prose = (text: Prose) => prosePieces(text, STYLES.text, address);

  const { basics = {} } = resume;
  const head = [
    ...block([{ text: basics.name ?? '', style: STYLES.name }], { type: 'H1' }),
    ...block([{ text: basics.label ?? '', style: STYLES.role }], { type: 'P' }, 1),
    ...block(contactPieces(basics, STYLES.contact, STYLES.separator, site), { type: 'P' }, 8),
  ];
  const about = includesSection(site, 'about') ? basics.summary : '';
  const summary = paragraphsOf(about).flatMap((text, index) =>
    block(prose(text), { type: 'P' }, index ? 5 : 12),
  );

  function entryRows(entry: Entry, tag: Tag): Row[] {
    const { title, organization, url, notes = [], text = [], points = [], keywords = [] } = entry;
    const names = [
      ...(title ? [{ ...link(title, STYLES.title, entry.titleUrl), unbreakable: false }] : []),
      ...(title && organization ? [{ text: wordsOf(site).comma, style: STYLES.title }] : []),
      ...(organization
        ? [{ ...link(organization, title ? STYLES.text : STYLES.title, url), unbreakable: false }]
        : []),
    ];
    const aside = notes.flatMap((note) => (note ? [link(note, STYLES.quiet)] : []));
    const small = [
      ...keywords.map((word) => link(word, STYLES.quiet)),
      ...(url && !organization ? [link(printableUrl(url), STYLES.quiet, url)] : []),
    ];
    const list: Tag = { type: 'L', parent: tag };
    const paragraph = (pieces: Piece[]) => block(pieces, { type: 'P', parent: tag }, 0, BODY_X);
    const rows = [
      ...block(names, { type: 'H3', parent: tag }, 0, BODY_X),
      ...paragraph(separated(aside, STYLES.quiet, ' · ')),
      ...text.flatMap(paragraphsOf).flatMap((part) => paragraph(prose(part))),
      ...points.flatMap((point) => bulleted(point, list)),
      ...paragraph(separated(small, STYLES.quiet, ' · ')),
    ];
    return withMargin(rows, entry, tag);
  }

  function bulleted(point: string, list: Tag): Row[] {
    const item: Tag = { type: 'LI', parent: list };
    const [label] = fill([{ text: '•', style: STYLES.quiet }], BULLET_WIDTH);
    const words = prose(parseInline(point));
    const rows = block(words, { type: 'LBody', parent: item }, 1.5, BODY_X + BULLET_WIDTH);
    const bullet = label && { line: label, x: BODY_X, tag: { type: 'Lbl', parent: item } };
    return rows.map((row, index) => (index || !bullet ? row : { ...row, cells: [bullet, ...row.cells] }));
  }

  function withMargin(rows: Row[], { name, dates = '' }: Entry, parent: Tag): Row[] {
    const tag = { type: name ? 'H3' : 'P', parent };
    const piece = name ? { text: name, style: STYLES.title } : { text: dates, style: STYLES.quiet };
    const lines = fill([piece], MARGIN.width);
    return Array.from({ length: Math.max(rows.length, lines.length) }, (_, index) => {
      const { cells = [], gap = 0 } = rows[index] ?? {};
      const line = lines[index];
      const cell = line ? [{ line, x: MARGIN.x, tag }] : [];
      return { cells: name ? [...cell, ...cells] : [...cells, ...cell], gap };
    });
  }

  function sectionGroups({ heading, entries }: Section): Row[][] {
    const tag: Tag = { type: 'Sect' };
    const capitals = { text: heading.toLocaleUpperCase(site.language), style: STYLES.heading };
    const title = block([capitals], { type: 'H2', parent: tag }, 18).map((row) => ({ ...row, ruled: true }));
    const isDense = entries.every(
      ({ title, points, notes, url }) => !title && !points?.length && !url && !notes?.some(Boolean),
    );
    return entries.flatMap((entry, index) => {
      const [first, ...rest] = entryRows(entry, { type: 'Sect', parent: tag });
      if (!first) return [];
      const gap = index ? (isDense ? 2 : 8) : 10;
      const rows = [...(index ? [] : title), { ...first, gap }, ...rest];
      if (heightOf(rows) < PAGE.height * UNBROKEN) return [rows];
      return [rows.slice(0, HEAD_ROWS), ...unbroken(rows.slice(HEAD_ROWS))];
    });
  }

  return [head, summary, ...sectionsOf(resume, site).flatMap(sectionGroups)].filter(({ length }) => length);
}

/** Groups the lines of each paragraph and of each point. */
function unbroken(rows: Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (row.gap || !last) groups.push([row]);
    else last.push(row);
  }
  return groups;
}

/** The footer of a page, for a résumé with several. */
export const footOf = (name: string, page: number, pages: number, fill: Breaker): Line | undefined =>
  fill([{ text: `${name} · ${page} / ${pages}`, style: { ...STYLES.quiet, size: 8 } }], END_X - PAGE.edge)[0];
