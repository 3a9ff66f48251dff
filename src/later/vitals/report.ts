/** One web vital of this visit, in ms, or a unitless score for CLS. */
export interface Vital {
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
  id: string;
}

/** The latest result of each vital. */
export const vitals = new Map<Vital['name'], Vital>();

/** Stores a result for the page-weight line and dispatches an event on `window`; sends nothing (see `sendVitals`). */
export function reportVital(vital: Vital): void {
  vitals.set(vital.name, vital);
  dispatchEvent(new CustomEvent('web-vitals', { detail: vital }));
}

/**
 * Sends the visit's vitals to a URL of the owner's when the page is hidden, which may be for good: JSON in a beacon,
 * which delays nothing. Unchanged vitals are not sent again.
 * @returns stops it
 */
export function sendVitals(url: string, beacon = navigator): () => void {
  let sent = '';
  const send = () => {
    const text = JSON.stringify({ page: location.pathname, vitals: [...vitals.values()] });
    if (!document.hidden || !vitals.size || text === sent) return;
    sent = text;
    beacon.sendBeacon(url, text);
  };
  document.addEventListener('visibilitychange', send);
  return () => document.removeEventListener('visibilitychange', send);
}
