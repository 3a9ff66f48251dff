import { appendFileSync, copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { validContent } from '../support/content.ts';
import { serveFork } from '../support/fork-site.ts';

const FONT = resolve(
  import.meta.dirname,
  '../../node_modules/@fontsource/inter/files/inter-latin-400-normal.woff2',
);

test('a font file next to the stylesheets is used on the built site', async ({ page }) => {
  test.setTimeout(240_000);
  const { host } = await serveFork('own-font', validContent(), {
    prepare(fork) {
      copyFileSync(FONT, fork.path('src/styles/own.woff2'));
      appendFileSync(
        fork.path('src/styles/base.css'),
        '@font-face { font-family: Own; src: url("./own.woff2") format("woff2") } h1 { font-family: Own }',
      );
    },
  });

  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(host.url('/'));
  const state = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ family }) => /Own/.test(family)).map(({ status }) => status),
    );
  await expect.poll(state).toEqual(['loaded']);
  expect(messages.filter((text) => /Content.Security.Policy/i.test(text))).toEqual([]);
  host.close();
});
