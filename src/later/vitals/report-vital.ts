/** One web vital of this visit, in ms, or a unitless score for CLS. */
export interface Vital {
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
  id: string;
}

/** The latest result of each vital. */
export const vitals = new Map<Vital['name'], Vital>();

/** Stores a result for the page-weight line and dispatches an event on `window`; sends nothing (see `send-vitals`). */
export function reportVital(vital: Vital): void {
  vitals.set(vital.name, vital);
  dispatchEvent(new CustomEvent('web-vitals', { detail: vital }));
}
