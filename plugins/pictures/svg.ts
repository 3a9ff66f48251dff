/** Script in an SVG, which runs when the file is opened directly. In text or attribute values, handlers don't count. */
const ACTIVE = new RegExp(
  [
    String.raw`<(?:[^\s:>]+:)?(script|iframe|object|embed)\b`,
    String.raw`<[^\s!?/](?:[^"'>]|"[^"]*"|'[^']*')*\s(on\w+)\s*=`,
    '(javascript:)',
  ].join('|'),
  'i',
);

/** A file that an SVG refers to: browsers load none for a picture. */
const OUTSIDE =
  /<(?:[^\s:>]+:)?(?:image|feImage|use)\b[^>]*\s(?:xlink:)?href\s*=\s*["'](?!\s*(?:#|&#|data:))([^"']+)/i;
const COMMENT = /<!--.*?-->|<!\[CDATA\[.*?\]\]>/gs;

/** Without it, browsers don't take a file for an SVG. */
const NAMESPACE = 'http://www.w3.org/2000/svg';

/**
 * What keeps an SVG from being shown as a picture, in words for the owner.
 * @param markup the contents of the file
 */
export function flawOf(markup: string): { problem: string; remedy: string } | undefined {
  const script = ACTIVE.exec(markup)?.slice(1).find(Boolean);
  if (script) return { problem: 'contains script', remedy: `remove it from the SVG (${script})` };
  const outside = OUTSIDE.exec(markup.replace(COMMENT, ''))?.[1];
  if (outside)
    return {
      problem: `refers to ${outside}, which browsers don't load for a picture`,
      remedy: 'embed it in the SVG, or save the picture as PNG',
    };
  if (/<svg\b/.test(markup) && !markup.includes(NAMESPACE))
    return {
      problem: "lacks the namespace of SVG, so browsers don't show it",
      remedy: `add xmlns="${NAMESPACE}" to its <svg>`,
    };
  return undefined;
}
