import { expect } from '@playwright/test';
import type { OwnerContent } from './content.ts';
import { Host } from './host.ts';
import { type BuildOptions, Sandbox } from './sandbox.ts';

/** An owner's site, built and served. */
interface ForkSite {
  fork: Sandbox;
  host: Host;
  /** All that the build wrote. */
  said: string;
}

interface Options extends BuildOptions {
  /** Puts more into the fork, before it is built. */
  prepare?: (fork: Sandbox) => void;
}

/**
 * Builds the site of an owner and serves it, whatever content this one has.
 * @param name of the fork's folder
 */
export async function siteOf(
  name: string,
  content: OwnerContent,
  { prepare, ...options }: Options = {},
): Promise<ForkSite> {
  const fork = new Sandbox(name);
  await fork.fill(content);
  prepare?.(fork);
  const { ok, said } = await fork.build(options);
  expect(ok, said).toBe(true);
  return { fork, host: await Host.open(fork.path('dist'), options.base), said };
}
