import { expect, test } from 'vitest';
import { directionOf } from '../../../../../plugins/content/text/locale.ts';
import { pdfNameOf } from '../../../../../plugins/content/text/name.ts';
import { slugOf } from '../../../../../plugins/content/text/slug.ts';
import {
  displayUrl,
  hostOf,
  isFullUrl,
  pageUrl,
  printableUrl,
  shortUrl,
  telOf,
} from '../../../../../plugins/content/text/url.ts';
import type { Resume } from '../../../../../plugins/content/types.ts';
import { contactOf } from '../../../../../plugins/content/views/contact.ts';
import { ownerView } from '../../../../../plugins/content/views/views.ts';
import { generatedFiles } from '../../../../../plugins/deployment/generated-files.ts';
import { headViews } from '../../../../../plugins/deployment/head.ts';
import { changedContent } from '../../../../support/content.ts';

const HERE = { tag: 'en', name: 'English', base: '/', url: 'https://doe.test/' };

const contentOf = (basics: Resume['basics'], language?: string) =>
  changedContent({ resume: { basics }, site: { language } });
const cardOf = (basics: Resume['basics'], language?: string) =>
  generatedFiles({ content: contentOf(basics, language), edition: HERE, editions: [HERE] })['contact.vcf'];

test('the owner’s own notes stay out of the published résumé', () => {
  const resume = {
    basics: { name: 'Kim' },
    _secret: 'mine',
    work: [{ name: 'Acme', 'x-pay': 'mine', id: 'a' }],
  };
  const files = generatedFiles({ content: changedContent({ resume }), edition: HERE, editions: [HERE] });
  expect(files['resume.json']).not.toContain('mine');
  expect(files['resume.json']).toContain('"id": "a"');
});

test.each(['\r', '\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'no line end of a name starts a line of the card: %j',
  (end) => {
    const label = `Dev${end}TEL:+1900555`;
    const card = cardOf({ name: `Kim Doe${end}EMAIL:evil@a.test`, label }) ?? '';
    expect(card).toContain('FN:Kim Doe\\nEMAIL:evil@a.test\r\n');
    expect(
      card.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u).filter((line) => /^(EMAIL|TEL)/.test(line)),
    ).toEqual([]);
  },
);

test.each([
  ['Plato', ';Plato;;;'],
  ['Kim van Doe', 'Doe;Kim van;;;'],
  ['水野 あかり', '水野;あかり;;;'],
  ['山田太郎', ';山田太郎;;;'],
  ['Ann Bo (she/her)', 'Bo;Ann;;;'],
  ['Ann (Annie) Bo', 'Bo;Ann;;;'],
  ['水野 あかり（みずの あかり）', '水野;あかり;;;'],
  ['Ann Bo (she/her), PhD, MBA', 'Bo;Ann;;;PhD,MBA'],
  ['Dr. Ann Bo', 'Bo;Ann;;Dr.;'],
  ['Prof. Dr.-Ing. Ann van Bo', 'Bo;Ann van;;Prof. Dr.-Ing.;'],
  ['Robert Lee Bo III, PhD', 'Bo;Robert Lee;;;III,PhD'],
  ['Phil Bo', 'Bo;Phil;;;'],
  ['J. R. Bo', 'Bo;J. R.;;;'],
  ['Dr. Bo', ';Bo;;Dr.;'],
  ['Dr.', ';Dr.;;;'],
  ['Dr. II', ';II;;Dr.;'],
  ['Ann(Annie)Bo,, PhD', 'Bo;Ann;;;PhD'],
  ['Dr. Kovács Anna', 'Kovács;Anna;;Dr.;', 'hu'],
  ['Nguyễn Thị Bo', 'Nguyễn;Thị Bo;;;', 'vi-VN'],
  ['Bo', ';Bo;;;', 'vi'],
  ['Anna Kovács', 'Kovács;Anna;;;', 'de'],
])('the vCard has the name %s as %s, and in full', (name, parts, language?: string) => {
  const card = cardOf({ name }, language)?.replaceAll(';CHARSET=UTF-8', '');
  expect(card).toContain(`\r\nN:${parts}\r\n`);
  expect(card).toContain(`\r\nFN:${name.replaceAll(',', '\\,')}\r\n`);
});

