import { expect } from '@playwright/test';
import type { OwnerContent } from './content.ts';
import { Host } from './host.ts';
import { Sandbox } from './sandbox.ts';

/**
 * Builds the site of an owner and serves it, whatever content this one has.
 * @param name of the fork's folder
 */
export async function siteOf(name: string, content: OwnerContent): Promise<Host> {
  const fork = new Sandbox(name);
  await fork.fill(content);
  const { ok, said } = await fork.build();
  expect(ok, said).toBe(true);
  return Host.open(fork.path('dist'));
}
