import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { analyse } from 'scslre';
import { afterAll, expect, test, vi } from 'vitest';
import { nodesOf } from './import-graph.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const filesOf = (folder: string) =>
  readdirSync(resolve(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => !/node_modules|^[^/]+\/(?:dist|test)\//.test(file.replaceAll('\\', '/')))
    .map((file) => resolve(ROOT, folder, file));
const files = ['packages', 'plugins', 'tools'].flatMap(filesOf);
type Pattern = Pick<RegExp, 'source' | 'flags'>;

/** The ways in which a text can be made that takes more than twice as long when it is twice as long. */
const waysToSlow = ({ source, flags }: Pattern): string[] =>
  analyse({ source, flags }, { reportTypes: { Move: true } }).reports.map(
    ({ type }) => `${type}: /${source}/${flags}`,
  );

test.each(files.filter((file) => /\.tsx?$/.test(file)))(
  '%s has no pattern that a text can slow down',
  (file) => {
    const literals = nodesOf(file, readFileSync(file, 'utf8')).flatMap(({ regex }) => regex ?? []) as {
      pattern: string;
      flags: string;
    }[];
    expect(literals.flatMap(({ pattern, flags }) => waysToSlow({ source: pattern, flags }))).toEqual([]);
  },
);

test.each(files.filter((file) => file.endsWith('.schema.json')))('nor has %s', (file) => {
  const found: string[] = [];
  JSON.parse(readFileSync(file, 'utf8'), (key, value) => {
    if (key === 'pattern' && typeof value === 'string') found.push(value);
    return value;
  });
  expect(found.flatMap((source) => waysToSlow({ source, flags: 'u' }))).toEqual([]);
});

afterAll(() => vi.unstubAllGlobals());

test('nor have the modules that put patterns together', async () => {
  const patterns: Pattern[] = [];
  const composing = files.filter((file) =>
    /^const .*new RegExp\(/ms.test(/\.ts$/.test(file) ? readFileSync(file, 'utf8') : ''),
  );
  expect(composing.length).toBeGreaterThan(5);
  vi.resetModules();
  vi.stubGlobal(
    'RegExp',
    new Proxy(RegExp, {
      construct(Real, given) {
        const pattern: RegExp = Reflect.construct(Real, given);
        if (/\/(packages|plugins|tools)\//.test(new Error().stack?.split('\n')[2] ?? ''))
          patterns.push(pattern);
        return pattern;
      },
    }),
  );
  for (const file of composing) await import(file);
  vi.unstubAllGlobals();
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.flatMap(waysToSlow)).toEqual([]);
});

test('nothing calls URL.canParse, which in Node 20 refuses umlauts once it has been called often', () => {
  const scripts = [...files, ...filesOf('src')].filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  expect(scripts.filter((file) => readFileSync(file, 'utf8').includes('URL.canParse('))).toEqual([]);
});
