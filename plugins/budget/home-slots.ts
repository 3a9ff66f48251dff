import type { Budget, Page } from '../../packages/page-weight/index.d.ts';
import { capitalized, localeOf } from '../content/text/locale.ts';
import type { Site } from '../content/types.ts';
import { wordsOf } from '../content/words/words.ts';
import { escapeXml } from '../escape-xml.ts';
import { tablesIn } from './figures-html.ts';

/** A photo as a phone takes it, in bytes. */
const PHOTO = 3_000_000;

/** Returns what the home page weighs, as a sentence in HTML. */
export function leadOf(site: Site, firstView: number): string {
  const written = (figure: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(localeOf(site), options).format(figure);
  const size = written(firstView / 1000, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
  const share = written(firstView / PHOTO, { style: 'percent', maximumSignificantDigits: 1 });
  return escapeXml(wordsOf(site).weightsLead(size, share)).replace(size, '<strong>$&</strong>');
}

/** Returns the weights of the home page that were accepted, and at last those it has now, as a table with bars. */
export function historyOf(
  site: Site,
  history: NonNullable<Budget['history']>,
  { html = 0, js = 0, firstView = 0 }: Page['figures'],
): string {
  const words = wordsOf(site);
  const locale = localeOf(site);
  const { format: day } = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const lines = [
    ...history.map(({ date, ...line }) => ({ ...line, when: day(new Date(date)) })),
    { html, js, firstView, when: words.now },
  ];
  const inPage = `HTML + CSS + ${capitalized(words.fonts, locale)}`;
  return tablesIn(locale).barTable(
    [
      ['html', inPage],
      ['js', 'JavaScript'],
      ['pictures', capitalized(words.pictures, locale)],
    ],
    [words.date, inPage, 'JavaScript', words.firstView],
    lines.map(({ when, html, js, firstView }) => [when, html, js, firstView]),
    lines.map(({ html, js, firstView }) => ({ figures: { html, js, pictures: firstView - html - js } })),
  );
}
