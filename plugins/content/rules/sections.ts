import type { Fault } from '../fault.ts';
import { SECTION_IDS } from '../sections.ts';
import type { OwnerFiles } from './owner-files.ts';

/** What a section's id looks like. */
export const ID = /^[a-z][a-z0-9-]*$/;

/** Ids that the page's frame has for itself. */
export const FRAME_IDS = /^(app|main|menu|languages|entry|copy-status|.*-heading)$/;

const KNOWN: readonly string[] = SECTION_IDS;
/** What links lead to within the sections: `experience-1`. */
const ENTRY = new RegExp(`^(${KNOWN.join('|')})-\\d+$`);

/** The home page's sections: each is known or the owner's own, and stands once. */
export function checkSections({ site }: OwnerFiles): Fault[] {
  const seen = new Set<unknown>();
  const found = [
    ...site.find('sections', '*').filter(({ value }) => typeof value === 'string'),
    ...site.find('sections', '*', 'id'),
  ].sort((a, b) => Number(a.path[1]) - Number(b.path[1]));
  return found.flatMap(({ path, value }) => {
    if (typeof value !== 'string') return [];
    const isOwn = path.length > 2;
    const again = seen.has(value);
    seen.add(value);
    if (isOwn && !ID.test(value)) return [];
    if (again) return [site.fault(path, `${value} stands twice`, 'keep one of the two')];
    return isOwn && (KNOWN.includes(value) || FRAME_IDS.test(value) || ENTRY.test(value))
      ? [site.fault(path, `${value} belongs to the page itself`, 'choose another id')]
      : [];
  });
}
