import { isUtf8 } from 'node:buffer';

/**
 * Decodes bytes as UTF-8, as UTF-16 with or without a BOM, or else as Windows-1252.
 * @returns the text, and its encoding if that is not UTF-8
 */
export function decode(bytes: Uint8Array): { text: string; encoding?: string } {
  // Without a BOM, the first character, such as `{`, is next to a zero byte.
  const start = Buffer.from(bytes.subarray(0, 2)).toString('latin1');
  const order = /^(?:\xff\xfe|.\0)/s.test(start) ? 'LE' : /^(?:\xfe\xff|\0.)/s.test(start) && 'BE';
  if (order) return { text: new TextDecoder(`utf-16${order}`).decode(bytes), encoding: `UTF-16${order}` };
  if (isUtf8(bytes)) return { text: new TextDecoder().decode(bytes) };
  return { text: fromWindows(bytes), encoding: 'Windows-1252' };
}

/** Windows-1252's characters from 0x80 to 0x9f; Node 20 decodes them as control characters. */
const C1_CHARACTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const fromWindows = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (control) => C1_CHARACTERS[control.charCodeAt(0) - 0x80] ?? control);
