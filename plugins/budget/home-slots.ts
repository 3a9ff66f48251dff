import type { Budget, Page } from '../../packages/page-weight/index.d.ts';
import { capitalized, localeOf } from '../content/text/locale.ts';
import type { Site } from '../content/types.ts';
import { wordsOf } from '../content/words/words.ts';
import { escapeXml } from '../escape-xml.ts';
import { tablesIn } from './figures-html.ts';

/** The bytes of a phone's photo, which the home page is compared with. */
const PHOTO_BYTES = 3_000_000;

/** Returns what the home page weighs, as a sentence in HTML. */
export function leadOf(site: Site, firstView: number): string {
  const share = new Intl.NumberFormat(localeOf(site), { style: 'percent', maximumSignificantDigits: 1 });
  const size = sizesIn(site).size(firstView);
  return withStrong(wordsOf(site).weightsLead(size, share.format(firstView / PHOTO_BYTES)), size);
}

/** Returns functions that write bytes as kB: `size` with the unit, `figure` without. */
function sizesIn(site: Site) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const writer = (options: Intl.NumberFormatOptions) => {
    const { format } = new Intl.NumberFormat(localeOf(site), { ...digits, ...options });
    return (bytes: number) => format(bytes / 1000);
  };
  return { size: writer({ style: 'unit', unit: 'kilobyte' }), figure: writer({}) };
}

const withStrong = (text: string, part: string) => escapeXml(text).replace(part, '<strong>$&</strong>');

/** Returns a sentence with `27.0 → 20.8 kB`, marked up as changes are on all pages. */
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
type KindNames = [kind: keyof Line['figures'], name: string][];

/** Returns the accepted weights of the home page, and after them its weight now if that differs, as a table with bars. */
export function historyOf(
  site: Site,
  history: NonNullable<Budget['history']>,
  { html = 0, js = 0, firstView = 0 }: Page['figures'],
): string {
  const words = wordsOf(site);
  const locale = localeOf(site);
  const { format: day } = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const lineOf = (when: string, entry: Record<'html' | 'js' | 'firstView', number>): Line => ({
    when,
    figures: { page: entry.html, js: entry.js, pictures: entry.firstView - entry.html - entry.js },
    firstView: entry.firstView,
  });
  const accepted = history.map((entry) => lineOf(day(new Date(entry.date)), entry));
  const now = lineOf(words.now, { html, js, firstView });
  const last = history.at(-1);
  const isAccepted = last?.html === html && last.js === js && last.firstView === firstView;
  const lines = withoutSmallSteps(isAccepted ? accepted : [...accepted, now]);
  const kinds: KindNames = [
    ['page', words.page],
    ['js', 'JavaScript'],
    ['pictures', capitalized(words.pictures, locale)],
  ];
  const inPage = `HTML + CSS + ${capitalized(words.fonts, locale)}`;
  const table = tablesIn(locale).barTable({
    kinds: kinds.map(([kind, name]) => [kind, kind === 'page' ? `${name} (${inPage})` : name]),
    head: [words.date, ...kinds.map(([, name]) => name), words.firstView],
    rows: lines.map(({ when, figures, firstView }) => [
      when,
      ...kinds.map(([kind]) => figures[kind]),
      firstView,
    ]),
    bars: lines,
  });
  return changeText(site, kinds, isAccepted ? lines : lines.slice(0, -1), now) + table;
}

/** The largest part of a weight by which another may differ without a visible difference of their bars. */
const SMALL_STEP = 0.01;

/** Returns the first line, the lines whose bars visibly differ from the bar before, and the last line. */
function withoutSmallSteps(lines: Line[]): Line[] {
  const shown: Line[] = [];
  for (const line of lines) {
    const before = shown.at(-1)?.firstView ?? 0;
    const isLarge = Math.abs(line.firstView - before) > SMALL_STEP * before;
    if (isLarge || line === lines.at(-1)) shown.push(line);
  }
  return shown;
}

/** Returns how the weight has changed since the first accepted line, and its largest step; nothing if it has not changed. */
function changeText(site: Site, kinds: KindNames, accepted: Line[], now: Line): string {
  const words = wordsOf(site);
  const { size, figure } = sizesIn(site);
  const steps = accepted
    .slice(1)
    .map((line, index) => Math.abs(line.firstView - (accepted[index]?.firstView ?? 0)));
  const largest = steps.indexOf(Math.max(...steps));
  const [first, before, after] = [accepted[0], accepted[largest], accepted[largest + 1]];
  if (!first || !before || !after || figure(first.firstView) === figure(now.firstView)) return '';
  const change = withChange(
    (from, to) => words.historyText(from, to, first.when),
    figure(first.firstView),
    size(now.firstView),
  );
  const stepOf = (kind: keyof Line['figures']) => Math.abs(after.figures[kind] - before.figures[kind]);
  const [kind, name] = kinds.reduce((most, kind) => (stepOf(kind[0]) > stepOf(most[0]) ? kind : most));
  const step = withChange(
    (from, to) => words.largestStep(after.when, name, from, to),
    figure(before.figures[kind]),
    size(after.figures[kind]),
  );
  return `<p>${change}<br>${step}</p>`;
}
