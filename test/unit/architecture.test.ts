import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { circlesOf, importsOf, nodesOf, readImports, type SyntaxNode } from '../support/import-graph.ts';

const ROOT = resolve(import.meta.dirname, '../..');
// Owners have no demonstration.
const hasDemo = existsSync(resolve(ROOT, 'demo'));
const graph = readImports(ROOT, ['src', 'plugins', 'tools', 'test', ...(hasDemo ? ['demo'] : [])]);

const roomOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : 'the root');

/** The imports of a folder's files that lead to a place where they may not. */
const strays = (from: string, isStray: (target: string) => boolean) =>
  [...graph]
    .filter(([file]) => file.startsWith(from))
    .flatMap(([file, targets]) => targets.filter(isStray).map((target) => `${file} → ${target}`));

test.each([
  ['src', ['src']],
  ['plugins', ['src', 'plugins']],
  ['tools', ['src', 'plugins', 'tools']],
  ['test', ['src', 'plugins', 'tools', 'test', 'the root']],
  ...(hasDemo ? [['demo', ['src', 'plugins', 'tools', 'test', 'the root', 'demo']] as const] : []),
] as const)('%s/ imports from %j alone', (room: string, allowed: readonly string[]) => {
  expect([...graph.keys()].filter((file) => roomOf(file) === room)).not.toEqual([]);
  expect(strays(`${room}/`, (target) => !allowed.includes(roomOf(target)))).toEqual([]);
});

test('no file of the site, the plugins or the tools imports itself by way of others', () => {
  expect(circlesOf(new Map([...graph].filter(([file]) => /^(src|plugins|tools)\//.test(file))))).toEqual([]);
});

test('the rules of the background know nothing but their grid', () => {
  const known = (file: string) => importsOf(nodesOf(file, readFileSync(resolve(ROOT, file), 'utf8')));
  expect(known('src/rain/model.ts')).toEqual(['./grid']);
  expect(known('src/rain/grid.ts')).toEqual([]);
});

/** What gives a component behaviour: a hook, or a handler in its markup. */
function behaviourOf(nodes: SyntaxNode[]): string[] {
  const named = (node: unknown) => String((node as { name?: unknown } | undefined)?.name);
  const hook = /^use[A-Z]/;
  return nodes.flatMap((node) => {
    if (node.type === 'ImportSpecifier' && hook.test(named(node.imported))) return [named(node.imported)];
    if (node.type === 'CallExpression') {
      const { callee } = node as unknown as { callee: { property?: unknown } };
      const name = named(callee.property ?? callee);
      return hook.test(name) ? [name] : [];
    }
    return node.type === 'JSXAttribute' && /^on[A-Z]/.test(named(node.name)) ? [named(node.name)] : [];
  });
}

test.each(['src/components/', 'src/pages/'])(
  '%s is static: behaviour there would be dead on the first visit',
  (room) => {
    const files = [...graph.keys()].filter((file) => file.startsWith(room));
    expect(files).not.toEqual([]);
    const lively = files.flatMap((file) =>
      behaviourOf(nodesOf(file, readFileSync(resolve(ROOT, file), 'utf8'))).map((what) => `${file}: ${what}`),
    );
    expect(lively).toEqual([]);
    expect(strays(room, (target) => target.startsWith('src/islands/'))).toEqual([]);
  },
);

test('every way to import is seen, and every way to have behaviour', () => {
  const nodes = nodesOf(
    'a.tsx',
    `import a from './a';
    import type { B } from './b';
    import './c';
    export * from './d';
    export type { E } from './e';
    type F = import('./f').F;
    const g = () => import('./g');
    import { useState as state } from 'react';
    export const Button = () => <button onClick={() => {}} title={hooks.useId()}>{useTitle()}</button>;`,
  );
  expect(importsOf(nodes)).toEqual(['./a', './b', './c', './d', './e', './f', './g', 'react']);
  expect(behaviourOf(nodes)).toEqual(['useState', 'onClick', 'useId', 'useTitle']);
});

test('every circle is seen', () => {
  expect(
    circlesOf(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['c', 'a']],
        ['c', ['d']],
        ['d', ['c']],
        ['e', ['a']],
      ]),
    ),
  ).toEqual(['a → b → a', 'c → d → c']);
});
