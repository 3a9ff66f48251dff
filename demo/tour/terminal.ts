import { escaped } from '../art/escaped.ts';

/**
 * What a terminal shows, as an HTML document; the first line is what was typed.
 * @param said plain text
 */
export const terminal = (said: string): string => `<!doctype html>
<style>
  body { margin: 0; padding: 28px 32px; background: #0b0c0e; color: #c9ced4; font: 17px/1.5 'DejaVu Sans Mono', monospace; }
  pre { margin: 0; font: inherit; white-space: pre-wrap; }
  pre::first-line { color: #7ee2a8; }
</style>
<pre>${escaped(said.trim())}</pre>`;
