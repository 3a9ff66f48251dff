// None of these packages comes with types. A declaration is removed once its package has types.

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
    hmtx: { metrics: { length: number; get(glyph: number): { advance: number; bearing: number } } };
  }
  /** @throws if the file is not a font */
  export function create(file: Uint8Array): Font | { fonts: Font[] };
}

/** The part of subset-font (https://github.com/papandreou/subset-font) that is used to make faces. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    noHinting?: boolean;
    dropTables?: string[];
    /** Axes of a variable font, each with the value that it is pinned to. */
    variationAxes?: Record<string, number>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

/** The part of fontverter (https://github.com/papandreou/fontverter) that is used to unpack fonts. */
declare module 'fontverter' {
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>;
}
