import { hasBudgetPage, numerals, words } from 'content:site';
import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals';
import { url } from '../../url';
import { element } from './element';
import { vitals } from './report';

/** The characters in the order of `numerals`. */
const CHARACTERS = '0123456789.,';
const BEFORE_THOUSANDS = /\B(?=(\d{3})+(\.|$))/g;

/**
 * Formats a number for the site's language. `toLocaleString` would block a phone's main thread for 60 ms: for its first
 * number the browser loads the tables of all languages.
 * @param digits number of decimals, two at most
 * @param characters to write it with, in the order of `numerals`
 */
export const formatNumber = (value: number, digits: number, characters = numerals): string =>
  value
    .toFixed(digits)
    .replace(BEFORE_THOUSANDS, ',')
    .replace(/[\d.,]/g, (character) => [...characters][CHARACTERS.indexOf(character)] ?? '');

/** Returns the page and its files as the browser reports them, in the order in which they were requested. */
const fetched = (): PerformanceResourceTiming[] =>
  [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];

const transferred = (entries: PerformanceResourceTiming[]): number =>
  entries.reduce((sum, { transferSize }) => sum + transferSize, 0);

/** Returns how many requests there were, in words. */
const requestsOf = ({ length }: PerformanceResourceTiming[]): string =>
  (length === 1 ? words.request : words.requests)(formatNumber(length, 0));

/**
 * Returns the page-weight line: how much this visit transferred and how fast it was or, as long as that is not known, in how many
 * requests.
 */
export function visitLine(): string {
  const entries = fetched();
  const kilobytes = transferred(entries) / 1000;
  const weight = kilobytes ? words.weight(formatNumber(kilobytes, kilobytes < 10 ? 1 : 0)) : words.cached;
  const paint = vitals.get('LCP');
  return words.thisVisit(
    weight,
    paint ? `LCP\u00a0${words.seconds(formatNumber(paint.value / 1000, 2))}` : requestsOf(entries),
  );
}

/** Up to which each vital is good, and from which it is poor, in ms; CLS has no unit. */
const THRESHOLDS = {
  LCP: LCPThresholds,
  INP: INPThresholds,
  CLS: CLSThresholds,
  FCP: FCPThresholds,
  TTFB: TTFBThresholds,
};

const MARKS = { good: '✓', 'needs-improvement': '~', poor: '✗' };

const KINDS: [name: string, files: RegExp][] = [
  ['JavaScript', /\.js$/],
  ['CSS', /\.css$/],
  [words.fonts, /\.(woff2?|[ot]tf)$/],
  [words.pictures, /\.(avif|webp|png|jpe?g|svg|ico)$/],
];

const bytes = (value: number) => `${formatNumber(value, 0)}\u00a0B`;

const pathname = ({ name }: PerformanceResourceTiming) => new URL(name).pathname;

function kindName(entry: PerformanceResourceTiming): string {
  if (entry.entryType === 'navigation') return 'HTML';
  return KINDS.find(([, files]) => files.test(pathname(entry)))?.[0] ?? words.other;
}

/** Returns how large a response was, as far as its host tells. */
const sizeOf = ({ transferSize, decodedBodySize }: PerformanceResourceTiming) =>
  transferSize ? bytes(transferSize) : decodedBodySize ? words.fromCache : '?';

const facts = (rows: [term: string, text: string][]) =>
  element(
    'dl',
    { class: 'facts' },
    ...rows.map(([term, text]) => element('div', {}, element('dt', {}, term), element('dd', {}, text))),
  );

function vitalRow([name, [good, poor]]: [string, number[]]): [string, string] {
  const format = (value = 0) =>
    name === 'CLS' ? formatNumber(value, 2) : words.seconds(formatNumber(value / 1000, 2));
  const vital = vitals.get(name as keyof typeof THRESHOLDS);
  const result = vital ? `${MARKS[vital.rating]}\u00a0${format(vital.value)}` : '–';
  return [`${name} ✓\u00a0≤\u00a0${format(good)} ✗\u00a0>\u00a0${format(poor)}`, result];
}

/** Returns lists of the visit's vitals with their thresholds, of its requests and kinds of files, and of the files by kind. */
function contents(): Element[] {
  const entries = fetched();
  const kinds = [...new Set(entries.map(kindName))].map((kind) => ({
    kind,
    files: entries.filter((entry) => kindName(entry) === kind),
  }));
  return [
    facts(Object.entries(THRESHOLDS).map(vitalRow)),
    facts([
      [requestsOf(entries), bytes(transferred(entries))],
      ...kinds.map(({ kind, files }): [string, string] => [kind, bytes(transferred(files))]),
    ]),
    facts(
      kinds.flatMap(({ files }) =>
        files.map((entry): [string, string] => [pathname(entry).replace(/.*\/(?=.)/, ''), sizeOf(entry)]),
      ),
    ),
  ];
}

/**
 * Adds the page-weight line, which opens. A press reaches 44 px without the line taking more room than is kept for it. Its styles
 * are set here: in the footer's, every first view would have them, even that of a visitor who never gets so far.
 * @returns updates it
 */
export function addVisitLine(place: HTMLElement, isOpen: boolean): () => void {
  const summary = element('summary', {});
  summary.style.cssText = 'cursor: pointer; padding: 11px 0; margin: -11px 0';
  const lists = element('div', {});
  const details = element('details', isOpen ? { open: '' } : {}, summary, lists);
  if (hasBudgetPage) {
    const weights = element('p', {}, element('a', { href: url('/budget'), 'data-alone': '' }, words.weights));
    weights.style.marginBlockStart = '1.25rem';
    details.append(weights);
  }
  const update = () => {
    summary.textContent = visitLine();
    lists.replaceChildren(...(details.hasAttribute('open') ? contents() : []));
  };
  details.addEventListener('toggle', update);
  update();
  // Keeps the summary's margins inside.
  place.style.display = 'flow-root';
  place.append(details);
  return update;
}
