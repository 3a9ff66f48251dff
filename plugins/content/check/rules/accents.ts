import type { Fault } from '../../fault.ts';
import type { OwnerFiles } from '../../read/owner-files.ts';
import { stringAt } from '../../read/source.ts';
import { contrast, MIN_CONTRAST } from '../../styles/color.ts';
import { DARK_PALETTE } from '../../styles/theme.ts';

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
