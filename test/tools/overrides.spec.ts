import { readFileSync, writeFileSync } from 'node:fs';
import { validContent } from '../support/content.ts';
import { BUILD_MS, Fork, serveFork } from '../support/fork.ts';
import { OVERRIDES } from '../support/overrides.ts';
import { writeFiles } from '../support/temporary-files.ts';
import { expect, test } from '../support/test.ts';

const write = (fork: Fork) => writeFiles(fork.path('overrides'), OVERRIDES);

test('what an owner has put in place of a component or page is shown everywhere, around the original too, and works', async ({
  page,
}) => {
  test.setTimeout(BUILD_MS);
  const { fork, host, output } = await serveFork('overrides', validContent(), { prepare: write });

  await page.goto(host.url('/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kim Doe');
  await expect(page.locator('main header p').first()).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  const button = page.getByRole('button', { name: 'hellos' });
  await expect(button.locator('..')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(button.locator('..')).toContainText('a wave');
  await button.click();
  await expect(button).toHaveText('1 hellos');
  await button.click();
  await expect(button).toHaveText('2 hellos');

  await page.goto(host.url('/alpha'));
  await expect(page.getByRole('note')).toHaveText('by itself');
  await expect(page.getByRole('navigation', { name: /projects/i })).toBeVisible();
  const live = output.split('\n').filter((line) => line.includes('so the page loads the app by itself'));
  expect(live.map((line) => line.split(',')[0])).toEqual(
    expect.arrayContaining(
      ['404', 'alpha', 'beta'].map(
        (name) => `${name}.html: WaysOn (overrides/components/ways-on.tsx) has an effect`,
      ),
    ),
  );
  expect(live).toHaveLength(3);
  expect((await fork.jiti('tools/check.ts')).output).toContain('WaysOn (overrides/components/ways-on.tsx)');

  await page.goto(host.url('/no/such-page'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing but wind');
  host.close();
});

test('in the dev server a changed override keeps its state, and one that comes or has a fault is seen at once', async ({
  page,
}) => {
  test.setTimeout(BUILD_MS);
  const fork = new Fork('overrides-dev');
  await fork.fill(validContent());
  const server = await fork.serve();
  try {
    await page.goto(server.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kim Doe');
    write(fork);
    const button = page.getByRole('button', { name: /hell/ });
    await expect(button).toHaveText('0 hellos');
    await button.click();
    await expect(button).toHaveText('1 hellos');
    const hero = fork.path('overrides/components/hero.tsx');
    const text = readFileSync(hero, 'utf8');
    writeFileSync(hero, text.replace('hellos', 'hello'));
    await expect(button).toHaveText('1 hello');
    writeFiles(fork.path('overrides'), { 'components/heroo.tsx': text });
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toContainText(
      'overrides/components/heroo.tsx: the file: there is no src/components/heroo to replace',
    );
    await expect(overlay).toContainText('the nearest that can be is components/hero;');
  } finally {
    server.stop();
  }
});