test('a line of the vCard names its charset only if it has more than ASCII, for Outlook', () => {
  const card = cardOf({ name: 'Jörg Bo', label: 'Dev', location: { address: 'Weg 1', city: 'Köln' } });
  const lines = card?.split('\r\n').filter((line) => /^(N|FN|TITLE|ADR)\b/.test(line));
  expect(lines).toEqual([
    'N;CHARSET=UTF-8:Bo;Jörg;;;',
    'FN;CHARSET=UTF-8:Jörg Bo',
    'TITLE:Dev',
    'ADR;CHARSET=UTF-8;TYPE=WORK:;;Weg 1;Köln;;;',
  ]);
});

test.each([
  ['Kim Doe', 'KD'],
  ['Jean-Luc van den Berg', 'JB'],
  ['山田太郎', '山'],
  ['山田', '山'],
  ['水野 あかり', '水野'],
  ['たかはし はなこ', 'たは'],
  ['محمد علي', 'م\u200cع'],
  ['👩‍💻 Dev', '👩‍💻D'],
  ['(Ann)', 'A'],
  ['Robert "Bob"', 'RB'],
  ['Ann – Bo', 'AB'],
  ['“„Ann Bo –', 'AB'],
  ['Dr. Ann Bo, PhD', 'AB'],
  ['Ann Bo Jr.', 'AB'],
])('the bar shows %s as %s', (name, brand) => {
  expect(ownerView(contentOf({ name })).brand).toBe(brand);
});

test.each([
  ['Jane Doe', 'jane-doe.pdf'],
  ['Dr. Søren Łukasz Weiß, PhD (he/him)', 'soren-lukasz-weiss.pdf'],
  ['Zoë D’Arcy-Müller', 'zoe-darcy-muller.pdf'],
  ['Guðrún Þórðardóttir', 'gudrun-thordardottir.pdf'],
  ['Işıl İnce Œrsted', 'isil-ince-oersted.pdf'],
  ['Ŋgũgĩ wa Ħal', 'nggugi-wa-hal.pdf'],
  ['山田太郎', 'resume.pdf'],
  [undefined, 'resume.pdf'],
  ['Ann '.repeat(70), `${'ann-'.repeat(25).slice(0, -1)}.pdf`],
  ['– R2 Doe', 'r2-doe-acme.pdf', 'acme'],
])('the résumé of %s is saved as %s', (name, file, version?: string) => {
  expect(pdfNameOf(name, version)).toBe(file);
});

