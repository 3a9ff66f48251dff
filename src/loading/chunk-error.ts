import { words } from 'content:words';

/** `missing`: the host answered without it; `error`: the network failed; `timeout`: 120 s passed. */
export type ChunkErrorType = 'missing' | 'error' | 'timeout';

/** A part of the site's own script that did not load. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';

  /**
   * @param id name of the part, for example `notify`
   * @param type what went wrong
   * @param url absolute address of the file
   */
  constructor(
    readonly id: string,
    readonly type: ChunkErrorType,
    readonly url: string,
  ) {
    super(words.chunkFailed(id));
  }
}
