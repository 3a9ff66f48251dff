/**
 * A dynamic import as the build writes it: its source contains the URL, its behaviour is up to the test.
 * @param file URL of the file
 */
export const part = <T>(file: string, load: () => Promise<T>): (() => Promise<T>) =>
  Object.assign(() => load(), { toString: () => `() => import("${file}")` });

/** A promise that never settles: a network that hangs. */
export const hang = (): Promise<never> => new Promise(() => {});
