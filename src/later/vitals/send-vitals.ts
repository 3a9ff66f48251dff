import { vitals } from './report-vital';

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
