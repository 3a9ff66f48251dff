import { expect } from '@playwright/test';
import type { OwnerContent } from './content.ts';
import { type BuildOptions, Fork } from './fork.ts';
import { Host } from './host.ts';

/** An owner's site, built and served. */
export interface ForkSite {
  fork: Fork;
  host: Host;
  /** The build's output. */
  output: string;
}

interface Options extends BuildOptions {
  /** Changes the fork before it is built. */
  prepare?: (fork: Fork) => void;
}

/**
 * Builds a fork with some content, independent of the content of this repository, and serves it.
 * @param name of the fork's folder
 */
export async function serveFork(
  name: string,
  content: OwnerContent,
  { prepare, ...options }: Options = {},
): Promise<ForkSite> {
  const fork = new Fork(name);
  await fork.fill(content);
  prepare?.(fork);
  const { ok, output } = await fork.build(options);
  expect(ok, output).toBe(true);
  return { fork, host: await Host.open(fork.path('dist'), options.base), output };
}
