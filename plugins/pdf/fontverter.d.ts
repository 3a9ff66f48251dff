/** The part of fontverter (https://github.com/papandreou/fontverter) that is used to unpack fonts. */
declare module 'fontverter' {
  /** @param font TrueType, OpenType, WOFF or WOFF2 */
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>;
}
