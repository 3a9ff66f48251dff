/** A number, up to the first letter, separator or `+` of another number; then its extension. */
const NUMBER = /((?:\+[\s(]*)?\d[^\p{L}+,;|#\n]*)(?:[\s,;]*(?:ext(?:ension)?|x|#)[.:=]?\s*(\d+))?/iu;

/** The trunk prefix, dialled only within the country, as people write it after the country code. */
const TRUNK_ZERO = /\(\s*0\s*\)/;

/** The most digits of a number (E.164). In longer ones a slash separates two numbers, else it ends an area code. */
const MOST_DIGITS = 15;

const dialled = (text: string): string => text.replace(TRUNK_ZERO, '').replace(/[^+\d]/g, '');

/** The `tel:` URI of a phone number as people write it, with its extension (RFC 3966); of the first if there are several. */
export function telOf(phone: string): string {
  const [, written = '', extension] = NUMBER.exec(phone) ?? [];
  const digits = dialled(written);
  if (digits.replace('+', '').length > MOST_DIGITS) return `tel:${dialled(written.replace(/\/.*/, ''))}`;
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`;
}
