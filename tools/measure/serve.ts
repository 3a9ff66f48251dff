import { serveSite } from '../site.ts';

/** Cross-origin isolation gives a page a timer resolution of 5 µs instead of 100. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/**
 * Serves a built site on a free port.
 * @param dist absolute path of its folder
 * @returns the site's URL without a trailing slash, and what ends the server
 */
export async function serve(dist: string, base = '/') {
  const { url, close } = await serveSite({ dist, base, headers: ISOLATED });
  return { origin: url.slice(0, -1), close };
}
