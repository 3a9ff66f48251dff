import { describe, expect, test } from 'vitest';
import { lengthInPx, matchesMedia, PHONE } from '../../../../plugins/page-styles/length.ts';
import { pick, slotWidth } from '../../../../tools/budget/srcset.ts';

describe('the picture that a phone picks', () => {
  test('is the smallest that is sharp enough', () => {
    expect(pick('a 480w, b 736w, c 1080w', '100vw', PHONE)).toBe('b');
  });

  test('may be slightly too small if that is nearer', () => {
    expect(pick('a 128w,b 240w,c 480w', '128px', PHONE)).toBe('b');
    expect(pick('a 700w,b 2400w', '100vw', PHONE)).toBe('a');
  });

  test('follows densities if there are no widths', () => {
    expect(pick('a, b 2x, c 3x', '100vw', PHONE)).toBe('b');
  });

  test('is rejected if its width is not a number', () => {
    expect(() => pick('a wide', '100vw', PHONE)).toThrow('srcset: can\'t parse "a wide"');
  });
});

describe('the width that `sizes` gives', () => {
  test.each([
    ['(width >= 67.5rem) 330px, (width >= 45rem) 31vw, calc(100vw - 4rem)', 348],
    ['(min-width: 400px) and (max-width: 500px) 50vw, 10px', 206],
    ['48px', 48],
    ['calc((100vw - 12px) / 2)', 200],
    ['min(100vw, 1000px, 160vh - 236px)', 412],
    ['min(100vw, 50vh - 11.5px, 1000px)', 400],
    ['max(10rem, 30vw)', 160],
  ])('for %s is %d px', (sizes, width) => expect(slotWidth(sizes, PHONE)).toBe(width));
});

test('rejects an invalid length', () => {
  expect(() => lengthInPx('3furlongs', PHONE)).toThrow(/unsupported length "3furlongs"/);
  expect(() => lengthInPx('calc(1px', PHONE)).toThrow(/unsupported length/);
  expect(() => lengthInPx('1px, 2px', PHONE)).toThrow(/unsupported length/);
  expect(() => lengthInPx('min(1px, alert)', PHONE)).toThrow(/unsupported length/);
});

test('rejects a media condition on anything except the size', () => {
  expect(matchesMedia('(height < 900px)', PHONE)).toBe(true);
  expect(() => matchesMedia('(hover: hover)', PHONE)).toThrow(
    /unsupported media condition "\(hover: hover\)"/,
  );
});
