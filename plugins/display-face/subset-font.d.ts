/** The part of subset-font (https://github.com/papandreou/subset-font) that faces are cut with. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    noHinting?: boolean;
    /** Tags of four characters. */
    dropTables?: string[];
    /** Axes of a variable font, each held at a value. */
    variationAxes?: Record<string, number>;
  }
  /** @param font TrueType, OpenType, WOFF or WOFF2 */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
