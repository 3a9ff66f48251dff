import { scrollPositions } from './navigation';

const KEY = 'places';

/**
 * Keeps where the visitor was on each page over a reload, and until they are back from another site: the browser leaves
 * that to the page, which does not live so long. Where nothing can be stored, it is forgotten.
 */
export function keepPlacesOverReloads(): void {
  try {
    const kept: [unknown, number][] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    for (const [entry, top] of kept) if (!scrollPositions.has(entry)) scrollPositions.set(entry, top);
    addEventListener('pagehide', () => sessionStorage.setItem(KEY, JSON.stringify([...scrollPositions])));
  } catch {}
}
