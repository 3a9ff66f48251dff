import { cleanup, render } from '@testing-library/preact';
import { beforeEach, expect, test } from 'vitest';
import { parseInline } from '../../../plugins/content/text/inline-text';
import { Prose } from '../../../src/components/prose';

/** The labels of the links that are as large as buttons. */
function large(text: string): (string | null)[] {
  const { container } = render(<Prose text={parseInline(text)} />);
  return [...container.querySelectorAll('a[data-alone]')].map((link) => link.textContent);
}

beforeEach(cleanup);

test('a link that is all of a text is as large as a button, with emphasis around it or not', () => {
  expect(large('[all](https://a.test)')).toEqual(['all']);
  expect(large('**[strong](https://a.test)**')).toEqual(['strong']);
  expect(large('[*label*](https://a.test)')).toEqual(['label']);
});

test('a link within a sentence keeps its size', () => {
  expect(large('See [this](https://a.test)')).toEqual([]);
  expect(large('See **[this](https://a.test)**')).toEqual([]);
  expect(large('[one](https://a.test) [two](https://a.test)')).toEqual([]);
});
