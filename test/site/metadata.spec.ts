import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import jsonld from 'jsonld';
import { parse } from 'node-html-parser';
import { telOf } from '../../plugins/content/text/url.ts';
import { NOT_FOUND, owner, PAGES, resume } from '../support/site.ts';

const site = `${resume.basics?.url}/`;
const urlOf = (path: string) => site + path.slice(1);

/** Replaces schema.org's own context, which is on another host. */
const context = { '@vocab': 'https://schema.org/', url: { '@type': '@id' }, sameAs: { '@type': '@id' } };
const documentLoader = async (documentUrl: string) => ({ documentUrl, document: { '@context': context } });

for (const { path, title } of [...PAGES, NOT_FOUND])
  test(`${path} says what it is, for machines, has policy, and hashes of scripts`, async ({ request }) => {
    const answer = await request.get(path);
    const html = await answer.text();
    const page = parse(html);
    // For hosts that set no headers.
    expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; `);
    expect(html).not.toMatch(/unsafe-|\sstyle="|\son\w+="/);
    const scripts = page.querySelectorAll('script[src]');
    expect(scripts.filter((script) => !script.hasAttribute('integrity')).map(String)).toEqual([]);
    // Which headers, `headers.test.ts` says; hosts set them by path, and no rule can tell an unknown page's.
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
    const policy = path === NOT_FOUND.path ? undefined : 'same-origin';
    expect(answer.headers()['cross-origin-resource-policy']).toBe(policy);
    if (path === NOT_FOUND.path) return;

    const content = (key: string) =>
      page.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content');
    expect(content('og:title')).toBe(title);
    expect(content('description')).toBeTruthy();
    expect(content('og:description')).toBe(content('description'));
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(urlOf(path));
    expect(content('og:url')).toBe(urlOf(path));
    const picture = content('og:image') ?? '';
    expect(picture.startsWith(`${site}assets/`)).toBe(true);
    const preview = await request.get(picture.replace(site, '/'));
    expect(preview.headers()['content-type']).toMatch(/^image\/(png|jpeg)$/);
    const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.text ?? '');
    const flat: unknown = await jsonld.flatten(data, undefined, { documentLoader });
    const nodes = flat as Record<string, unknown>[];
    const types = nodes.flatMap((node) => node['@type'] ?? []).map((type) => String(type).split('/').pop());
    const person = nodes.find((node) => String(node['@type']).endsWith('/Person'));
    expect(person?.['https://schema.org/name']).toEqual([{ '@value': owner }]);
    expect(types).toEqual(
      expect.arrayContaining(path === '/' ? ['ProfilePage', 'Person'] : ['CreativeWork', 'BreadcrumbList']),
    );
  });

test('the vCard is one that phones accept: 3.0, CRLF, folded', async ({ request }) => {
  const text = await (await request.get('/contact.vcf')).text();
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const card = new ICAL.Component(ICAL.parse(text));
  expect(card.getFirstPropertyValue('version')).toBe('3.0');
  expect(card.getFirstPropertyValue('fn')).toBe(owner);
  expect(card.getFirstPropertyValue('email')).toBe(resume.basics?.email ?? null);
  const { phone } = resume.basics ?? {};
  expect(card.getFirstPropertyValue('tel')).toBe(phone ? telOf(phone).replace(/^tel:|;.*/g, '') : null);
});

test('a script that was tampered with does not run', async ({ page }) => {
  await page.route('**/assets/main-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.tampered = true;` });
  });
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveClass(/js/);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});

test('scripts can neither add a style nor turn text into HTML', async ({ page }) => {
  await page.goto('/');
  const blocked = await page.evaluate(async () => {
    const violation = new Promise<Event>((done) => addEventListener('securitypolicyviolation', done));
    const style = Object.assign(document.createElement('style'), { textContent: 'body { display: none }' });
    document.head.append(style);
    return ((await violation) as SecurityPolicyViolationEvent).effectiveDirective;
  });
  expect(blocked).toBe('style-src-elem');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const write = page.evaluate(() => void Object.assign(document.body, { innerHTML: '<b>no</b>' }));
  await expect(write).rejects.toThrow('TrustedHTML');
});
