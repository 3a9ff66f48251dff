import { expect, test } from 'vitest';
import { reportOf } from '../src/report.ts';
import { openBuiltSite } from '../src/site.ts';
import { layOut, treemapOf } from '../src/treemap.ts';
import { folderOf } from './folder.ts';

test('each box has the share of the picture that its size has, within it and beside the others', () => {
  const sizes = [50, 30, 10, 5, 3, 2].map((size): [string, number] => [`${size}`, size]);
  const boxes = layOut(sizes, 10, 20, 400, 100);
  for (const { name, size, x, y, width, height } of boxes) {
    expect(width * height, name).toBeCloseTo((size / 100) * 400 * 100);
    expect(x >= 10 && y >= 20 && x + width <= 410.001 && y + height <= 120.001, name).toBe(true);
    const isApart = (other: (typeof boxes)[number]) =>
      other.name === name ||
      other.x + other.width <= x + 0.001 ||
      x + width <= other.x + 0.001 ||
      other.y + other.height <= y + 0.001 ||
      y + height <= other.y + 0.001;
    expect(boxes.every(isApart), name).toBe(true);
  }
  expect(boxes.map(({ name }) => name)).toEqual(['50', '30', '10', '5', '3', '2']);
  expect(layOut([], 0, 0, 9, 9)).toEqual([]);
});

test('a treemap has each script, and its modules by its source map, as texts', () => {
  const map = { version: 3, sources: ['../src/<a>.ts', '../src/b.ts'], names: [], mappings: 'AAAA,UCAA' };
  const root = folderOf({
    'index.html': '',
    'app-D4fKq2Zx.js': 'aaaaaaaaaabbbbbccccc',
    'app-D4fKq2Zx.js.map': JSON.stringify(map),
    'empty.js': '',
    'plain.js': 'alert(1)',
  });
  const site = openBuiltSite(root, '/');
  const svg = treemapOf(reportOf({ pages: [], faults: new Map() }, site, {}, ''));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[\d ]+"/);
  const titles = [...svg.matchAll(/<title>([^<]*)</g)].map(([, title]) => title);
  expect(titles).toEqual([
    expect.stringMatching(/^app-D4fKq2Zx.js \d+$/),
    expect.stringMatching(/^app-D4fKq2Zx.js: src\/&lt;a>.ts \d+$/),
    expect.stringMatching(/^app-D4fKq2Zx.js: src\/b.ts \d+$/),
    expect.stringMatching(/^plain.js \d+$/),
  ]);
  expect(svg).toMatch(/<text [^>]*>app.js \d+</);
});
