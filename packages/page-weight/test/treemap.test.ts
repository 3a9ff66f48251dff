import { expect, test } from 'vitest';
import { reportOf } from '../src/report.ts';
import { openBuiltSite } from '../src/site.ts';
import { treemapOf } from '../src/treemap.ts';
import { folderOf } from './folder.ts';

test('a treemap has each script, the largest first, and its modules by its source map, as texts', () => {
  const map = { version: 3, sources: ['../src/<a>.ts', '../src/b.ts'], names: [], mappings: 'AAAA,UCAA' };
  const root = folderOf({
    'index.html': '',
    'app-D4fKq2Zx.js': 'aaaaaaaaaabbbbbccccc',
    'app-D4fKq2Zx.js.map': JSON.stringify(map),
    'empty.js': '',
    'plain.js': 'alert(1)',
  });
  const html = treemapOf(
    reportOf({ pages: [], faults: new Map() }, openBuiltSite(root, '/'), {}, '', { all: true }),
  );
  const titles = [...html.matchAll(/flex-grow:(\d+);background[^"]*" title="([^"]*)">([^<\n]*)/g)];
  expect(titles.map(([, grow = '', title, text]) => `${title} | ${text}`.replaceAll(grow, 'N'))).toEqual([
    'app-D4fKq2Zx.js N | app.js N',
    'app-D4fKq2Zx.js: src/&lt;a>.ts N | &lt;a>.ts N',
    'app-D4fKq2Zx.js: src/b.ts N | b.ts N',
    'plain.js N | plain.js N',
  ]);
});
