import { expect, test } from 'vitest';
import { ContentError, fileFault } from '../../../plugins/fault.ts';

test.each([
  [['src/content/site.json', 'src/content/ja/resume.json'], 'See docs/content.md.'],
  [['environment', 'src/content/budget.json'], 'See docs/hosting.md and docs/budget.md.'],
  [['index.html'], ''],
])('a list of faults in %j ends with the pages that explain these files: %s', (files, sentence) => {
  const { message } = new ContentError(files.map((file) => fileFault(file, 'is wrong', 'mend it')));
  expect(message.trimEnd().split('\n').at(-1)).toBe(sentence || 'index.html: the file: is wrong; mend it');
});
