import { chooseFont } from '../../display-face/choice.ts';
import type { Fault } from '../fault.ts';
import type { OwnerFiles } from './owner-files.ts';

/** A font of display type that is not there. Where the owner names none, the site's own may have been uninstalled. */
export function checkFont({ site, folder, shown }: OwnerFiles): Fault[] {
  if (site.value === undefined) return [];
  const { path, value } = site.find('font')[0] ?? { path: ['font'], value: undefined };
  if (value !== undefined && (typeof value !== 'string' || !value.trim())) return [];
  const font = chooseFont(value, folder, shown);
  return typeof font === 'object' ? [site.fault(path, font.problem, font.remedy)] : [];
}
