import { hasBudgetPage } from 'content:settings';
import { words } from 'content:words';
import type { ReactNode } from 'react';
import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals';
import { url } from '../../url';
import { formatNumber } from './format-number';
import { vitals } from './report-vital';
import { fetched, transferred, visitLine } from './visit-line';

/** In ms, up to which each is good and from which it is poor; CLS has no unit. */
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

const pathOf = ({ name }: PerformanceResourceTiming) => new URL(name).pathname;

function kindOf(entry: PerformanceResourceTiming): string {
  if (entry.entryType === 'navigation') return 'HTML';
  return KINDS.find(([, files]) => files.test(pathOf(entry)))?.[0] ?? words.other;
}

/** Of another host that does not tell, nothing is known. */
const sizeOf = ({ transferSize, decodedBodySize }: PerformanceResourceTiming) =>
  transferSize ? bytes(transferSize) : decodedBodySize ? words.fromCache : '?';

/** @param rows a file may be there twice, but not at the same time */
const facts = (rows: [term: string, text: string, start?: number][]) => (
  <dl className="facts">
    {rows.map(([term, text, start]) => (
      <div key={`${term} ${start}`}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

function vitalRow([name, [good, poor]]: [string, number[]]): [string, string] {
  const format = (value = 0) =>
    name === 'CLS' ? formatNumber(value, 2) : words.seconds(formatNumber(value / 1000, 2));
  const vital = vitals.get(name as keyof typeof THRESHOLDS);
  const result = vital ? `${MARKS[vital.rating]}\u00a0${format(vital.value)}` : '–';
  return [`${name} ✓\u00a0≤\u00a0${format(good)} ✗\u00a0>\u00a0${format(poor)}`, result];
}

/** This visit's vitals with their thresholds, its kinds of files, and the files by kind as they came. */
function contents(): ReactNode {
  const entries = fetched();
  const kinds = [...new Set(entries.map(kindOf))].map((kind) => ({
    kind,
    files: entries.filter((entry) => kindOf(entry) === kind),
  }));
  return (
    <>
      {facts(Object.entries(THRESHOLDS).map(vitalRow))}
      {facts(kinds.map(({ kind, files }) => [kind, bytes(transferred(files))]))}
      {facts(
        kinds.flatMap(({ files }) =>
          files.map((entry) => [pathOf(entry).replace(/.*\/(?=.)/, ''), sizeOf(entry), entry.startTime]),
        ),
      )}
      {hasBudgetPage && (
        <p style={{ marginBlockStart: '1.25rem' }}>
          <a href={url('/budget')} data-alone>
            {words.weights}
          </a>
        </p>
      )}
    </>
  );
}

/** The page-weight line, which opens. A press reaches 44 px without the line taking more room than it has. */
export const visitDetails = (isOpen: boolean, onToggle: (isOpen: boolean) => void) => (
  <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
    <summary style={{ cursor: 'pointer', padding: '11px 0', margin: '-11px 0' }}>{visitLine()}</summary>
    {isOpen && contents()}
  </details>
);
