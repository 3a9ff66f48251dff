import type PDFDocument from 'pdfkit';
import type { Direction } from './direction.ts';
import { type Line, type Run, widthOf } from './lines.ts';
import { leadingOf, PAGE, type Pages, type Row, type Tag } from './rows.ts';
import type { Piece } from './tokens.ts';

const RULE = { below: 4, thickness: 0.6, color: '#c9cdd2' };
const MARK = { width: 26, height: 3 };
/** The distance of the footer's baseline from the bottom of the page. */
const FOOT = 32;
/** Where the baseline is in a line, as a fraction of its leading. */
const BASELINE = 0.74;

interface Options {
  /** From right to left, the layout is mirrored: the margin with dates is on the right. */
  direction: Direction;
  /** Colour of the mark at the top of the first page. */
  accent: string;
  /** The footer of each page, if there are several. */
  footOf: (page: number, pages: number) => Line | undefined;
}

/** Draws pages, and their structure for assistive technology; lengths in pt. */
export function drawPages(doc: PDFDocument, { pages, density }: Pages, options: Options): void {
  const { direction, accent, footOf } = options;
  const elementOf = structure(doc);
  const links = new WeakMap<Piece, Tag>();

  /** The left end of something with a width, at a distance from the edge where lines begin. */
  const leftOf = (x: number, width: number) => (direction === 'rtl' ? PAGE.width - x - width : x);
  /** The runs of a line, each with its left end. */
  const placed = ({ runs }: Line, x: number): [Run, number][] => {
    const left = leftOf(x, widthOf(runs));
    return runs.map((run) => [run, left + run.x]);
  };

  const tagOf = (piece: Piece, parent: Tag): Tag => {
    if (!piece.url) return parent;
    const tag = links.get(piece) ?? { type: 'Link', parent };
    links.set(piece, tag);
    return tag;
  };
  const decorate = (type: 'Layout' | 'Pagination', draw: () => void) => {
    doc.markContent('Artifact', { type });
    draw();
    doc.endMarkedContent();
  };

  function write({ text, face, piece }: Run, x: number, baseline: number) {
    const { size, color, tracking } = piece.style;
    doc.font(face).fontSize(size).fillColor(color);
    doc.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', characterSpacing: tracking });
  }

  function drawRun(run: Run, x: number, baseline: number, block: Tag) {
    const { piece, width } = run;
    const tag = tagOf(piece, block);
    const element = elementOf(tag);
    element.add(doc.markStructureContent(tag.type));
    if (run.actualText) doc.markContent('Span', { actual: run.actualText });
    write(run, x, baseline);
    if (run.actualText) doc.endMarkedContent();
    doc.endMarkedContent();
    if (!piece.url) return;
    // PDF/UA requires a description; the URL is what a reader wants to know before a click.
    const options = { structParent: element, Contents: Object(piece.url) };
    doc.link(x, baseline - piece.style.size, width, piece.style.size * 1.3, piece.url, options);
  }

  function drawPage(rows: Row[], top: number) {
    // Block by block, as PDF readers that ignore the structure take the text in drawing order.
    const blocks = new Map<Tag, { line: Line; x: number; baseline: number }[]>();
    let y = top;
    rows.forEach((row, index) => {
      if (index) y += row.gap * density;
      const leading = leadingOf(row) * density;
      for (const { tag, line, x } of row.cells)
        blocks.set(tag, [...(blocks.get(tag) ?? []), { line, x, baseline: y + leading * BASELINE }]);
      y += leading;
      if (row.ruled) decorate('Layout', () => drawRule(y + RULE.below));
    });
    for (const [tag, lines] of blocks)
      for (const { line, x, baseline } of lines)
        for (const [run, left] of placed(line, x)) drawRun(run, left, baseline, tag);
  }

  const drawRule = (bottom: number) =>
    doc.rect(PAGE.edge, bottom - RULE.thickness, PAGE.width - 2 * PAGE.edge, RULE.thickness).fill(RULE.color);

  pages.forEach((rows, index) => {
    if (index) doc.addPage();
    else
      decorate('Layout', () =>
        doc.rect(leftOf(PAGE.edge, MARK.width), PAGE.top, MARK.width, MARK.height).fill(accent),
      );
    drawPage(rows, index ? PAGE.top : PAGE.top + PAGE.mark);
    const foot = pages.length > 1 ? footOf(index + 1, pages.length) : undefined;
    if (foot)
      decorate('Pagination', () => {
        for (const [run, x] of placed(foot, PAGE.edge)) write(run, x, PAGE.height - FOOT);
      });
  });
  elementOf().end();
}

/** Creates the elements of the structure tree, each with its first content; without a tag, returns the root. */
function structure(doc: PDFDocument) {
  const elements = new WeakMap<Tag, PDFDocument.StructureElement>();
  const root = doc.struct('Document');
  doc.addStructure(root);
  return function elementOf(tag?: Tag): PDFDocument.StructureElement {
    if (!tag) return root;
    let element = elements.get(tag);
    if (!element) {
      element = doc.struct(tag.type);
      elements.set(tag, element);
      elementOf(tag.parent).add(element);
    }
    return element;
  };
}
