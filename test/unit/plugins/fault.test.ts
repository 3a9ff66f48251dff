import { expect, test } from 'vitest';
import { ContentError, fileFault } from '../../../plugins/fault.ts';

test.each([
  [['src/content/site.json', 'src/content/ja/resume.json'], 'See docs/content.md.'],
  [['environment', 'src/content/budget.json'], 'See docs/hosting.md and docs/budget.md.'],
  [['index.html'], ''],
  [['src/content/versions/acme.json asks[0]'], 'See docs/versions.md.'],
  [['src/content/de/resume.pdf', 'src/content/site.json pdf.look'], 'See docs/pdf.md.'],
  [
    ['src/content/site.json words.copy', 'src/content/site.json pdfs'],
    'See docs/languages.md and docs/content.md.',
  ],
])('a list of faults in %j ends with the pages that explain these places: %s', (places, sentence) => {
  const faults = places.map((place) => {
    const [file = '', field] = place.split(' ');
    return fileFault(file, 'is wrong', 'mend it', field);
  });
  const { message } = new ContentError(faults);
  expect(message.trimEnd().split('\n').at(-1)).toBe(sentence || 'index.html: the file: is wrong; mend it');
});
