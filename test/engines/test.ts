import { resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { ENGINES, type Engine } from '../support/engines.ts';
import { Host } from '../support/host.ts';
import { DIST } from '../support/site.ts';
import { openChromium } from './driver/chromium.ts';
import { openFirefox } from './driver/firefox.ts';
import type { Visitor } from './driver/visitor.ts';
import { openWebKit } from './driver/webkit.ts';
import { instrument } from './instrumented-site.ts';

export { expect };

const ROOT = resolve(import.meta.dirname, '../..');

const OPEN = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };

interface Fixtures {
  /** A host for this test only, so that nothing is stored for its origin. */
  host: Host;
}

interface WorkerFixtures {
  engine: Engine;
  /** A visitor with one of the three browsers, shared by all tests. */
  visitor: Visitor;
  /** The built site, instrumented: absolute path. */
  site: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  visitor: [
    async ({ engine }, use) => {
      const path = ENGINES[engine].find();
      if (!path) throw new Error(`There is no ${engine} here.`);
      const visitor = await OPEN[engine](path);
      await use(visitor);
      await visitor.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ engine }, use) => {
      const folder = resolve(ROOT, 'test-results/engines', engine);
      instrument(DIST, folder);
      await use(folder);
    },
    { scope: 'worker' },
  ],
  host: async ({ visitor, site }, use) => {
    const host = await Host.open(site);
    await use(host);
    // A page whose host is closed would log errors during the next test.
    await visitor.open('about:blank');
    host.close();
  },
});

/** Polls at short intervals, because a page responds within a frame or two. */
export const FAST_POLLING = { intervals: [10, 20, 50, 100] };

/** Runs a script in the page again and again until it returns the expected value. */
export const poll = <A extends unknown[], T>(
  visitor: Visitor,
  script: (...values: A) => T | Promise<T>,
  ...values: A
) => expect.poll(() => visitor.run(script, ...values), FAST_POLLING);
