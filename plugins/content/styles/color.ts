/** WCAG 2.2, 1.4.3: text of normal size. */
export const MIN_CONTRAST = 4.5;
/** WCAG 2.2, 1.4.6: the same for visitors who prefer more contrast. */
export const ENHANCED_CONTRAST = 7;

/** The steps in which lightness, 0 to 1, is adjusted. */
const STEP = 1 / 256;

/** Red, green and blue of `#rrggbb`, 0 to 255 each. */
export const channelsOf = (color: string): number[] => [...Buffer.from(color.slice(1), 'hex')];

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

function lightnessOf(color: string): number {
  const channels = channelsOf(color);
  return (Math.max(...channels) + Math.min(...channels)) / 2 / 255;
}

/** The colour of the same hue and saturation with another lightness. */
function withLightness(color: string, lightness: number): string {
  const own = lightnessOf(color);
  // How far channels can be from the lightness: which part of it they are depends on hue and saturation alone.
  const reachOf = (each: number) => Math.min(each, 1 - each);
  const share = reachOf(lightness) / (reachOf(own) || 1);
  const channels = channelsOf(color).map((channel) => (lightness + (channel / 255 - own) * share) * 255);
  return `#${Buffer.from(channels.map(Math.round)).toString('hex')}`;
}

/** The same colour, its lightness adjusted until text in it has the minimal contrast with each of some backgrounds. */
export function ensureContrast(color: string, grounds: string[], minimum = MIN_CONTRAST): string {
  const isReadable = (each: string) => grounds.every((ground) => contrast(each, ground) >= minimum);
  const isLight = grounds.every((ground) => contrast(ground, '#000000') > contrast(ground, '#ffffff'));
  const step = isLight ? -STEP : STEP;
  let adjusted = color.toLowerCase();
  for (let lightness = lightnessOf(color) + step; !isReadable(adjusted); lightness += step)
    adjusted = withLightness(color, Math.min(1, Math.max(lightness, 0)));
  return adjusted;
}
