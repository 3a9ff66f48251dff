import { isUtf8 } from 'node:buffer';

/**
 * Decodes bytes as UTF-8, as UTF-16 with or without a BOM, or else as Windows-1252.
 * @returns the text, and its encoding if that is not UTF-8
 */
export function decode(bytes: Uint8Array): { text: string; encoding?: string } {
  const encoding = utf16Of(bytes);
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), encoding: encoding.toUpperCase() };
  if (isUtf8(bytes)) return { text: new TextDecoder().decode(bytes) };
  return { text: fromWindows(bytes), encoding: 'Windows-1252' };
}

/** By its BOM; without one, by the zero byte next to the first character, which is `{` or `[`. */
function utf16Of([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second) ? 'utf-16be' : undefined;
}

/** Windows-1252's characters from 0x80 to 0x9f; Node 20 decodes them as control characters. */
const C1_CHARACTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const fromWindows = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (control) => C1_CHARACTERS[control.charCodeAt(0) - 0x80] ?? control);
