import { type Fault, faultLine } from './fault.ts';

const STYLE =
  'position:fixed;inset:auto 0 0;z-index:9;margin:0;padding:.5em 1em;max-height:40vh;overflow:auto;background:#5a3d00;color:#fff;font:14px/1.5 monospace';

/** A list of warnings for the end of a page in the dev server, where the owner looks; empty if there are none. */
export function warningsNote(warnings: Fault[]): string {
  if (!warnings.length) return '';
  const lines = warnings.map(faultLine).join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const count = warnings.length === 1 ? 'one warning' : `${warnings.length} warnings`;
  return `<details style="${STYLE}"><summary>The content has ${count}</summary><pre style="white-space:pre-wrap">${lines}</pre></details>`;
}
