import { describe, expect, test } from 'vitest';
import { charactersOf, unicodeRange } from '../../../../plugins/fonts/faces.ts';

describe('the characters of texts', () => {
  test('each once and in order, without invisible ones', () => {
    expect(charactersOf(['Anna', 'b\u200fA'])).toEqual(['A', 'a', 'b', 'n']);
  });

  test('a combining accent also in its composed letter', () => {
    expect(charactersOf(['e\u0301'])).toEqual(['e', 'é', '\u0301']);
  });

  test('as a range for a stylesheet', () => {
    const letters = [' ', 'A', 'C', 'D', 'E', '😀'];
    expect(unicodeRange(letters)).toBe('U+20,U+41,U+43-45,U+1f600');
  });
});
