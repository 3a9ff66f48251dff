/** More than any photo has. */
const MAX_BYTES = 10_000_000;
const TYPES: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

export interface Photo {
  bytes: Uint8Array;
  /** Without a dot. */
  extension: string;
}

/**
 * Fetches a photo.
 * @returns why not, if it can't be had or is none
 */
export async function fetchPhoto(url: string, fetch = globalThis.fetch): Promise<Photo | string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    const extension = TYPES[response.headers.get('content-type')?.replace(/;.*/, '').trim() ?? ''];
    if (!response.ok) return `its host answers ${response.status}`;
    if (!extension) return 'it is no JPEG, PNG, WebP or AVIF';
    const bytes = new Uint8Array(await response.arrayBuffer());
    return bytes.length > MAX_BYTES ? 'it has more than 10 MB' : { bytes, extension };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
