/** @jsxRuntime automatic @jsxImportSource preact */
import type { Budget, Page } from '../../packages/page-weight/index.d.ts';
import { BarTable, Change } from './figures.tsx';
import type { Writing } from './writing.ts';

/** The weight of the home page on a day. */
interface Line {
  when: string;
  figures: Record<'page' | 'js' | 'pictures', number>;
  firstView: number;
}
type Kind = keyof Line['figures'];

interface Props extends Writing {
  history: NonNullable<Budget['history']>;
  figures: Page['figures'];
}

/** The accepted weights of the home page, and after them its weight now if that differs. */
export function History({ history, figures: { html = 0, js = 0, firstView = 0 }, ...writing }: Props) {
  const { words, capital, day, written } = writing;
  const kinds: [Kind, string][] = [
    ['page', words.page],
    ['js', 'JavaScript'],
    ['pictures', capital(words.pictures)],
  ];
  const accepted = history.map((entry) => lineOf(day(entry.date), entry));
  const now = lineOf(words.now, { html, js, firstView });
  const isAccepted = kinds.every(([kind]) => accepted.at(-1)?.figures[kind] === now.figures[kind]);
  const lines = withoutSmallSteps(isAccepted ? accepted : [...accepted, now]);
  const inPage = `HTML + CSS + ${capital(words.fonts)}`;
  return (
    <>
      <ChangeText accepted={isAccepted ? lines : lines.slice(0, -1)} now={now} kinds={kinds} {...writing} />
      <BarTable
        written={written}
        kinds={kinds.map(([kind, name]) => [kind, kind === 'page' ? `${name} (${inPage})` : name])}
        head={[words.date, ...kinds.map(([, name]) => name), words.firstView]}
        rows={lines.map(({ when, figures, firstView }) => [
          when,
          ...kinds.map(([kind]) => figures[kind]),
          firstView,
        ])}
        bars={lines}
      />
    </>
  );
}

const lineOf = (
  when: string,
  { html, js, firstView }: Record<'html' | 'js' | 'firstView', number>,
): Line => ({
  when,
  figures: { page: html, js, pictures: firstView - html - js },
  firstView,
});

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

interface ChangeProps extends Writing {
  accepted: Line[];
  now: Line;
  kinds: [Kind, string][];
}

/** How the weight has changed since the first accepted line, and its largest step; nothing if it has not changed. */
function ChangeText({ accepted, now, kinds, parts, size, sizeWithoutUnit }: ChangeProps) {
  const [first, ...later] = accepted;
  const steps = later.map((after, index) => ({ before: accepted[index] as Line, after }));
  const change = ({ before, after }: (typeof steps)[0]) => Math.abs(after.firstView - before.firstView);
  const [largest] = steps.toSorted((one, other) => change(other) - change(one));
  if (!first || !largest || sizeWithoutUnit(first.firstView) === sizeWithoutUnit(now.firstView)) return null;
  const { before, after } = largest;
  const stepOf = ([kind]: [Kind, string]) => Math.abs(after.figures[kind] - before.figures[kind]);
  const [kind, name] = kinds.reduce((most, kind) => (stepOf(kind) > stepOf(most) ? kind : most));
  return (
    <p>
      <Change
        from={sizeWithoutUnit(first.firstView)}
        to={size(now.firstView)}
        write={(from, to) => parts('historyText', from, to, first.when)}
      />
      <br />
      <Change
        from={sizeWithoutUnit(before.figures[kind])}
        to={size(after.figures[kind])}
        write={(from, to) => parts('largestStep', after.when, name, from, to)}
      />
    </p>
  );
}
