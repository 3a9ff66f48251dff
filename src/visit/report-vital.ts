/** One web vital of this visit; ms, or a bare score for CLS. */
export interface Vital {
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
  id: string;
}

/** The latest result of each vital. */
export const vitals = new Map<Vital['name'], Vital>();

/** Keeps a result for the page-weight line and tells the window; sends nothing anywhere (see `send-vitals`). */
export function reportVital(vital: Vital): void {
  vitals.set(vital.name, vital);
  dispatchEvent(new CustomEvent('web-vitals', { detail: vital }));
}
