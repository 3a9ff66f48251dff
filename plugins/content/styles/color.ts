/** WCAG 2.2, 1.4.3: text of normal size. */
export const MIN_CONTRAST = 4.5;
/** WCAG 2.2, 1.4.6: the same for visitors who prefer more contrast. */
export const ENHANCED_CONTRAST = 7;

/** The steps in which lightness, 0 to 1, is adjusted. */
const STEP = 1 / 256;

/** Red, green and blue of `#rrggbb`, 0 to 255 each. */
export const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The contrast ratio of two colours as WCAG 2.2 defines it, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Converts hue (degrees), saturation and lightness (0 to 1) to `#rrggbb`. */
function hsl(hue: number, saturation: number, lightness: number): string {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number) => {
    const at = (n + hue / 30) % 12;
    return lightness - amplitude * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  const hex = (n: number) =>
    Math.round(channel(n) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${[0, 8, 4].map(hex).join('')}`;
}

/**
 * The same colour, darkened on light backgrounds and lightened on dark ones until text in it is readable; hue and
 * saturation stay the same.
 * @param grounds the background colours that it may appear on
 * @param minimum the contrast that it must have with each of them
 */
export function ensureContrast(color: string, grounds: string[], minimum = MIN_CONTRAST): string {
  const isReadable = (each: string) => grounds.every((ground) => contrast(each, ground) >= minimum);
  const isLight = grounds.every((ground) => contrast(ground, '#000000') > contrast(ground, '#ffffff'));
  const step = isLight ? -STEP : STEP;
  const [hue, saturation, lightness] = partsOf(color);
  let adjusted = color.toLowerCase();
  for (let light = lightness + step; !isReadable(adjusted); light += step)
    adjusted = hsl(hue, saturation, Math.min(1, Math.max(light, 0)));
  return adjusted;
}

function partsOf(color: string): [number, number, number] {
  const channels = channelsOf(color).map((channel) => channel / 255);
  const max = Math.max(...channels);
  const range = max - Math.min(...channels);
  const lightness = max - range / 2;
  if (!range) return [0, 0, lightness];
  const first = channels.indexOf(max);
  const [second = 0, third = 0] = [1, 2].map((step) => channels[(first + step) % 3]);
  const hue = ((second - third) / range + 2 * first) * 60;
  return [(hue + 360) % 360, range / (1 - Math.abs(2 * lightness - 1)), lightness];
}
