import { words } from 'content:site';

/**
 * `missing`: the host responded without the file; `error`: the network failed, or the file does not run; `timeout`: a
 * step took longer than `CHUNK_TIMEOUT_MS`.
 */
export type ChunkErrorType = 'missing' | 'error' | 'timeout';

/** A chunk that failed to load. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';

  /**
   * @param id name of the chunk, for example `notify`
   * @param type what went wrong
   * @param url absolute URL of the file
   */
  constructor(
    readonly id: string,
    readonly type: ChunkErrorType,
    readonly url: string,
  ) {
    super(words.chunkFailed(id));
  }
}

const REASONS = { missing: words.reasonMissing, error: words.reasonError, timeout: words.reasonTimeout };

/** Returns why a chunk has not loaded, for the visitor. */
export const reasonOf = ({ message, type }: ChunkLoadError): string =>
  `${message} (${type}). ${REASONS[type]}`;
