/** Size and colours that the three diagrams share. */
const SHEET = { width: 1600, height: 1000 };
export const tint = { paper: '#121417', box: '#1d2027', line: '#6f6b80', text: '#f5f3fb', quiet: '#b3b0c2' };
const SANS = 'system-ui, sans-serif';
export const MONO = 'ui-monospace, monospace';

/** A standalone drawing for an `<img>`. */
export function sheet(title: string, content: string): string {
  const { width, height } = SHEET;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${SANS}" font-size="18" fill="${tint.text}"><rect width="${width}" height="${height}" fill="${tint.paper}"/><text x="50" y="50" font-size="34" font-weight="700">${title}</text>${content}</svg>\n`;
}

/** A group, so that attributes shared by many elements are written once. */
export function group(
  attributes: Record<string, string | number>,
  content: string | readonly string[],
): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<g${written.join('')}>${typeof content === 'string' ? content : content.join('')}</g>`;
}

export function text(x: number, y: number, words: string): string {
  return `<text x="${x}" y="${y}">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
}

/** A box as part of a path, so that many boxes make one element. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A box with rounded corners, as part of a path. */
export function soft(x: number, y: number, width: number, height: number, r = 12): string {
  const w = width - 2 * r;
  const h = height - 2 * r;
  return `M${x + r} ${y}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r}-${r} ${r}h${-w}q-${r} 0-${r}-${r}v${-h}q0-${r} ${r}-${r}z`;
}

export function shape(d: string | readonly string[], attributes = ''): string {
  return `<path d="${typeof d === 'string' ? d : d.join('')}"${attributes && ` ${attributes}`}/>`;
}
