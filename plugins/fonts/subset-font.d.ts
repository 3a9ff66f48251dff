/** The part of subset-font (https://github.com/papandreou/subset-font) that is used to make faces. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    noHinting?: boolean;
    /** Four-character tags. */
    dropTables?: string[];
    /** Axes of a variable font, each with the value that it is pinned to. */
    variationAxes?: Record<string, number>;
  }
  /** @param font TrueType, OpenType, WOFF or WOFF2 */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
