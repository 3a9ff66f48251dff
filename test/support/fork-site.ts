import { expect } from '@playwright/test';
import type { OwnerContent } from './content.ts';
import { Host } from './host.ts';
import { type BuildOptions, Sandbox } from './sandbox.ts';

/** An owner's site, built and served. */
interface ForkSite {
  fork: Sandbox;
  host: Host;
  /** The build's output. */
  output: string;
}

interface Options extends BuildOptions {
  /** Changes the fork before it is built. */
  prepare?: (fork: Sandbox) => void;
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
  const fork = new Sandbox(name);
  await fork.fill(content);
  prepare?.(fork);
  const { ok, output } = await fork.build(options);
  expect(ok, output).toBe(true);
  return { fork, host: await Host.open(fork.path('dist'), options.base), output };
}
