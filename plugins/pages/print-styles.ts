/** Separates what only paper needs from a page's minified styles: the browser may fetch it later. */
export function splitPrintStyles(css: string): { screen: string; print: string } {
  const start = css.indexOf('@media print{');
  if (start < 0) return { screen: css, print: '' };
  let depth = 1;
  let end = css.indexOf('{', start) + 1;
  while (depth > 0) {
    if (css[end] === '{') depth++;
    if (css[end] === '}') depth--;
    end++;
  }
  const rest = splitPrintStyles(css.slice(end));
  return { screen: css.slice(0, start) + rest.screen, print: css.slice(start, end) + rest.print };
}
