import type { Fault } from '../fault.ts';
import type { OwnerFiles } from '../owner-files.ts';
import { SECTION_IDS } from '../section-ids.ts';
import { findTexts, repeated, type Source } from '../source.ts';

/** What a section's id looks like. */
const ID = /^[a-z][a-z0-9-]*$/;

/** Ids that the page's frame has for itself. */
export const FRAME_IDS = /^(app|main|menu|languages|entry|copy-status|.*-heading)$/;
/** On the home page also those of its own sections, and of what links lead to within them: `experience-1`. */
const HOME_IDS = new RegExp(`${FRAME_IDS.source}|^(${SECTION_IDS.join('|')})(-\\d+)?$`);

/** The sections of each page: the owner's own have ids that are free, and each stands once. */
export const checkSections = ({ site, projects }: OwnerFiles): Fault[] => [
  ...checkIds(site, HOME_IDS, 'the page itself', ['stands twice', 'keep one of the two']),
  ...projects.flatMap(([, source]) =>
    checkIds(source, FRAME_IDS, "the page's frame", [
      'stands twice on this page',
      'give each section its own id',
    ]),
  ),
];

function checkIds(source: Source, taken: RegExp, owner: string, [twice, remedy]: [string, string]): Fault[] {
  const own = findTexts(source, 'sections', '*', 'id').filter(({ value }) => ID.test(value));
  const others = [...findTexts(source, 'sections', '*'), ...own.filter(({ value }) => !taken.test(value))];
  others.sort((a, b) => Number(a.path[1]) - Number(b.path[1]));
  return [
    ...own
      .filter(({ value }) => taken.test(value))
      .map(({ path, value }) => source.fault(path, `${value} belongs to ${owner}`, 'choose another id')),
    ...repeated(others).map(([{ path, value }]) => source.fault(path, `${value} ${twice}`, remedy)),
  ];
}
