import { escaped } from '../art/escaped.ts';

/**
 * A terminal with this text, as an HTML document; the first line is the typed command.
 * @param text plain text
 */
export const terminal = (text: string): string => `<!doctype html>
<style>
  body { margin: 0; padding: 28px 32px; background: #0b0c0e; color: #c9ced4; font: 17px/1.5 'DejaVu Sans Mono', monospace; }
  pre { margin: 0; font: inherit; white-space: pre-wrap; }
  pre::first-line { color: #7ee2a8; }
</style>
<pre>${escaped(text.trim())}</pre>`;
