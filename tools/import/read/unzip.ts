import { unzipSync } from 'fflate';

/** More than any table of an export that a résumé is made of. */
const MOST_BYTES = 20_000_000;

/**
 * The files of a zip that are wanted, by their path in it.
 * @throws where it is damaged
 */
export function unzip(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): { all: string[]; files: Record<string, Uint8Array> } {
  const all: string[] = [];
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      all.push(name);
      return originalSize < MOST_BYTES && wanted(name);
    },
  });
  return { all, files };
}
