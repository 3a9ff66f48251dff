import { words } from 'content:words';
import { formatNumber } from './format-number';
import { vitals } from './report-vital';

/** The page and its files as the browser reports them, in the order in which they were requested. */
export const fetched = (): PerformanceResourceTiming[] =>
  [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];

export const transferred = (entries: PerformanceResourceTiming[]): number =>
  entries.reduce((sum, { transferSize }) => sum + transferSize, 0);

/**
 * The page-weight line: how much this visit transferred and how fast it was. Where it wraps, a vital's name stays with
 * its value.
 */
export function visitLine(): string {
  const entries = fetched();
  const [bytes, requests] = [transferred(entries), entries.length];
  const weight = bytes ? words.weight(formatNumber(bytes / 1000, 1)) : words.cached;
  const fast = (['FCP', 'LCP'] as const).flatMap((name) => {
    const vital = vitals.get(name);
    return vital ? [`${name}\u00a0${words.seconds(formatNumber(vital.value / 1000, 2))}`] : [];
  });
  const shift = vitals.get('CLS');
  return [
    words.thisVisit(weight, (requests === 1 ? words.request : words.requests)(formatNumber(requests, 0))),
    ...fast,
    ...(shift ? [`CLS\u00a0${formatNumber(shift.value, 2)}`] : []),
  ].join('\u00a0· ');
}
