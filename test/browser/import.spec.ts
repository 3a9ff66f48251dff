import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { Host } from '../support/host.ts';
import { Sandbox } from '../support/sandbox.ts';

const BUILD_MS = 240_000;
const RESUMES = resolve(import.meta.dirname, '../support/resumes');

/** Two of the résumés that nobody wrote for this site, and what their owners look for on it; the others need no build. */
const OWNERS = [
  { from: 'linkedin', title: 'Laila Haddad, Platform engineer | Speaker', shows: ['Cedar Cloud', 'pgtide'] },
  {
    from: 'flat-and-modern.json',
    title: 'Tomasz Wrona, MERN / full-stack developer',
    shows: ['Bursztyn', 'Halved the bill of the cloud.', 'tomasz@wrona.example'],
  },
];

/** One for each worker, always in the same place: what its commands are compiled to is kept by their paths. */
const emptyFork = () => new Sandbox(`import-${test.info().parallelIndex}`);

for (const { from, title, shows } of OWNERS) {
  test(`${from} in, a site out`, async ({ page }) => {
    test.setTimeout(BUILD_MS);
    const fork = emptyFork();
    const made = await fork.jiti('tools/new/cli.ts', '--from', resolve(RESUMES, from));
    expect(made.ok, made.said).toBe(true);
    expect(made.said).toMatch(/ → [\s\S]*For you to check, word for word:\n- /);
    const built = await fork.build();
    expect(built.ok, built.said).toBe(true);

    const host = await Host.open(fork.path('dist'));
    await page.goto(host.url('/'));
    await expect(page).toHaveTitle(title);
    for (const words of shows) await expect(page.getByRole('main')).toContainText(words);
    host.close();
  });
}
