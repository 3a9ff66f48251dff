import { vitalsUrl } from 'content:settings';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { reportVital, type Vital, vitals } from './report-vital';
import { sendVitals } from './send-vitals';
import { visitLine } from './visit-line';

/**
 * Measures this visit with `web-vitals` and passes each result to `reportVital` as soon as it is known and whenever it
 * changes: the page-weight line is read long before the visit ends.
 * @param show gets the page-weight line after each result and each loaded file
 */
export function measure(show: (line: string) => void): void {
  const take = ({ name, value, rating, id }: Vital) => {
    reportVital({ name, value, rating, id });
    show(visitLine());
  };
  // A page that Back restores is a visit of its own: before `web-vitals` hears of it and reports.
  addEventListener('pageshow', ({ persisted }) => persisted && vitals.clear(), true);
  for (const on of [onTTFB, onFCP, onLCP, onCLS, onINP]) on(take, { reportAllChanges: true });
  if (vitalsUrl) sendVitals(vitalsUrl);
  if (!window.PerformanceObserver) return;
  new PerformanceObserver(() => show(visitLine())).observe({ type: 'resource', buffered: true });
}