test.each([
  ['Übung 2', 'uebung-2'],
  ['Søren Łukasz – Weiß & Đ.', 'soeren-lukasz-weiss-d'],
  ['Crème brûlée', 'creme-brulee'],
  ['Þróun ı Œuvre', 'throun-i-oeuvre'],
  ['山田', ''],
])('in a URL the name %s is “%s”', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each([
  ['https://www.A.test:8080/b/?c#d', 'A.test:8080/b/?c#d', 'a.test', 'https://www.a.test:8080/b/'],
  ['HTTP://awww.test/', 'awww.test', 'awww.test', 'http://awww.test/'],
  ['https://a.test/https://b.test/', 'a.test/https://b.test', 'a.test', 'https://a.test/https://b.test/'],
  ['mailto:kim@a.test', 'kim@a.test', 'kim@a.test', 'mailto:kim@a.test'],
  ['www.a.test/kim/work?b', 'www.a.test/kim/work?b', 'www.a.test', 'www.a.test/kim/work'],
])('%s is shown as %s, is on the host %s, and is the page %s', (url, short, host, page) => {
  expect([shortUrl(url), hostOf(url), pageUrl(url)]).toEqual([short, host, page]);
});

test.each([
  ['+1 (503) 555-0142', 'tel:+15035550142'],
  ['(912) 555-4321', 'tel:9125554321'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['+31 06 12345678', 'tel:+31612345678'],
  ['+49 0171 1234567, ext. 3', 'tel:+491711234567;ext=3'],
  ['+44 ( 0 ) 20 7946 0958', 'tel:+442079460958'],
  ['(0)20 7946 0958', 'tel:02079460958'],
  ['+39 06 698 1234', 'tel:+39066981234'],
  ['+1 555 010 0199 ext. 12', 'tel:+15550100199;ext=12'],
  ['+1 555 010 0199x12', 'tel:+15550100199;ext=12'],
  ['+1 555 010 0199 #12', 'tel:+15550100199;ext=12'],
  ['+1 555 1 / +1 555 2', 'tel:+15551'],
  ['+1 555 1 oder +1 555 2 x3', 'tel:+15551'],
  ['030 1234567 / 0171 1234567', 'tel:0301234567'],
  ['+49 30/1234567', 'tel:+49301234567'],
  ['0171 / 1234567', 'tel:01711234567'],
  ['Mobile: +44 20 7946 0958 (weekdays)', 'tel:+442079460958'],
])('%s dials %s', (phone, address) => {
  expect(telOf(phone)).toBe(address);
});

test.each([
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+1 555 010 0199 ext. 12', '+15550100199'],
  ['٠٢٠ ٧٩٤٦', '٠٢٠ ٧٩٤٦'],
])('the vCard has the phone number %s as %s', (phone, number) => {
  const card = cardOf({ name: 'Kim', phone })?.replace(';CHARSET=UTF-8', '');
  expect(card).toContain(`\r\nTEL;TYPE=CELL:${number}\r\n`);
});

const MULLER = 'https://www.linkedin.com/in/j%C3%B6rg-m%C3%BCller';

test.each([
  ['https://www.doe.test/', 'doe.test'],
  ['HTTPS://doe.test/a/', 'doe.test/a'],
  ['mailto:kim@doe.test', 'kim@doe.test'],
  ['mailto:j%C3%B6rg@doe.test?subject=a%20b', 'jörg@doe.test?subject=a%20b'],
  [MULLER, 'linkedin.com/in/jörg-müller'],
  ['https://doe.test/%E6%97%A5%E6%9C%AC', 'doe.test/日本'],
  ['https://doe.test/a%20b%2Fc%0A', 'doe.test/a%20b%2Fc%0A'],
  ['https://doe.test/caf%E9/100%', 'doe.test/caf%E9/100%'],
])('%s is shown as %s', (url, text) => {
  expect(displayUrl(url)).toBe(text);
});

test('shows a profile’s decoded URL once, and keeps its link unchanged', () => {
  const profiles = [{ network: 'LinkedIn', username: 'jörg-müller', url: MULLER }];
  const [shown] = contactOf({ resume: { basics: { profiles } }, site: {}, projects: {} })?.networks ?? [];
  expect(shown).toMatchObject({ text: 'linkedin.com/in/jörg-müller', url: MULLER });
});

test('the PDF keeps a URL encoded if its fonts may lack the characters', () => {
  expect(printableUrl(MULLER)).toBe('linkedin.com/in/jörg-müller');
  expect(printableUrl('https://doe.test/%E6%97%A5%E6%9C%AC')).toBe('doe.test/%E6%97%A5%E6%9C%AC');
  expect(printableUrl('mailto:kim@doe.test')).toBe('kim@doe.test');
});

test('an address with an umlaut is one however often it is asked', () => {
  const answers = Array.from({ length: 20_000 }, () => isFullUrl('https://jörg.test/über'));
  expect(new Set(answers)).toEqual(new Set([true]));
  expect([isFullUrl('kim.test'), isFullUrl('')]).toEqual([false, false]);
});

test.each([
  ['ar', { lang: 'ar', dir: 'rtl' }, 'ألمانيا', 'ar_EG', /^لا توجد/],
  [undefined, { lang: 'en', dir: 'ltr' }, 'Germany', undefined, /^There is no/],
  ['en-GB', { lang: 'en-GB', dir: 'ltr' }, 'Germany', 'en_GB', /^There is no/],
  ['pt', { lang: 'pt', dir: 'ltr' }, 'Alemanha', 'pt_BR', /./],
])(
  'metadata for other programs is in the site’s language: %s',
  (language, manifest, country, locale, notFound) => {
    const basics = { name: 'Kim', location: { city: 'Köln', countryCode: 'DE' } };
    const content = contentOf(basics, language);
    const files = generatedFiles({ content, edition: HERE, editions: [HERE] });
    expect(JSON.parse(files['site.webmanifest'] ?? '')).toMatchObject(manifest);
    expect(files['contact.vcf']).toContain(`;${country}\r\n`);
    const heads = headViews(content, { edition: HERE, editions: [HERE], preview: () => undefined });
    const { elements = [] } = heads.home ?? {};
    // Social networks assume English.
    expect(elements.find(({ props }) => props.property === 'og:locale')?.props.content).toBe(locale);
    const data = elements.find(({ type }) => type === 'script')?.children ?? '';
    expect(JSON.parse(data)['@graph'][0].inLanguage).toBe(manifest.lang);
    expect(heads.notFound?.elements[0]?.props.content).toMatch(notFound);
  },
);

test('the writing direction follows from the language and its script', () => {
  const directions = ['en', 'az', 'ar', 'he-IL', 'fa', 'az-Arab'].map(directionOf);
  expect(directions).toEqual(['ltr', 'ltr', 'rtl', 'rtl', 'rtl', 'rtl']);
});
