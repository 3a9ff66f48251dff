import { isUtf8 } from 'node:buffer';

/**
 * Makes text of bytes: UTF-8, UTF-16 with or without its mark, else what Windows writes.
 * @returns the text, and the encoding that it was in where that is not UTF-8
 */
export function decode(bytes: Uint8Array): { text: string; encoding?: string } {
  const encoding = utf16Of(bytes);
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), encoding: encoding.toUpperCase() };
  if (isUtf8(bytes)) return { text: new TextDecoder().decode(bytes) };
  return { text: fromWindows(bytes), encoding: 'Windows-1252' };
}

/** By its mark; without one by the zero beside the first letter, which is `{` or `[`. */
function utf16Of([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second) ? 'utf-16be' : undefined;
}

/** What the bytes from 0x80 on are in Windows-1252; Node 20 takes them for control characters. */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const fromWindows = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => UPPER[letter.charCodeAt(0) - 0x80] ?? letter);
