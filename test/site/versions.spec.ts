import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { versionsOf } from '../../plugins/content/versions/select.ts';
import { content, DIST, PHONE } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const [name = ''] = Object.keys(content.versions ?? {});
const version = content.versions?.[name];
const path = `/for/${name}`;

test('nothing but its own page and PDF names a version or has a word of it', () => {
  const words = [
    name,
    version?.basics?.label,
    version?.greeting,
    ...(version?.asks ?? []).map(({ ask }) => ask),
  ];
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|avif|webp|png|jpe?g|mp4|pdf)$/.test(entry.name))
    .map((entry) => resolve(entry.parentPath, entry.name))
    .filter((file) => !/\/for\//.test(file));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readFileSync(file, 'utf8').toLowerCase();
    for (const word of words)
      expect(word && text.includes(word.toLowerCase()), `${file}: ${word}`).toBe(false);
  }
});

test('its page has who it is for, what they ask, the PDF made for them, and a way to the whole site', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await expect(page.locator('[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText(version?.basics?.label ?? '', { exact: true })).toBeVisible();
  const asks = page.locator('#asks dl > div');
  await expect(asks).toHaveCount(version?.asks?.length ?? 0);
  // The first answer is on the first screen.
  await expect(asks.first().locator('dd').first()).toBeInViewport();
  const pdf = page.locator('header a[href$=".pdf"]');
  await expect(pdf).toHaveAttribute('href', new RegExp(`-${name}\\.pdf$`));
  expect((await page.request.get((await pdf.getAttribute('href')) ?? '')).ok()).toBe(true);
  const left = content.resume.projects?.filter(({ name: each }) => {
    const kept = versionsOf(content)[name]?.resume.projects;
    return !kept?.some(({ name }) => name === each);
  });
  expect(left?.length).toBeGreaterThan(0);
  for (const { name: title = '' } of left ?? [])
    await expect(page.locator('#projects').getByRole('heading', { name: title })).toHaveCount(0);

  await page.locator('a[href="/"]').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('#asks')).toHaveCount(0);
  await page.goBack();
  await expect(asks.first()).toBeVisible();
});

test('each answer leads to the very sentence on the page', async ({ page }) => {
  await page.goto(path);
  const links = page.locator('#asks dd a');
  for (const link of await links.all()) {
    const sentence = (await link.locator('xpath=preceding-sibling::p').textContent()) ?? '';
    await link.click();
    await expect(page.locator('#asks ~ section').getByText(sentence).first()).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
  }
  expect(await links.count()).toBeGreaterThan(3);
});
