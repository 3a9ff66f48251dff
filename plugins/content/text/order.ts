/** Compares texts by their characters' codes: dates by time. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
