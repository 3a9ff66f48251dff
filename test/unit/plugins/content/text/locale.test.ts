import { expect, test } from 'vitest';
import { generatedFiles } from '../../../../../plugins/content/deployment/generated-files.ts';
import { headViews } from '../../../../../plugins/content/deployment/head.ts';
import { directionOf } from '../../../../../plugins/content/text/locale.ts';
import { validContent } from '../../../../support/content.ts';

const HERE = { tag: 'en', name: 'English', base: '/', site: 'https://doe.test/' };
const DEPLOYMENT = { own: HERE, editions: [HERE], preview: () => undefined };

function siteIn(language?: string) {
  const content = validContent();
  content.site.language = language;
  content.resume.basics = { ...content.resume.basics, location: { city: 'Köln', countryCode: 'DE' } };
  const files = generatedFiles(content, HERE, [HERE]);
  const { home, notFound } = headViews(content, DEPLOYMENT);
  const meta = (name: string) => home?.elements.find(({ props }) => props.property === name)?.props.content;
  const data = home?.elements.find(({ type }) => type === 'script')?.children ?? '';
  return {
    manifest: JSON.parse(files['site.webmanifest'] ?? ''),
    card: files['contact.vcf'],
    locale: meta('og:locale'),
    language: JSON.parse(data)['@graph'][0].inLanguage,
    notFound: notFound?.elements[0]?.props.content,
  };
}

test('metadata for other programs is in the site’s language', () => {
  const { manifest, card, locale, language, notFound } = siteIn('ar');
  expect(manifest).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(card).toContain(';ألمانيا\r\n');
  expect([locale, language]).toEqual(['ar_EG', 'ar']);
  expect(notFound).toMatch(/^لا توجد/);
});

test('a site without a language is in English, which social networks assume', () => {
  const { manifest, card, language } = siteIn();
  expect(manifest).toMatchObject({ lang: 'en', dir: 'ltr' });
  expect(card).toContain(';Germany\r\n');
  expect(language).toBe('en');
  expect([undefined, 'en-GB', 'pt'].map((tag) => siteIn(tag).locale)).toEqual([undefined, 'en_GB', 'pt_BR']);
});

test('the writing direction follows from the language and its script', () => {
  const directions = ['en', 'az', 'ar', 'he-IL', 'fa', 'az-Arab'].map(directionOf);
  expect(directions).toEqual(['ltr', 'ltr', 'rtl', 'rtl', 'rtl', 'rtl']);
});
