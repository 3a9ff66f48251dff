import { expect, test } from 'vitest';
import { titleSize } from '../../../../plugins/content/title-size';

test.each([
  ['Robin Sample', 1],
  ['Notify', 1],
  ['Climbor Die', 1],
  // On a line of seven letters the second word fits in one font, and not in another.
  ['My Game', 2],
  ['John Doe', 2],
  ['Ada Lovelace', 2],
  ['Li Na Wong', 1],
  ['Alexandra', 2],
  ['Konstantinos', 3],
  ['Featherstonehaugh', 4],
  ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', 5],
  ['Jean-Christophe', 2],
  ['山田太郎', 1],
  ['منصة التعاون', 1],
  ['', 1],
  ['🧑🏽‍💻🧑🏽‍💻', 1],
])('%s has size %i', (title, size) => {
  expect(titleSize(title)).toBe(size);
});

test('in the system’s font, which may be wide, a title has the room for it', () => {
  expect(titleSize('Wimmelbuch')).toBe(2);
  expect(titleSize('Wimmelbuch', { font: 'system' })).toBe(3);
  expect(titleSize('MAXIMUM', { font: 'system' })).toBe(2);
  expect(titleSize('Lilli', { font: 'system' })).toBe(1);
});

test('a soft hyphen is no letter', () => {
  expect(titleSize('Alex\u00adan\u00addra')).toBe(titleSize('Alexandra'));
  expect(titleSize('Kon\u00adstan\u00adti\u00adnos\u00adly')).toBe(3);
});
