import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { BUILD_MS, serveFork } from '../support/fork.ts';
import { overflowing, smallTargets } from '../support/layout.ts';
import { watchErrors } from '../support/network.ts';
import { SAMPLE_OWNERS } from '../support/sample-owners.ts';
import { DESKTOP, PHONE } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Texts that identify the demonstration's person, in any kind of file. */
const DEMO = [
  'Robin Sample',
  'robin@example.com',
  'robin.example.com',
  'robin-sample',
  '555-0142',
  'identity-portrait',
];

/** Controls that stick out of the fixed bar, by any fraction of a pixel. */
const outsideBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header:has(nav)');
    const barBottom = bar?.getBoundingClientRect().bottom ?? 0;
    const isOut = (control: Element) => {
      const { left, right, bottom, width } = control.getBoundingClientRect();
      return width > 0 && (left < 0 || right > innerWidth || bottom > barBottom);
    };
    return [...(bar?.querySelectorAll('a, nav > button') ?? [])]
      .filter((control) => !control.closest('#menu') && isOut(control))
      .map(({ outerHTML }) => outerHTML);
  });

/** The built files that contain a text, in their name or contents, except compressed ones. */
const filesWith = (folder: string, text: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => resolve(entry.parentPath, entry.name))
    .filter((file) => file.includes(`/${text}`) || readFileSync(file, 'latin1').includes(text));

for (const [index, { who, content, sections, items }] of SAMPLE_OWNERS.entries()) {
  test(`the site of ${who} is complete and has nothing of the demonstration's`, async ({ page }) => {
    test.setTimeout(BUILD_MS);
    const { name = '' } = content.resume.basics ?? {};
    const { fork, host } = await serveFork(`person-${index}`, content);
    for (const left of DEMO) expect(filesWith(fork.path('dist'), left), left).toEqual([]);

    const errors = watchErrors(page);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      for (const [path, { title }] of Object.entries(content.projects)) {
        await page.goto(host.url(`/${path}`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        expect([...(await overflowing(page)), ...(await outsideBar(page))]).toEqual([]);
        expect.soft(await smallTargets(page), `touch targets of ${path}`).toEqual([]);
      }
      await page.goto(host.url('/'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      expect(await page.locator('main section').evaluateAll((all) => all.map(({ id }) => id))).toEqual(
        sections,
      );
      expect(
        await page.locator('nav ul a').evaluateAll((all) => all.map((each) => each.textContent)),
      ).toEqual(items);
      expect([...(await overflowing(page)), ...(await outsideBar(page))]).toEqual([]);
      expect.soft(await smallTargets(page), 'touch targets of the home page').toEqual([]);
    }
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(errors).toEqual([]);
    host.close();
  });
}
