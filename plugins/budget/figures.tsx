/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact';

/** A row of a table: a name and the cells after it. */
export type Row = (string | number | undefined)[];

/** The kinds of files that a bar shows, each in its own color, with their names, from the bar's start to its end. */
export type Kinds = [kind: string, name: string][];

/** A bar of figures side by side, by their kinds, with a line at the ceiling of their sum. */
interface Figures {
  figures: Record<string, number>;
  ceiling?: number;
}

interface TableProps {
  /** Writes a figure. */
  written: (figure: number) => string;
  head: string[];
  rows: Row[];
  /** Returns a row of the table after each of `rows`, by its index. */
  barOf?: (index: number) => VNode;
}

export function Table({ written, head, rows, barOf }: TableProps) {
  const classOf = (column: number) => (rows.some((row) => typeof row[column] === 'number') ? 'n' : undefined);
  const columns = head.map((text, column) => (
    <th key={text} className={classOf(column)}>
      {text}
    </th>
  ));
  const cell = (value: Row[number]) =>
    typeof value === 'number' ? <td className="n">{written(value)}</td> : <td>{value}</td>;
  return (
    <table>
      <thead>
        <tr>{columns}</tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          <>
            <tr>
              <th>{name}</th>
              {cells.map(cell)}
            </tr>
            {barOf?.(index)}
          </>
        ))}
      </tbody>
    </table>
  );
}

interface BarTableProps extends Omit<TableProps, 'barOf'> {
  kinds: Kinds;
  bars: Figures[];
  /** What the lines at the ceilings are called in the legend, if there are any. */
  line?: string;
}

/** A table with a legend, and a bar after each of its rows, the longest as long as the table is wide. */
export function BarTable({ kinds, bars, line, ...table }: BarTableProps) {
  const sums = bars.map(({ figures }) => Object.values(figures).reduce((sum, figure) => sum + figure, 0));
  const longest = Math.max(...sums, ...bars.map(({ ceiling = 0 }) => ceiling));
  const barOf = (index: number) => (
    <tr className="bar">
      <td colSpan={table.head.length}>
        <Bar {...(bars[index] as Figures)} kinds={kinds} longest={longest} />
      </td>
    </tr>
  );
  return (
    <>
      <p>
        {kinds.map(([kind, name]) => (
          <Mark key={kind} name={name}>
            <Rect kind={`k-${kind}`} x="0" width="100%" />
          </Mark>
        ))}
        {line && (
          <Mark name={line}>
            <Rect kind="line" x="6" width="2" />
          </Mark>
        )}
      </p>
      <Table {...table} barOf={barOf} />
    </>
  );
}

/** A word of the legend, with what it explains before it. */
const Mark = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <>
    <span>
      <Drawing>{children}</Drawing>
      {name}
    </span>{' '}
  </>
);

/** The width of the longest bar, in tenths of a percent: the rest is for a line at its end. */
const WIDTH = 990;

function Bar({ kinds, figures, ceiling, longest }: Figures & { kinds: Kinds; longest: number }) {
  const scaled = (figure: number) => Math.round((WIDTH * figure) / longest);
  const widths = kinds.map(([kind]) => scaled(figures[kind] ?? 0));
  const startOf = (index: number) => widths.slice(0, index).reduce((sum, width) => sum + width, 0);
  return (
    <Drawing>
      {kinds.map(([kind], index) => (
        <Rect key={kind} kind={`k-${kind}`} x={percent(startOf(index))} width={percent(widths[index])} />
      ))}
      {ceiling && <Rect kind="line" x={percent(scaled(ceiling))} width="2" />}
    </Drawing>
  );
}

const percent = (tenths = 0) => `${tenths / 10}%`;

/** A drawing without a `viewBox`, so that the patterns in it have the same grain in all bars and in the legend. */
const Drawing = ({ children }: { children: ComponentChildren }) => <svg aria-hidden="true">{children}</svg>;

/** Its class is the last attribute, where `preact/compat` puts it, whether that has been loaded or not. */
const Rect = ({ kind, ...place }: { kind: string; x: string; width: string }) => (
  <rect {...place} height="100%" className={kind} />
);

/** A part of a sentence. */
export type Part = string | VNode;

/**
 * A sentence with a change, marked up as changes are on all pages: `27.0 → 20.8 kB`, or with words between.
 * @param write puts both values into the sentence
 */
export function Change({
  write,
  from,
  to,
}: { write: (from: Part, to: Part) => Part[] } & Record<'from' | 'to', string>) {
  const before = <s>{from}</s>;
  const after = <span>{to}</span>;
  const parts = write(before, after);
  // Some languages say the new value first.
  const [start = 0, end = 0] = [parts.indexOf(before), parts.indexOf(after)].sort(
    (one, other) => one - other,
  );
  const change = parts
    .slice(start, end + 1)
    .flatMap((part): Part[] => (typeof part === 'string' ? part.split(/(→)/) : [part]));
  return (
    <>
      {parts.slice(0, start)}
      <strong>{change.map((part) => (part === '→' ? <bdi key="arrow">→</bdi> : part))}</strong>
      {parts.slice(end + 1)}
    </>
  );
}
