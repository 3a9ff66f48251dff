/**
 * The part of pdfkit (https://pdfkit.org) that is used for the résumé; lengths in pt. @types/pdfkit
 * lacks PDF/UA and `font: null`.
 */
declare module 'pdfkit' {
  import { Readable } from 'node:stream';

  namespace PDFDocument {
    /** An element of the structure tree: what assistive technology reads. */
    interface StructureElement {
      add(child: StructureElement | StructureContent): this;
      end(): void;
    }
    interface StructureContent {
      refs: unknown[];
    }
    interface TextOptions {
      lineBreak: false;
      baseline: 'alphabetic';
      characterSpacing?: number;
    }
  }

  class PDFDocument extends Readable {
    constructor(options: Record<string, unknown>);
    /** The font in use; its `font` is fontkit's (https://github.com/foliojs/fontkit). */
    _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
    /** @param file path */
    font(file: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    widthOfString(text: string, options?: { characterSpacing?: number }): number;
    text(text: string, x: number, y: number, options: PDFDocument.TextOptions): this;
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: { structParent: PDFDocument.StructureElement; Contents: object },
    ): this;
    addPage(): this;
    struct(type: string): PDFDocument.StructureElement;
    addStructure(element: PDFDocument.StructureElement): this;
    markStructureContent(type: string): PDFDocument.StructureContent;
    markContent(type: 'Span', options: { actual: string }): this;
    markContent(type: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this;
    endMarkedContent(): this;
    end(): void;
  }
  export default PDFDocument;
}
