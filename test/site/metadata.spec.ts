import ICAL from 'ical.js';
import jsonld from 'jsonld';
import { parse } from 'node-html-parser';
import { telOf } from '../../plugins/content/text/url.ts';
import { content, LANGUAGES, owner, PAGES, PATHS, publishedOf, resume } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const site = `${resume.basics?.url}/`;
const urlOf = (path: string) => site + path.slice(1);

/** Replaces schema.org's own context, which is on another host. */
const context = { '@vocab': 'https://schema.org/', url: { '@type': '@id' }, sameAs: { '@type': '@id' } };
const documentLoader = async (documentUrl: string) => ({
  documentUrl,
  contextUrl: undefined,
  document: { '@context': context },
});

for (const { path, title } of PAGES) {
  test(`${path} has description, canonical URL, preview picture and structured data in its head`, async ({
    request,
  }) => {
    const page = parse(await (await request.get(path)).text());
    const content = (key: string) =>
      page.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content');
    expect(content('og:title')).toBe(title);
    expect(content('description')).toBeTruthy();
    expect(content('og:description')).toBe(content('description'));
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(urlOf(path));
    expect(content('og:url')).toBe(urlOf(path));
    const picture = content('og:image');
    // An owner may have no preview picture.
    if (picture) {
      expect(picture.startsWith(`${site}assets/`)).toBe(true);
      const response = await request.get(picture.replace(site, '/'));
      expect(response.headers()['content-type']).toMatch(/^image\/(png|jpeg)$/);
    }
    const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.text ?? '');
    const nodes = (await jsonld.flatten(data, undefined, { documentLoader })) as unknown as Record<
      string,
      unknown
    >[];
    const types = nodes.flatMap((node) => node['@type'] ?? []).map((type) => String(type).split('/').pop());
    const person = nodes.find((node) => String(node['@type']).endsWith('/Person'));
    expect(person?.['https://schema.org/name']).toEqual([{ '@value': owner }]);
    expect(types).toEqual(
      expect.arrayContaining(path === '/' ? ['ProfilePage', 'Person'] : ['CreativeWork', 'BreadcrumbList']),
    );
  });
}

test('the vCard is one that phones accept: 3.0, CRLF, folded, with name, e-mail and phone number', async ({
  request,
}) => {
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

test('search engines find every page through robots.txt and the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site}sitemap.xml`);
  const sitemap = parse(await (await request.get('/sitemap.xml')).text());
  const listed = sitemap.querySelectorAll('loc').map((each) => each.text);
  const weights = content.hasBudgetPage ? ['', ...LANGUAGES.map((each) => `/${each}`)] : [];
  expect(listed.sort()).toEqual([...PATHS, ...weights.map((each) => `${each}/budget`)].map(urlOf).sort());
});

test('the manifest lists icons that exist', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest.short_name).toBe(owner);
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

test('the résumé is available as JSON, without the owner’s notes and tags', async ({ request }) => {
  expect(publishedOf(resume)).not.toEqual(resume);
  expect(await (await request.get('/resume.json')).json()).toEqual(publishedOf(resume));
});
