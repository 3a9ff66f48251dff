import type { Fault } from '../fault.ts';
import { withoutBlanks } from '../load.ts';
import type { OwnerFiles } from './owner-files.ts';

/** What no page shows, for it lacks the one thing that it would be shown by. */
export function unshown({ resume }: OwnerFiles): Fault[] {
  const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  const lacking = (path: string[], names: string[]) =>
    resume
      .find(...path, '*')
      .filter(({ value }) => typeof withoutBlanks(value) === 'object')
      .filter(({ value }) => !names.some((name) => isFilled((value as Record<string, unknown>)[name])))
      .map(({ path }) =>
        resume.fault(path, `has no ${names.join(' and no ')}, so it is not shown`, `add its ${names[0]}`),
      );
  return [...lacking(['projects'], ['name']), ...lacking(['basics', 'profiles'], ['url', 'username'])];
}
