import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../../plugins/content/read/folder.ts';
import * as states from '../../src/states.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NAMES: string[] = Object.values(states);
const textOf = (file: string) => readFileSync(resolve(ROOT, file), 'utf8');
const files = ['src', 'plugins'].flatMap((folder) =>
  filesIn(resolve(ROOT, folder)).map((file) => `${folder}/${file}`),
);
const matchesOf = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([match, name = match]) => name);

test('no style waits for a state that nothing brings about', () => {
  const styles = files.filter((file) => file.endsWith('.css'));
  const ofRoot = styles.flatMap((file) => matchesOf(textOf(file), /(?:html|:root|\.js)[^\s,{]*/g)).join(' ');
  const named = new Set(matchesOf(ofRoot, /(?:\[data-|\.)([\w-]+)/g));
  expect(named).toContain('js');
  expect([...named].filter((name) => !NAMES.includes(name))).toEqual([]);
});

test('nor does the script in the document, before all others', () => {
  const [script = ''] = matchesOf(textOf('index.html'), /<script>.*?<\/script>/gs);
  const named = new Set(matchesOf(script, /(?:'(?=\w+' in root\.dataset)|classList\.\w+\(')(\w+)/g));
  expect([...named]).toEqual([states.RUNNING, states.CALM, states.AWAKE]);
});

test('no other script spells a state by itself', () => {
  const any = NAMES.join('|');
  const spelt = new RegExp(
    `data-(${any})\\b|dataset\\.(${any})\\b|'(${any})' in |classList\\.\\w+\\('(${any})'`,
  );
  const scripts = files.filter((file) => /\.tsx?$/.test(file) && file !== 'src/states.ts');
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((file) => spelt.test(textOf(file)))).toEqual([]);
});
