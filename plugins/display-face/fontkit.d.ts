/** The part of fontkit (https://github.com/foliojs/fontkit) that faces are measured with. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    /** Of `hhea`, in font units; below the line is negative. */
    ascent: number;
    descent: number;
    variationAxes: Record<string, { min: number; default: number; max: number }>;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): { id: number; advanceWidth: number };
    /** Horizontal metrics by glyph; glyphs past its end are as wide as its last. */
    hmtx: { metrics: { length: number; get(glyph: number): { advance: number } } };
  }
  /** @throws where the file is no font */
  export function create(file: Uint8Array): Font | { fonts: Font[] };
}
