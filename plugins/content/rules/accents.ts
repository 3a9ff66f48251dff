import { contrast, MIN_CONTRAST } from '../color.ts';
import type { Fault } from '../fault.ts';
import type { OwnerFiles } from '../owner-files.ts';
import { stringAt } from '../source.ts';
import { DARK_PALETTE } from '../theme.ts';

/** Finds accents that can't be read in the dark theme; the light one darkens them. */
export function checkAccents({ site, projects }: OwnerFiles): Fault[] {
  if (stringAt(site, 'theme') === 'light') return [];
  return [site, ...projects.map(([, source]) => source)].flatMap((source) => {
    const accent = stringAt(source, 'accent') ?? '';
    if (!/^#[\da-f]{6}$/i.test(accent)) return [];
    const ratio = contrast(accent, DARK_PALETTE.raised);
    const problem = `${accent} has a contrast of ${ratio.toFixed(1)}:1 on ${DARK_PALETTE.raised}, below ${MIN_CONTRAST}:1`;
    return ratio < MIN_CONTRAST ? [source.fault(['accent'], problem, 'choose a lighter colour')] : [];
  });
}
