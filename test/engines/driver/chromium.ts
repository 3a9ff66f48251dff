import { chromium } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/**
 * Opens Chromium through Playwright.
 * @param executablePath path of the browser, by default Playwright's own
 */
export async function openChromium(executablePath?: string): Promise<Visitor> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--no-first-run'] });
  // The headless shell cannot prompt, and denies what the full browser grants to a focused page.
  const page = await browser.newPage({
    permissions: ['clipboard-read', 'clipboard-write'],
    // As visitors have it, unlike the other tests of the configuration.
    serviceWorkers: 'allow',
  });
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => messages.push(`error: ${message}`));

  return {
    console: messages,
    resize: (width, height) => page.setViewportSize({ width, height }),
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    back: () => page.goBack(),
    run: (script, ...values) => page.evaluate<never>(`(${script})(...${JSON.stringify(values)})`),
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
