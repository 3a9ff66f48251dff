import Color from 'color';

/** WCAG 2.2, 1.4.3: text of normal size. */
export const MIN_CONTRAST = 4.5;
/** WCAG 2.2, 1.4.6: the same for visitors who prefer more contrast. */
export const ENHANCED_CONTRAST = 7;

/** The steps in which lightness, 0 to 100, is adjusted. */
const STEP = 100 / 256;

/** Returns the contrast ratio of two colors as WCAG 2.2 defines it, 1 to 21. */
export const contrast = (a: string, b: string): number => Color(a).contrast(Color(b));

/** Returns a color with its lightness adjusted until text in it has the minimal contrast with every background. */
export function ensureContrast(color: string, grounds: string[], minimum = MIN_CONTRAST): string {
  const isReadable = (variant: string) => grounds.every((ground) => contrast(variant, ground) >= minimum);
  const isLight = grounds.every((ground) => contrast(ground, '#000000') > contrast(ground, '#ffffff'));
  const step = isLight ? -STEP : STEP;
  let adjusted = color.toLowerCase();
  for (let lightness = Color(color).lightness() + step; !isReadable(adjusted); lightness += step)
    adjusted = Color(color).lightness(lightness).hex().toLowerCase();
  return adjusted;
}
