import { expect, test } from 'vitest';
import { HASH_PATTERN } from '../../plugins/deployment/built-files.ts';
import { pictureFile, pictureStem, singleFile, stemOf } from '../../src/picture-file.ts';
import { readPictureFile } from '../support/picture-file.ts';

const OF_A_WIDTH = pictureFile(pictureStem('my-2', 'a-1_23'), 736, 'avif');
const WHOLE = singleFile(pictureStem('plan', 'Ab3-45'), 'svg');

test('without a network each picture is known in any width and format, and in no other picture’s place', () => {
  expect([OF_A_WIDTH, WHOLE]).toEqual(['my-2.a-1_23-736.avif', 'plan.Ab3-45.svg']);
  expect(stemOf(`https://kim.example/assets/${OF_A_WIDTH}`)).toBe('https://kim.example/assets/my-2.a-1_23');
  expect(stemOf(OF_A_WIDTH)).toBe(stemOf(pictureFile(pictureStem('my-2', 'a-1_23'), 1080, 'webp')));
});

test('a file’s name says which picture it is, how wide and in which format', () => {
  expect(readPictureFile(`/assets/${OF_A_WIDTH}`)).toEqual({ name: 'my-2', width: 736, format: 'avif' });
  expect(readPictureFile(WHOLE)).toEqual({ name: 'plan', width: undefined, format: 'svg' });
  expect(readPictureFile('main-a1b2c3d4.js').name).toBeUndefined();
});

test('the budget’s report names a picture alike whatever is in it', () => {
  expect([OF_A_WIDTH, WHOLE].map((file) => file.replace(HASH_PATTERN, ''))).toEqual([
    'my-2-736.avif',
    'plan.svg',
  ]);
});
