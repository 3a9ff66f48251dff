import { createHash } from 'node:crypto';
import { readFileSync, utimesSync } from 'node:fs';
import { resolve } from 'node:path';
import { filesIn } from '../../plugins/content/read/folder.ts';
import type { Host } from './host.ts';

/** Nothing more comes after this long without a request: longer than anything on a page waits. */
const QUIET_MS = 4000;

/** The bytes of the bodies that a host sent, in all and by file. */
export interface Cost {
  bytes: number;
  files: Map<string, number>;
}

/** Returns what a host sends from now on, once nothing more has come for a while. */
export async function costOf(host: Host, act: () => Promise<unknown>): Promise<Cost> {
  host.sent.clear();
  host.log.length = 0;
  await act();
  for (let seen = -1; seen !== host.log.length; ) {
    seen = host.log.length;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
  const files = new Map(host.sent);
  return { bytes: [...files.values()].reduce((sum, each) => sum + each, 0), files };
}

/** Makes the ETags of a site's files depend on nothing but their contents, as on most hosts. */
export function tagByContent(dist: string): void {
  for (const file of filesIn(dist)) {
    const hash = createHash('sha256')
      .update(readFileSync(resolve(dist, file)))
      .digest();
    const time = hash.readUInt32BE();
    utimesSync(resolve(dist, file), time, time);
  }
}
