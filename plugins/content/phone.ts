/** From its first digit on as far as no letter, sign or other number ends it; behind it the extension. */
const NUMBER = /((?:\+[\s(]*)?\d[^\p{L}+,;|#\n]*)(?:[\s,;]*(?:ext(?:ension)?|x|#)[.:=]?\s*(\d+))?/iu;

/** The zero that is dialled at home alone, as people put it behind the country. */
const ZERO_AT_HOME = /\(\s*0\s*\)/;

/** Digits that a number has at most (E.164). In what is longer a slash parts two numbers, else the area from the rest. */
const MOST_DIGITS = 15;

const dialled = (text: string): string => text.replace(ZERO_AT_HOME, '').replace(/[^+\d]/g, '');

/**
 * The `tel:` address of a phone number, its extension apart (RFC 3966); of the first where there are several.
 * @param phone as people write it
 */
export function telOf(phone: string): string {
  const [, written = '', extension] = NUMBER.exec(phone) ?? [];
  const whole = dialled(written);
  if (whole.replace('+', '').length > MOST_DIGITS) return `tel:${dialled(written.replace(/\/.*/, ''))}`;
  return `tel:${whole}${extension ? `;ext=${extension}` : ''}`;
}
