import { PROOFS } from '../text/tags.ts';
import type { EntryView } from './entries.ts';

/** A job; or the roles that somebody had at one employer, which is described once. */
export interface Jobs {
  employer?: EntryView;
  roles: EntryView[];
}

/** Returns jobs, the latest first, with those together that follow one another at the same employer. */
export function byEmployer(jobs: EntryView[]): Jobs[] {
  const all: EntryView[][] = [];
  for (const job of jobs) {
    const roles = all.at(-1);
    if (roles && isBefore(job, roles.at(-1))) roles.push(job);
    else all.push([job]);
  }
  return all.map((roles) => (roles.length > 1 ? together(roles) : { roles }));
}

/** True if a job was at the same employer as a later one, with no month between them, as far as is known. */
function isBefore({ title, organization, endDate }: EntryView, later?: EntryView): boolean {
  if (!title || !later?.title || !organization || organization !== later.organization) return false;
  return !endDate || !later.startDate || monthNumber(later.startDate, 1) - monthNumber(endDate, 12) <= 1;
}

/** Returns the number of a date's month; `unknown` is that of a date which has none. */
const monthNumber = (date: string, unknown: number): number =>
  Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || unknown);

function together(roles: EntryView[]): Jobs {
  const shared = (read: (role: EntryView) => string | undefined) => {
    const [value, ...others] = new Set(roles.map(read));
    return others.length ? undefined : value;
  };
  const note = shared((role) => role.note);
  const description = shared(({ text }) => text[0]);
  const dates = (name: 'startDate' | 'endDate', unknown: number) =>
    roles.map((role) => role[name] ?? '').sort((a, b) => monthNumber(a, unknown) - monthNumber(b, unknown));
  const [startDate] = dates('startDate', 1);
  const [soonest, ...ends] = dates('endDate', 12);
  const latest = roles[0] as EntryView;
  const { organization: title, url: titleUrl } = roles.find(({ url }) => url) ?? latest;
  const proofsOf = (entry: EntryView, from: number, to?: number) => ({
    points: entry[PROOFS]?.points ?? [],
    text: entry[PROOFS]?.text.slice(from, to) ?? [],
  });
  const rest = { organization: undefined, points: undefined, keywords: undefined };
  return {
    // The employer's start is unknown unless each role has one.
    employer: {
      ...rest,
      ...(startDate && { startDate, endDate: soonest && ends.at(-1) }),
      title,
      titleUrl,
      note,
      text: [description],
      'x-from': latest['x-from'],
      [PROOFS]: proofsOf(latest, 0, 1),
    },
    roles: roles.map((role) => ({
      ...role,
      note: note ? undefined : role.note,
      text: role.text.slice(description ? 1 : 0),
      [PROOFS]: proofsOf(role, description ? 1 : 0),
    })),
  };
}
