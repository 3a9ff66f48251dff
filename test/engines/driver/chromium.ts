import { chromium } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/**
 * Chromium, by Playwright, which drives its own protocol.
 * @param executablePath of the browser, by default Playwright's own
 */
export async function openChromium(executablePath?: string): Promise<Visitor> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--no-first-run'] });
  // Its shell has nobody to ask, and refuses what the whole browser grants to the page that is in front.
  const page = await browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => said.push(`error: ${message}`));

  return {
    version: `Chromium ${browser.version()}`,
    console: said,
    resize: (width, height) => page.setViewportSize({ width, height }),
    async open(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    run: (script, ...values) =>
      page.evaluate(`(${script})(...${JSON.stringify(values)})`) as ReturnType<typeof page.evaluate<never>>,
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      if (from.x !== to.x || from.y !== to.y) await page.mouse.move(to.x, to.y, { steps: 6 });
      await page.mouse.up();
    },
    hover: ({ x, y }) => page.mouse.move(x, y),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
