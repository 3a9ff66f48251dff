import { expect, test } from 'vitest';
import { shortClassNames } from '../../../plugins/class-names';

const name = shortClassNames('/work/site');

test('a class name is four letters and digits, and begins with a letter', () => {
  for (let n = 0; n < 200; n++)
    expect(name(`local-${n}`, '/work/site/src/nav.module.css')).toMatch(/^[a-z][a-z0-9]{3}$/);
});

test('a class keeps its name from build to build, wherever the project lies', () => {
  const here = name('bar', '/work/site/src/components/nav.module.css');
  expect(name('bar', '/work/site/src/components/nav.module.css')).toBe(here);
  expect(name('bar', '/work/site/src/components/nav.module.css?used')).toBe(here);
  expect(shortClassNames('/home/robin')('bar', '/home/robin/src/components/nav.module.css')).toBe(here);
});

test('classes of the same name in two files do not meet', () => {
  expect(name('list', '/work/site/src/a.module.css')).not.toBe(name('list', '/work/site/src/b.module.css'));
});

test('two classes that would share a name stop the build and are both named', () => {
  const many = () => {
    for (let n = 0; n < 20_000; n++) name(`many-${n}`, '/work/site/src/many.module.css');
  };
  expect(many).toThrow(
    /class names: src\/many\.module\.css \.many-\d+ and .*\.many-\d+ both shorten to [a-z0-9]{4}/,
  );
});
