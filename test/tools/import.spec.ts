import { resolve } from 'node:path';
import { BUILD_MS } from '../support/builder.ts';
import { Fork } from '../support/fork.ts';
import { Host } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

const RESUMES = resolve(import.meta.dirname, '../support/resumes');

/** Two of the résumés from elsewhere, and what their sites must show; the others are tested without a build. */
const OWNERS = [
  { from: 'linkedin', title: 'Laila Haddad, Platform engineer | Speaker', shows: ['Cedar Cloud', 'pgtide'] },
  {
    from: 'flat-and-modern.json',
    title: 'Tomasz Wrona, MERN / full-stack developer',
    shows: ['Bursztyn', 'Halved the bill of the cloud.', 'tomasz@wrona.example'],
  },
];

/** One fork for each worker, always in the same place, as the cache of compiled tools is keyed by path. */
const emptyFork = () => new Fork(`import-${test.info().parallelIndex}`);

for (const { from, title, shows } of OWNERS) {
  test(`importing ${from} makes a site`, async ({ page }) => {
    test.setTimeout(BUILD_MS);
    const fork = emptyFork();
    const made = await fork.jiti('tools/new/cli.ts', '--from', resolve(RESUMES, from));
    expect(made.ok, made.output).toBe(true);
    expect(made.output).toMatch(/ → [\s\S]*texts are shown\.\n\nStill to do:\n- /);
    const built = await fork.build();
    expect(built.ok, built.output).toBe(true);

    const host = await Host.open(fork.path('dist'));
    await page.goto(host.url('/'));
    await expect(page).toHaveTitle(title);
    for (const words of shows) await expect(page.getByRole('main')).toContainText(words);
    host.close();
  });
}
