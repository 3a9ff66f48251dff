import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** A font file as it was read. */
export interface FontFile {
  data: Buffer;
  font: Font;
}

/**
 * Reads TrueType, OpenType, WOFF or WOFF2.
 * @param file absolute path
 * @returns undefined where that is none, or holds several fonts
 */
export function readFont(file: string): FontFile | undefined {
  const data = readFileSync(file);
  try {
    const font = create(data);
    return 'fonts' in font ? undefined : { data, font };
  } catch {
    return;
  }
}
