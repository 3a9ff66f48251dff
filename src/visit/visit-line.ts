import { vitals } from './report-vital';

/** Adds up what the browser says it fetched for this page, in bytes on the wire. */
function fetched(): { bytes: number; requests: number } {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return {
    bytes: entries.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: entries.length,
  };
}

/** The page-weight line: what this very visit weighed and how fast it was. */
export function visitLine(): string {
  const { bytes, requests } = fetched();
  const weight = bytes ? `${(bytes / 1000).toFixed(1)} kB` : 'nothing (cached)';
  const fast = (['FCP', 'LCP'] as const).flatMap((name) => {
    const vital = vitals.get(name);
    return vital ? [`${name} ${(vital.value / 1000).toFixed(2)} s`] : [];
  });
  const shift = vitals.get('CLS');
  return [
    `This visit: ${weight}, ${requests} ${requests === 1 ? 'request' : 'requests'}`,
    ...fast,
    ...(shift ? [`CLS ${shift.value.toFixed(2)}`] : []),
  ].join(' · ');
}
