import { appendFileSync, copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { soundContent } from '../support/content.ts';
import { Host } from '../support/host.ts';
import { Sandbox } from '../support/sandbox.ts';

const FONT = resolve(
  import.meta.dirname,
  '../../node_modules/@fontsource/inter/files/inter-latin-400-normal.woff2',
);

test('a font beside the styles shows on the finished site', async ({ page }) => {
  test.setTimeout(240_000);
  const fork = new Sandbox('own-font');
  await fork.fill(soundContent());
  copyFileSync(FONT, fork.path('src/styles/own.woff2'));
  appendFileSync(
    fork.path('src/styles/base.css'),
    '@font-face { font-family: Own; src: url("./own.woff2") format("woff2") } h1 { font-family: Own }',
  );
  const { ok, said } = await fork.build();
  expect(ok, said).toBe(true);

  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  const host = await Host.open(fork.path('dist'));
  await page.goto(host.url('/'));
  const state = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ family }) => /Own/.test(family)).map(({ status }) => status),
    );
  await expect.poll(state).toEqual(['loaded']);
  expect(complaints.filter((text) => /Content.Security.Policy/i.test(text))).toEqual([]);
  host.close();
});
