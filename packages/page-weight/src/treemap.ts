import type { Report } from '../index.d.ts';
import { kindOf, type Parts } from './site.ts';
import { bytes } from './table.ts';

/** Returns a text as it is written into SVG. */
const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const WIDTH = 1600;
const HEIGHT = 1000;
/** Width of a letter of the labels, and height of their lines. */
const LETTER = 6.2;
const LINE = 14;

interface Box {
  name: string;
  size: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lays out boxes with areas in proportion to their sizes: halves of about the same size, beside or below each other. */
export function layOut(
  sizes: [name: string, size: number][],
  x: number,
  y: number,
  width: number,
  height: number,
): Box[] {
  const [[name, size] = ['', 0], ...others] = sizes;
  if (!others.length) return name ? [{ name, size, x, y, width, height }] : [];
  const total = sum(sizes);
  let half = 1;
  while (half < others.length && sum(sizes.slice(0, half + 1)) <= total / 2) half++;
  const share = sum(sizes.slice(0, half)) / total;
  const [left, right] = [sizes.slice(0, half), sizes.slice(half)];
  return width > height
    ? [
        ...layOut(left, x, y, width * share, height),
        ...layOut(right, x + width * share, y, width * (1 - share), height),
      ]
    : [
        ...layOut(left, x, y, width, height * share),
        ...layOut(right, x, y + height * share, width, height * (1 - share)),
      ];
}

const sum = (sizes: [string, number][]) => sizes.reduce((total, [, size]) => total + size, 0);
const sorted = (parts: Parts) =>
  Object.entries(parts)
    .filter(([, size]) => size > 0)
    .sort(([, one], [, other]) => other - one);
const round = (length: number) => Math.round(length * 10) / 10;

/** Draws the scripts of a site and the modules in them as SVG; each script has its size as sent, and a colour. */
export function treemapOf({ pages, onDemand, parts }: Report): string {
  const all = [...pages.flatMap(({ items }) => items), ...onDemand];
  const scripts = new Map(all.filter(({ file }) => kindOf(file) === 'js').map((item) => [item.file, item]));
  const files = sorted(Object.fromEntries([...scripts].map(([file, { sent }]) => [file, sent])));
  /** As much of a name as fits, from its end. */
  const label = ({ name, size, x, y, width, height }: Box) => {
    const most = Math.floor(width / LETTER) - 1;
    const whole = `${name.replace(/^.*node_modules\//, '')} ${bytes(size)}`;
    const text = (whole.length > most ? whole.replace(/^.*\//, '') : whole).slice(0, Math.max(0, most));
    if (height < LINE || text.length < 4) return '';
    return `<text x="${round(x + 4)}" y="${round(y + LINE - 3)}">${escapeXml(text)}</text>`;
  };
  const box = (each: Box, hue: number, light: number, title: string) =>
    `<g><title>${escapeXml(`${title} ${bytes(each.size)}`)}</title><rect x="${round(each.x)}" y="${round(each.y)}" width="${round(each.width)}" height="${round(each.height)}" fill="hsl(${hue} 45% ${light}%)"/>${label(each)}</g>`;
  const drawn = layOut(files, 0, 0, WIDTH, HEIGHT).flatMap((file, at) => {
    const hue = (at * 137) % 360;
    const inner = layOut(
      sorted(parts[file.name] ?? {}),
      file.x + 2,
      file.y + LINE,
      file.width - 4,
      file.height - LINE - 2,
    );
    const modules = inner.filter(({ width, height }) => width > 1 && height > 1);
    return [
      box({ ...file, name: scripts.get(file.name)?.name ?? '' }, hue, 72, file.name),
      ...modules.map((each) => box(each, hue, 86, `${file.name}: ${each.name}`)),
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="monospace" font-size="10" stroke-width=".5"><style>rect { stroke: #fff }</style>${drawn.join('\n')}</svg>\n`;
}
