import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import { validContent } from '../support/content.ts';
import { Fork, serveFork } from '../support/fork.ts';
import { Host } from '../support/host.ts';
import { watchRequests } from '../support/network.ts';
import { OVERRIDES } from '../support/overrides.ts';
import { FOLDER, hold, PROJECTS, visit } from '../support/site.ts';
import { writeFiles } from '../support/temporary-files.ts';
import { expect, test } from '../support/test.ts';
import { OwnersFork } from './owners-fork.ts';

const PROJECT = PROJECTS.at(-1)?.path ?? '';
/** Pages on which nothing happens by itself. */
const CALM = ['/', '/de/'];
/** Pages with a clock. */
const LIVE = [PROJECT, `/de${PROJECT}`, '/for/fjord'];
/** What a page loads to run components. */
const APP = /\/assets\/(app|[^/]*\.page|[^/]*\.version)-/;

/** The demonstration with components in every kind of page. */
function demonstration(name: string): OwnersFork {
  const fork = new OwnersFork(name);
  cpSync(FOLDER, fork.path('src/content'), { recursive: true });
  fork.show('hero', { likes: ['Likes', 'Louder', 'Search', 'Notice'], form: ['Form'], toast: ['Toaster'] });
  fork.show('project', {
    likes: ['Likes'],
    form: ['Form'],
    clock: ['Clock'],
    basket: ['Basket', 'Add'],
    seen: ['Seen'],
  });
  fork.show('version', { clock: ['Clock'] });
  return fork;
}

const button = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name });
const output = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test.describe('an owner’s components', () => {
  test.describe.configure({ mode: 'default' });
  let fork: OwnersFork;
  let host: Host;
  let built = '';

  test.beforeAll(async () => {
    fork = demonstration('components');
    fork.edit('src/content/site.json', '{', '{ "policy": { "styles": true, "html": true },');
    const { ok, output } = await fork.build();
    expect(ok, output).toBe(true);
    built = output;
    host = await Host.open(fork.path('dist'));
  });

  test('build and check say which one makes a page live, where it is, and what that costs', async () => {
    const { output: checked } = await fork.jiti('tools/check.ts');
    for (const file of LIVE.map((path) => `${path.slice(1)}.html`))
      for (const output of [built, checked]) {
        const line = output.split('\n').find((each) => each.startsWith(`${file}: `));
        expect(line, file).toContain('Clock (src/components/own/clock.tsx)');
        expect(line).toMatch(/so the page loads the app by itself: \d+\.\d kB/);
      }
    expect(built).toMatch(/Basket \(src\/components\/own\/basket.tsx\)/);
    expect(built).not.toMatch(/^(de\/)?index\.html: /m);
  });

  for (const path of CALM)
    test(`on ${path} nothing of React loads until one is used; then all work`, async ({ page }) => {
      const requested = watchRequests(page, APP);
      await page.goto(host.url(path), { waitUntil: 'networkidle' });
      expect(requested).toEqual([]);
      await button(page, '0 likes').click();
      await expect(button(page, '1 likes')).toBeVisible();
      expect(requested.length).toBeGreaterThan(0);
      await button(page, '1 likes').click();
      await expect(button(page, '2 likes')).toBeVisible();
      await button(page, 'Louder').click();
      await expect(output(page, 'volume')).toHaveText('2');
      await button(page, 'Search').click();
      await expect(output(page, 'term')).toBeFocused();
      await button(page, 'Notice').click();
      await page.locator('body > button').click();
      await expect(page.locator('body > button')).toHaveCount(0);
    });

  for (const path of [...CALM, ...LIVE.slice(0, 2)])
    test(`on ${path} early presses are repeated once, what was typed is kept`, async ({ page }) => {
      const release = await hold(page, APP);
      await visit(page, host.url(path));
      const likes = button(page, /likes/);
      await likes.click();
      await likes.click();
      await output(page, 'text').fill('Hi');
      await output(page, 'sure').click();
      await output(page, 'color').selectOption('blue');
      await output(page, 'name').pressSequentially('Km');
      await page.keyboard.press('ArrowLeft');
      await expect(likes).toHaveText('0 likes');
      release();
      await expect(likes).toHaveText('2 likes');
      await expect(output(page, 'held')).toHaveText('Km · Hi · true · blue');
      await page.keyboard.type('i');
      await button(page, 'Send').click();
      await expect(output(page, 'sent')).toHaveText('Kim · Hi · true · blue');
      await expect(output(page, 'name')).toHaveValue('Kim');
      await expect(likes).toHaveText('2 likes');
    });

  for (const path of LIVE)
    test(`on ${path} a clock ticks by itself`, async ({ page }) => {
      await page.clock.install();
      await page.goto(host.url(path));
      const clock = page.getByRole('timer');
      await expect(clock).toHaveText('0 s');
      await expect(async () => {
        await page.clock.runFor(1000);
        await expect(clock).not.toHaveText('0 s', { timeout: 100 });
      }).toPass();
      const seconds = Number.parseInt((await clock.textContent()) ?? '', 10);
      await page.clock.runFor(3000);
      await expect(clock).toHaveText(`${seconds + 3} s`);
    });

  test('a store and an observer from npm work as they are', async ({ page }) => {
    await page.goto(host.url(PROJECT));
    await expect(page.getByTestId('seen')).toHaveText('in view');
    await button(page, 'Add').click();
    await expect(output(page, 'basket')).toHaveText('1');
    await page.evaluate(() => scrollTo({ top: 9e9, behavior: 'instant' }));
    await expect(page.getByTestId('seen')).toHaveText('out of view');
  });

  test('a package that writes its styles works with its steps of the policy', async ({ page }) => {
    await page.goto(host.url('/'));
    await button(page, 'Toast').click();
    await expect(page.getByRole('log')).toHaveCSS('color', 'rgb(1, 2, 3)');
  });
});

base(
  'the dev server says what the policy stops of a package, in which file, and what to write',
  async ({ page }) => {
    const fork = demonstration('components-dev');
    const server = await fork.serve();
    try {
      await page.goto(server.url + PROJECT.slice(1));
      await expect(page.getByTestId('seen')).toHaveText('in view');
      await button(page, 'Add').click();
      await expect(output(page, 'basket')).toHaveText('1');
      await page.goto(server.url);
      await button(page, 'Toast').click();
      const overlay = page.locator('vite-error-overlay');
      await expect(overlay).toContainText('the package @small/toast does what the site’s policy stops');
      await expect(overlay).toContainText('write "policy": { "html": true } into site.json');
    } finally {
      server.stop();
    }
  },
);

const write = (fork: Fork) => writeFiles(fork.path('overrides'), OVERRIDES);

test('what an owner has put in place of a component or page is shown, and works', async ({ page }) => {
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
  const has = (name: string) => `${name}.html: WaysOn (overrides/components/ways-on.tsx) has an effect`;
  expect(live.map((line) => line.split(',')[0]).sort()).toEqual(['404', 'alpha', 'beta'].map(has));
  expect((await fork.jiti('tools/check.ts')).output).toContain('WaysOn (overrides/components/ways-on.tsx)');

  await page.goto(host.url('/no/such-page'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing but wind');
});

test('in the dev server a changed override keeps its state, a new one is seen', async ({ page, serve }) => {
  const fork = new Fork('overrides-dev');
  await fork.fill(validContent());
  const url = await serve(fork);
  await page.goto(url);
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
});
