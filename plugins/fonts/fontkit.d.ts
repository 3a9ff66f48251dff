/** The part of fontkit (https://github.com/foliojs/fontkit) that is used to measure faces. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    /** From `hhea`, in font units; below the baseline is negative. */
    ascent: number;
    descent: number;
    variationAxes: Record<string, { min: number; default: number; max: number }>;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): { id: number; advanceWidth: number };
    /** Horizontal metrics by glyph; glyphs past the end are as wide as the last one. */
    hmtx: { metrics: { length: number; get(glyph: number): { advance: number } } };
  }
  /** @throws if the file is not a font */
  export function create(file: Uint8Array): Font | { fonts: Font[] };
}
