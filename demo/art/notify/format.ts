/** 12254 cents → "$122.54". */
export function money(cents: number): string {
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** 232 seconds → "3:52". */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** 2478 seconds → "41 min", 7830 seconds → "2 h 10 min". */
export function span(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** 1204311 → "1,204,311". */
export function count(value: number): string {
  return value.toLocaleString('en-US');
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
