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
  const share = new Intl.NumberFormat(localeOf(site), { style: 'percent', maximumSignificantDigits: 1 });
  const size = sizesIn(site).size(firstView);
  return withStrong(wordsOf(site).weightsLead(size, share.format(firstView / PHOTO)), size);
}

/** Returns what writes bytes as kB, with the unit and without. */
function sizesIn(site: Site) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const written = (options: Intl.NumberFormatOptions) => {
    const { format } = new Intl.NumberFormat(localeOf(site), { ...digits, ...options });
    return (bytes: number) => format(bytes / 1000);
  };
  return { size: written({ style: 'unit', unit: 'kilobyte' }), figure: written({}) };
}

const withStrong = (text: string, part: string) => escapeXml(text).replace(part, '<strong>$&</strong>');

/** Marks up `27.0 → 20.8 kB` as changes are on all pages. */
const withChange = (write: (from: string, to: string) => string, from: string, to: string) =>
  escapeXml(write(from, to)).replace(
    `${from}\u00a0→\u00a0${to}`,
    `<strong><s>${from}</s>\u00a0<bdi>→</bdi>\u00a0<span>${to}</span></strong>`,
  );

/** The weight of the home page on a day. */
interface Line {
  when: string;
  figures: Record<'page' | 'js' | 'pictures', number>;
  firstView: number;
}

/** Returns the weights of the home page that were accepted, and at last another that it has now, as a table with bars. */
export function historyOf(
  site: Site,
  history: NonNullable<Budget['history']>,
  { html = 0, js = 0, firstView = 0 }: Page['figures'],
): string {
  const words = wordsOf(site);
  const locale = localeOf(site);
  const { format: day } = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const lineOf = (when: string, of: { html: number; js: number; firstView: number }): Line => ({
    when,
    figures: { page: of.html, js: of.js, pictures: of.firstView - of.html - of.js },
    firstView: of.firstView,
  });
  const accepted = history.map((each) => lineOf(day(new Date(each.date)), each));
  const now = lineOf(words.now, { html, js, firstView });
  const last = history.at(-1);
  const isAccepted = last?.html === html && last.js === js && last.firstView === firstView;
  const lines = withoutSmallSteps(isAccepted ? accepted : [...accepted, now]);
  const kinds: [keyof Line['figures'], string][] = [
    ['page', words.page],
    ['js', 'JavaScript'],
    ['pictures', capitalized(words.pictures, locale)],
  ];
  const inPage = `HTML + CSS + ${capitalized(words.fonts, locale)}`;
  const table = tablesIn(locale).barTable(
    kinds.map(([kind, name]) => [kind, kind === 'page' ? `${name} (${inPage})` : name]),
    [words.date, ...kinds.map(([, name]) => name), words.firstView],
    lines.map(({ when, figures, firstView }) => [when, ...kinds.map(([kind]) => figures[kind]), firstView]),
    lines,
  );
  return changeText(site, kinds, isAccepted ? lines : lines.slice(0, -1), now) + table;
}

/** What no bar shows: a part of the weight before. */
const SMALL_STEP = 0.01;

/** Returns the first of the lines, those that a bar shows to differ from the one before them, and the last. */
function withoutSmallSteps(lines: Line[]): Line[] {
  const shown: Line[] = [];
  for (const line of lines) {
    const before = shown.at(-1)?.firstView ?? 0;
    const isLarge = Math.abs(line.firstView - before) > SMALL_STEP * before;
    if (isLarge || line === lines.at(-1)) shown.push(line);
  }
  return shown;
}

/** Returns how the weight changed since the first line of the table, and its largest step; nothing where it did not. */
function changeText(
  site: Site,
  kinds: [keyof Line['figures'], string][],
  accepted: Line[],
  now: Line,
): string {
  const words = wordsOf(site);
  const { size, figure } = sizesIn(site);
  const steps = accepted
    .slice(1)
    .map((line, at) => Math.abs(line.firstView - (accepted[at]?.firstView ?? 0)));
  const at = steps.indexOf(Math.max(...steps));
  const [first, before, after] = [accepted[0], accepted[at], accepted[at + 1]];
  if (!first || !before || !after || figure(first.firstView) === figure(now.firstView)) return '';
  const change = withChange(
    (from, to) => words.historyText(from, to, first.when),
    figure(first.firstView),
    size(now.firstView),
  );
  const stepOf = (kind: keyof Line['figures']) => Math.abs(after.figures[kind] - before.figures[kind]);
  const [kind, name] = kinds.reduce((most, each) => (stepOf(each[0]) > stepOf(most[0]) ? each : most));
  const step = withChange(
    (from, to) => words.largestStep(after.when, name, from, to),
    figure(before.figures[kind]),
    size(after.figures[kind]),
  );
  return `<p>${change}<br>${step}</p>`;
}
