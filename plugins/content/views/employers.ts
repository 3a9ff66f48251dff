import { type FieldText, ORIGIN, PROOFS } from '../text/origin.ts';
import type { EntryView } from './entries.ts';

/** A single job, or several roles at one employer, who is described once. */
export interface Jobs {
  employer?: EntryView;
  roles: EntryView[];
}

/** Returns jobs, which are the latest first, with successive ones at the same employer as its roles. */
export function byEmployer(jobs: EntryView[]): Jobs[] {
  const groups: EntryView[][] = [];
  for (const job of jobs) {
    const roles = groups.at(-1);
    if (roles && precedes(job, roles.at(-1))) roles.push(job);
    else groups.push([job]);
  }
  return groups.map((roles) => (roles.length > 1 ? together(roles) : { roles }));
}

/** True if a job was at the same employer as a later one, with no month between them, as far as is known. */
function precedes({ title, organization, endDate }: EntryView, later?: EntryView): boolean {
  if (!title || !later?.title || !organization || organization !== later.organization) return false;
  return !endDate || !later.startDate || monthNumber(later.startDate, 1) - monthNumber(endDate, 12) <= 1;
}

/** Returns the number of a date's month; `month` is taken if the date has only a year. */
const monthNumber = (date: string, month: number): number =>
  Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || month);

/** Returns roles at one employer, with all that the roles have in common as the employer's. */
function together(roles: EntryView[]): Jobs {
  const shared = (read: (role: EntryView) => string | undefined) => {
    const [value, ...others] = new Set(roles.map(read));
    return others.length ? undefined : value;
  };
  const note = shared((role) => role.note);
  const isDescription = ({ field }: FieldText) => field === 'description';
  const description = shared(({ text }) => text.find(isDescription)?.text);
  const dates = (name: 'startDate' | 'endDate', month: number) =>
    roles.map((role) => role[name] ?? '').sort((a, b) => monthNumber(a, month) - monthNumber(b, month));
  const [startDate] = dates('startDate', 1);
  const [firstEnd, ...ends] = dates('endDate', 12);
  const latest = roles[0] as EntryView;
  const { organization: title, url: titleUrl } = roles.find(({ url }) => url) ?? latest;
  const unset = { organization: undefined, points: [], keywords: undefined };
  return {
    // The employer's start is unknown unless each role has a start, and the end unless each role has an end.
    employer: {
      ...unset,
      ...(startDate && { startDate, endDate: firstEnd && ends.at(-1) }),
      title,
      titleUrl,
      note,
      text: description ? latest.text.filter(isDescription) : [],
      [ORIGIN]: latest[ORIGIN],
      [PROOFS]: latest[PROOFS],
    },
    roles: roles.map((role) => ({
      ...role,
      note: note ? undefined : role.note,
      text: description ? role.text.filter((text) => !isDescription(text)) : role.text,
    })),
  };
}
