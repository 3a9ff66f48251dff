import { expect, test } from 'vitest';
import { classNames } from '../../../plugins/class-names.ts';

const CLASSES = Array.from({ length: 40 }, (_, index) => `class-${index}`);
const file = (root: string) => `${root}/src/components/hero.module.css`;

test('a class has three letters, wherever the project lies', () => {
  const [here, there] = ['/home/a', '/srv/b/c'].map((root) =>
    CLASSES.map((name) => classNames(root)(name, file(root))),
  );
  expect(here).toEqual(there);
  // What begins with a digit or a dash is no class in a stylesheet.
  for (const name of here ?? []) expect(name).toMatch(/^[a-z][\w-]{2}$/i);
  expect(new Set(here).size).toBe(CLASSES.length);
});

test('the same class of another file has another name', () => {
  const name = classNames('/site');
  expect(name('title', '/site/a.module.css')).not.toBe(name('title', '/site/b.module.css'));
  expect(name('title', '/site/a.module.css')).toBe(name('title', '/site/a.module.css'));
});

test('two classes never share a name: the build says which, and what to do', () => {
  const name = classNames('/site');
  const all = () => {
    for (let index = 0; index < 10_000; index++) name(`class-${index}`, '/site/a.module.css');
  };
  expect(all).toThrow(
    /^\.class-\d+ in a\.module\.css and \.class-\d+ in a\.module\.css get the same .* rename/,
  );
});
