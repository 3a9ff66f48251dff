import { scrollPositions } from './navigation';

const KEY = 'places';

/**
 * Keeps the scroll position of each page across reloads and visits to other sites: with manual scroll restoration the
 * browser does not do that. If storage is unavailable, the positions are lost.
 */
export function persistScrollPositions(): void {
  try {
    const stored: [unknown, number][] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    for (const [entry, top] of stored) if (!scrollPositions.has(entry)) scrollPositions.set(entry, top);
    addEventListener('pagehide', () => sessionStorage.setItem(KEY, JSON.stringify([...scrollPositions])));
  } catch {}
}
