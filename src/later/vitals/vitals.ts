import { showsVisit, vitalsUrl } from 'content:site';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { whenNearViewport } from '../../first/loading/near';
import { reportVital, sendVitals, type Vital, vitals } from './report';
import { addVisitLine } from './visit-line';

/**
 * Measures this visit with `web-vitals` and passes each result to `reportVital` as soon as it is known and whenever it
 * changes: the page-weight line is read long before the visit ends. The line is added as the footer comes near the viewport,
 * and updated after each loaded file, too; with `?vitals` it is open from the start.
 */
export function measure(): void {
  const place = showsVisit && document.querySelector<HTMLElement>('main + footer > :last-child');
  let update = () => {};
  if (place)
    whenNearViewport([place], () => {
      update = addVisitLine(place, new URLSearchParams(location.search).has('vitals'));
      // Before, each loaded file would wake the main thread for nothing.
      if (window.PerformanceObserver)
        new PerformanceObserver(update).observe({ type: 'resource', buffered: true });
    });
  const onVital = ({ name, value, rating, id }: Vital) => {
    reportVital({ name, value, rating, id });
    update();
  };
  // A page that Back restores is a new visit: its vitals are cleared before `web-vitals` hears of it and reports.
  addEventListener('pageshow', ({ persisted }) => persisted && vitals.clear(), true);
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) observe(onVital, { reportAllChanges: true });
  if (vitalsUrl) sendVitals(vitalsUrl);
}
