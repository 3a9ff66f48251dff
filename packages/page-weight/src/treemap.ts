import { posix } from 'node:path';
import type { Report } from '../index.d.ts';
import { kindOf } from './site.ts';
import { bytes } from './table.ts';

interface Box {
  /** The tooltip of the box, and the text in it. */
  title: string;
  label: string;
  size: number;
  color: string;
  inner?: Box[];
}

const STYLE = `body { margin: 0; height: 100vh; font: 10px/14px monospace }
div { display: flex; flex-basis: 0; min-width: 0; min-height: 0; overflow: hidden; white-space: nowrap }
.box { flex-direction: column; box-shadow: inset 1px 1px #fff }`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const sum = (boxes: Box[]) => boxes.reduce((total, { size }) => total + size, 0);

/** Returns boxes with areas in proportion to their sizes: halves of about the same size, by turns beside and below each other. */
function nested(boxes: Box[], direction: 'row' | 'column' = 'row'): string {
  const [first, ...others] = boxes.filter(({ size }) => size > 0).sort((one, other) => other.size - one.size);
  if (!first) return '';
  if (!others.length) {
    const { title, label, size, color, inner = [] } = first;
    return `<div class="box" style="flex-grow:${size};background:${color}" title="${escapeHtml(`${title} ${bytes(size)}`)}">${escapeHtml(label)} ${bytes(size)}${nested(inner)}</div>`;
  }
  const sorted = [first, ...others];
  let half = 1;
  while (half < others.length && sum(sorted.slice(0, half + 1)) <= sum(sorted) / 2) half++;
  const turned = direction === 'row' ? 'column' : 'row';
  const halves = [sorted.slice(0, half), sorted.slice(half)].map((part) => nested(part, turned));
  return `<div style="flex-grow:${sum(sorted)};flex-direction:${direction}">${halves.join('\n')}</div>`;
}

/** Draws the scripts of a site and the modules in them as HTML; each script has its size as sent, and a color. */
export function treemapOf({ pages, onDemand, parts }: Report): string {
  const items = [...pages.flatMap((page) => page.items), ...onDemand];
  const scripts = new Map(items.filter(({ file }) => kindOf(file) === 'js').map((item) => [item.file, item]));
  const boxes = [...scripts.values()].map(({ file, name, sent }, index): Box => {
    const hue = (index * 137) % 360;
    const modules = Object.entries(parts[file] ?? {}).map(([module, size]) => ({
      title: `${file}: ${module}`,
      label: posix.basename(module),
      size,
      color: `hsl(${hue} 45% 86%)`,
    }));
    return { title: file, label: name, size: sent, color: `hsl(${hue} 45% 72%)`, inner: modules };
  });
  return `<!doctype html><meta charset="utf-8"><title>Scripts</title><style>${STYLE}</style><body>${nested(boxes).replace('flex-grow', 'height:100%;flex-grow')}\n`;
}
