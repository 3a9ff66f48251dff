/** Keeps a choice of the visitor's on their own device; where that is refused, it is forgotten. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

/** A choice that was kept, or null. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
