/** First and last code points. */
export type Range = [from: number, to: number];

/** Parses a CSS `unicode-range`: `U+4E00-4E0F, U+20AC`. */
export const rangesOf = (text: string): Range[] =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
