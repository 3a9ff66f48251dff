import { breachTexts } from './print.ts';
import type { Budgeted, Report } from './report.ts';
import { bytes, type Cell, change, counted, markdownTable } from './table.ts';

/** The report as Markdown, for a workflow's summary or a pull request. */
export function markdown(report: Report): string {
  const budgeted = ({ brotli, ceiling, change: changed }: Budgeted) => {
    const of = ceiling === null ? 'no ceiling' : `of ${bytes(ceiling)}`;
    const by = change(changed);
    return `${ceiling === null || brotli > ceiling ? '❌ ' : ''}**${bytes(brotli)}** ${of}${by ? ` (${by})` : ''}`;
  };
  const pages: Cell[][] = [
    ['page', 'HTML', 'JavaScript', 'fonts', 'pictures', 'first view', 'requests', 'blocking', 'first flight'],
    ...report.pages.map((page): Cell[] => [
      `\`${page.path}\``,
      budgeted(page.html),
      budgeted(page.js),
      page.fonts.brotli + page.inlinedFonts.brotli,
      page.pictures.brotli,
      budgeted(page.firstView),
      page.requests,
      page.blocking,
      page.firstFlight.fits
        ? `fits, ${bytes(page.firstFlight.left)} B left`
        : `❌ ${bytes(-page.firstFlight.left)} B over`,
    ]),
  ];
  const scripts: Cell[][] = [
    ['script', 'loads', 'raw', 'gzip', 'brotli'],
    ...report.chunks.map((chunk): Cell[] => [
      `\`${chunk.name}\``,
      chunk.loads,
      chunk.raw,
      chunk.gzip,
      budgeted(chunk),
    ]),
  ];
  const { pictures, median, medianCeiling, largest, largestCeiling } = report.carousels;
  const wrong = [...report.problems, ...breachTexts(report.breaches)];
  return [
    `## Page weight: ${report.ok ? 'within every ceiling' : counted(wrong.length, 'problem')}`,
    'Transferred bytes (brotli) of the ceiling, and the change since the baseline.',
    ...(wrong.length ? [`\`\`\`\n${wrong.join('\n')}\n\`\`\``] : []),
    markdownTable(pages),
    markdownTable(scripts),
    `Carousels, ${counted(pictures, 'picture')} on a phone: median ${bytes(median)} of ${bytes(medianCeiling ?? 0)}, ` +
      `largest ${bytes(largest.brotli)} of ${bytes(largestCeiling ?? 0)}.`,
  ].join('\n\n');
}
