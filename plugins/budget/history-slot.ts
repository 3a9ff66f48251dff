import type { Budget, Page } from '../../packages/page-weight/index.d.ts';
import { changeSentence, paragraph } from './figures-html.ts';
import type { Writing } from './writing.ts';

/** The weight of the home page on a day. */
interface Line {
  when: string;
  figures: Record<'page' | 'js' | 'pictures', number>;
  firstView: number;
}
type Kind = keyof Line['figures'];

/** Returns the accepted weights of the home page, and after them its weight now if that differs, as a table with bars. */
export function historySlot(
  history: NonNullable<Budget['history']>,
  { html = 0, js = 0, firstView = 0 }: Page['figures'],
  writing: Writing,
): string {
  const { words, capital, day, barTable } = writing;
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
  const table = barTable({
    kinds: kinds.map(([kind, name]) => [kind, kind === 'page' ? `${name} (${inPage})` : name]),
    head: [words.date, ...kinds.map(([, name]) => name), words.firstView],
    rows: lines.map(({ when, figures, firstView }) => [
      when,
      ...kinds.map(([kind]) => figures[kind]),
      firstView,
    ]),
    bars: lines,
  });
  return changeText(isAccepted ? lines : lines.slice(0, -1), now, kinds, writing) + table;
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

/** Returns how the weight has changed since the first accepted line, and its largest step; nothing if it has not changed. */
function changeText(accepted: Line[], now: Line, kinds: [Kind, string][], writing: Writing): string {
  const { parts, size, sizeWithoutUnit } = writing;
  const [first, ...later] = accepted;
  const steps = later.map((after, index) => ({ before: accepted[index] as Line, after }));
  const change = ({ before, after }: (typeof steps)[0]) => Math.abs(after.firstView - before.firstView);
  const [largest] = steps.toSorted((one, other) => change(other) - change(one));
  if (!first || !largest || sizeWithoutUnit(first.firstView) === sizeWithoutUnit(now.firstView)) return '';
  const { before, after } = largest;
  const stepOf = ([kind]: [Kind, string]) => Math.abs(after.figures[kind] - before.figures[kind]);
  const [kind, name] = kinds.reduce((most, kind) => (stepOf(kind) > stepOf(most) ? kind : most));
  const sizes = (from: number, to: number) => [sizeWithoutUnit(from), size(to)] as const;
  return paragraph(
    changeSentence(
      (from, to) => parts('historyText', from, to, first.when),
      ...sizes(first.firstView, now.firstView),
    ),
    changeSentence(
      (from, to) => parts('largestStep', after.when, name, from, to),
      ...sizes(before.figures[kind], after.figures[kind]),
    ),
  );
}
