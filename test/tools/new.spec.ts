import { resolve } from 'node:path';
import { DEMONSTRATION_FOLDER } from '../../plugins/content/read/folder.ts';
import { writeContent } from '../support/content.ts';
import { demoContent } from '../support/demo-project.ts';
import { BUILD_MS, Fork } from '../support/fork.ts';
import { Host } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

/** The other résumés from elsewhere are tested without a build. */
const LINKEDIN = resolve(import.meta.dirname, '../../packages/resume-import/test/resumes/linkedin');

test('after npm run new the site is the new owner’s, and can be published', async ({ page }) => {
  test.setTimeout(BUILD_MS);
  const fork = new Fork('new-owner');
  await writeContent(fork.path(DEMONSTRATION_FOLDER), demoContent());
  const env = { SITE_URL: 'https://jane.dev' };
  const refused = await fork.build({ env });
  expect(refused.ok).toBe(false);
  expect(refused.output).toMatch(
    /demo\/content\/resume\.json:\d+: basics\.name: is still the demonstration's name/,
  );
  expect(refused.output).not.toMatch(/^\s+at /m);

  const flags = ['--yes', '--name', 'Jane Doe', '--email', 'jane@jane.dev', '--site', 'jane.dev'];
  const made = await fork.jiti('tools/new/cli.ts', ...flags);
  expect(made.ok, made.output).toBe(true);
  expect(made.output).toMatch(/Still to do:.*your photo.*SITE_URL=https:\/\/jane\.dev npm run build/s);
  const built = await fork.build({ env });
  expect(built.ok, built.output).toBe(true);

  const host = await Host.open(fork.path('dist'));
  await page.goto(host.url('/'));
  await expect(page).toHaveTitle('Jane Doe');
  await expect(page.getByRole('main')).toContainText('jane@jane.dev');
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  expect((await fetch(host.url('/notify'))).status).toBe(404);
  host.close();
});

test('importing an export of LinkedIn makes a site', async ({ page }) => {
  test.setTimeout(BUILD_MS);
  const fork = new Fork('import');
  const made = await fork.jiti('tools/new/cli.ts', '--from', LINKEDIN);
  expect(made.ok, made.output).toBe(true);
  expect(made.output).toMatch(/ → [\s\S]*texts are shown\.\n\nStill to do:\n- /);
  const built = await fork.build();
  expect(built.ok, built.output).toBe(true);

  const host = await Host.open(fork.path('dist'));
  await page.goto(host.url('/'));
  await expect(page).toHaveTitle('Laila Haddad, Platform engineer | Speaker');
  for (const words of ['Cedar Cloud', 'pgtide']) await expect(page.getByRole('main')).toContainText(words);
  host.close();
});
