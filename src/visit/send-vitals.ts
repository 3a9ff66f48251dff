import { vitals } from './report-vital';

/**
 * Sends the visit's vitals to an address of the owner's as the page goes out of sight, which may be for good: JSON in a
 * beacon, which holds nothing up. Nothing is sent twice that has not changed.
 * @returns how to stop
 */
export function sendVitals(address: string, beacon = navigator): () => void {
  let sent = '';
  const send = () => {
    const text = JSON.stringify({ page: location.pathname, vitals: [...vitals.values()] });
    if (!document.hidden || !vitals.size || text === sent) return;
    sent = text;
    beacon.sendBeacon(address, text);
  };
  document.addEventListener('visibilitychange', send);
  return () => document.removeEventListener('visibilitychange', send);
}
