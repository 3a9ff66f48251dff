import { expect, type Page, test } from '@playwright/test';
import {
  extrasReady,
  HOME,
  hold,
  NOT_FOUND,
  openDocument,
  ready,
  resume,
  SCRIPT,
  words,
} from '../support/site.ts';

// Apps and extensions inject their scripts past the page's policy.
test.use({ bypassCSP: true });

/** Returns a page as Cloudflare's e-mail protection changes it: all addresses but those between its comments. */
const withHiddenAddresses = (page: string) =>
  page
    .split(/(<!--email_off-->[\s\S]*?<!--\/email_off-->|<head>[\s\S]*?<\/head>)/)
    .map((part, index) =>
      index % 2
        ? part
        : part
            .replace(/mailto:[^"]+/g, '/cdn-cgi/l/email-protection#1f')
            .replace(/[\w.+-]+@[\w.-]+/g, '[email protected]'),
    )
    .join('');

/** Names on the home page, which no translator should change. */
const names = [
  resume.basics?.name,
  resume.basics?.email,
  ...(resume.projects ?? []).map(({ name }) => name),
  ...(resume.skills ?? []).flatMap(({ keywords }) => keywords),
].filter(Boolean);

/** Returns the names among some that are shown and that a translator would change. */
function translated(names: unknown[]): string[] {
  const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode;
    if (element?.translate && names.includes(textContent)) found.push(textContent ?? '');
  }
  return found;
}

const hasScript = (page: Page) => page.locator('html.js').waitFor({ state: 'attached', timeout: 5000 });

test('what others inject into a page leaves it as it is', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withHiddenAddresses(await response.text()) });
  });
  const release = await hold(page, SCRIPT);
  await openDocument(page, '/');

  await test.step('names that a translator would change', async () => {
    expect(await page.evaluate(translated, names)).toEqual([]);
  });

  await test.step('errors of other scripts before that of the site runs', async () => {
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'throw new Error("of another script")';
      document.head.append(script);
      const files = [
        location.href,
        'chrome-extension://a/assets/content.js',
        'https://cdn.example.com/assets/a.js',
      ];
      for (const filename of files) dispatchEvent(new ErrorEvent('error', { filename }));
    });
    await page.evaluate(async () => {
      const script = Object.assign(document.createElement('script'), { type: 'module', src: '/no.js' });
      document.head.append(script);
      await new Promise((resolve) => script.addEventListener('error', resolve));
    });
    expect(errors.splice(0)).toEqual(['of another script']);
    await hasScript(page);
  });

  const clickStrangely = () => {
    const text = document.querySelector('h1')?.firstChild as Text;
    for (const target of [document, text])
      for (const type of ['click', 'pointerover', 'focusin', 'error'])
        target.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  };
  await test.step('events on the document and on text', async () => {
    await page.evaluate(clickStrangely);
    expect(errors).toEqual([]);
    await hasScript(page);
  });

  await test.step('an error that looks like the page’s own is put right once the script runs', async () => {
    const own = await page.evaluate(() => {
      const filename = [...document.scripts].find(({ src }) => src.includes('/assets/main-'))?.src ?? '';
      dispatchEvent(new ErrorEvent('error', { filename }));
      return document.documentElement.className;
    });
    expect(own).not.toContain('js');
    release();
    await ready(page);
    await hasScript(page);
    await extrasReady(page);
    await page.evaluate(clickStrangely);
    expect(errors).toEqual([]);
  });

  await test.step('the address that the host would hide', async () => {
    const link = page.locator('#contact').getByRole('link', { name: resume.basics?.email });
    await expect(link).toHaveAttribute('href', `mailto:${resume.basics?.email}`);
  });

  await test.step('a link that the host has put in', async () => {
    await page.route('/cdn-cgi/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Of the host</h1>' }),
    );
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/cdn-cgi/l/email-protection' });
      document.querySelector('h1')?.append(link);
      link.click();
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Of the host');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME.heading);
  });

  await test.step('names on a page that has come without a document', async () => {
    await page.goto(NOT_FOUND.path);
    await ready(page);
    await page.getByRole('main').getByRole('link', { name: words.goHome }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME.heading);
    expect(await page.evaluate(translated, names)).toEqual([]);
  });
});
