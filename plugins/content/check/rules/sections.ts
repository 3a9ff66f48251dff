import type { Fault } from '../../fault.ts';
import type { OwnerFiles } from '../../read/owner-files.ts';
import { findStrings, repeated, type Source } from '../../read/source.ts';
import { SECTION_IDS } from '../../types.ts';
import { ID_PATTERN } from '../schema-messages.ts';

export const LAYOUT_IDS = /^(app|main|menu|languages|entry|copy-status|.*-heading)$/;
/** On the home page, also the ids of its standard sections and of the entries in them: `experience-1`. */
const HOME_IDS = new RegExp(`${LAYOUT_IDS.source}|^(${SECTION_IDS.join('|')})(-\\d+)?$`);

/** Checks each page's sections: the owner's own must not use reserved ids, and none may appear twice. */
export const checkSections = ({ site, projects }: OwnerFiles): Fault[] => [
  ...checkIds(site, HOME_IDS, 'the home page', ['appears twice', 'keep one of them']),
  ...projects.flatMap(([, source]) =>
    checkIds(source, LAYOUT_IDS, 'the page layout', [
      'appears twice on this page',
      'give each section its own id',
    ]),
  ),
];

function checkIds(source: Source, taken: RegExp, owner: string, [twice, remedy]: [string, string]): Fault[] {
  const own = findStrings(source, 'sections', '*', 'id').filter(({ value }) => ID_PATTERN.test(value));
  const others = [...findStrings(source, 'sections', '*'), ...own.filter(({ value }) => !taken.test(value))];
  others.sort((a, b) => Number(a.path[1]) - Number(b.path[1]));
  return [
    ...own
      .filter(({ value }) => taken.test(value))
      .map(({ value, fault }) => fault(`${value} is reserved for ${owner}`, 'choose another id')),
    ...repeated(others).map(([{ value, fault }]) => fault(`${value} ${twice}`, remedy)),
  ];
}
