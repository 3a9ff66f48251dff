import { chmodSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Report } from '../index.d.ts';
import { folderOf, write } from './folder.ts';
import { runIn } from './run.ts';

const JITI = resolve(import.meta.dirname, '../../../node_modules/jiti/lib/jiti-cli.mjs');
const COMMAND = resolve(import.meta.dirname, '../src/cli.ts');

/** Runs the command in a folder. */
const run = (cwd: string, args: string[], env = {}) =>
  runIn(cwd, process.execPath, [JITI, COMMAND, ...args], env);

test('any folder is measured: its pages, files and modules by name, what grew, by exit code', async () => {
  test.setTimeout(240_000);
  const page = (body: string) =>
    `<!doctype html><html><head><link rel="stylesheet" href="/blog/style.css"></head><body>${body}</body></html>`;
  const home = (script: string) =>
    page(`<a href="about/">About</a><script type="module" src="${script}"></script>`);
  const script = (size: number) => `/*${'a'.repeat(size)}*/\n`;
  const map = JSON.stringify({ version: 3, sources: ['../src/main.ts'], names: [], mappings: 'AAAA' });
  const root = folderOf({
    'out/index.html': home('app-D4fKq2Zx.js'),
    'out/about/index.html': page(
      // This is farther than a phone on 4G loads lazy pictures, and nearer than other browsers without windows do.
      '<p style="height:4500px"></p><img loading="lazy" src="https://blog.example/blog/end.svg">',
    ),
    'out/hidden.html': page('<script src="https://cdn.example/lib.js"></script>'),
    'out/moved.html': '<meta http-equiv="refresh" content="0;url=/blog/new">',
    'out/new.html': '<p>Here</p>',
    'out/404.html': page('Not found'),
    'out/style.css': 'p { margin: 0 }',
    'out/end.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'out/app-D4fKq2Zx.js': `setTimeout(() => import("./late.js"), 300);${script(50)}`,
    'out/app-D4fKq2Zx.js.map': map,
    'out/late.js': script(10),
    'out/sitemap.xml': `<loc>https://blog.example/blog/hidden</loc>
      <loc>https://blog.example/blog/moved</loc>`,
    'budget.json': '{ "tolerance": 10, "pages": { "*": { "blocking": 1 } } }',
  });
  const site = ['--dist', 'out', '--budget', 'budget.json', '--url', 'https://blog.example/blog/'];

  const first = await run(root, [...site, '--json', '--update']);
  expect(first.code, first.output).toBe(0);
  const { pages }: Report = JSON.parse(first.stdout);
  const loads = (path: string) =>
    pages.find((each) => each.path === path)?.items.map(({ name, when }) => `${name} ${when}`);
  expect(pages.map(({ path }) => path)).toEqual(['/', '/hidden', '/moved', '/new', '/404', '/about/']);
  expect(loads('/')).toEqual([
    'index.html before load',
    'style.css before load',
    'app.js before load',
    'late.js after load',
  ]);
  expect(loads('/about/')).toEqual([
    'about/index.html before load',
    'style.css before load',
    'end.svg on scroll',
  ]);
  expect(pages[1]?.unknown).toEqual(['https://cdn.example/lib.js']);

  const more = Array.from({ length: 300 }, (_, at) => `f${at ** 3}();`).join('');
  write(root, {
    'out/app-Zz9tY7wQ.js': `${script(50)}${more}`,
    'out/app-Zz9tY7wQ.js.map': map,
    'out/index.html': home('app-Zz9tY7wQ.js'),
  });
  const grown = await run(root, site);
  expect(grown.output).toMatch(
    /✗ \/: firstView is [\d,]+, [\d,]+ more than in the baseline.*\n +grew: app\.js: src\/main\.ts \+/,
  );
  expect(grown.code).toBe(1);
});

test('if a site’s links lead to none of its pages, as its path was not named, that is said', async () => {
  const files = {
    'dist/index.html': '<a href="/x/more">More</a>',
    'dist/more.html': 'More',
  };
  const root = folderOf(files);
  const hint = 'No link leads to the other pages: if the site is made for a path, name it with --base /x/';
  expect((await run(root, [])).output).toContain(hint);
  expect((await run(root, ['--base', 'x'])).output).not.toContain(hint);
});

test('the words of a browser that does not start are printed, and the next one is tried', async () => {
  const root = folderOf({
    'dist/index.html': '<p>Text</p>',
    'chrome.sh': '#!/bin/sh\necho "cannot create SingletonLock" >&2\nexit 21\n',
  });
  chmodSync(`${root}/chrome.sh`, 0o755);
  const { code, output } = await run(root, [], { CHROME_PATH: `${root}/chrome.sh` });
  expect(output).toMatch(new RegExp(`${root}/chrome.sh does not start: cannot create SingletonLock\n`));
  expect(output).toContain('Every page is within its ceilings.');
  expect(code).toBe(0);
});
