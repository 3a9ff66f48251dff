import { expect, test } from 'vitest';
import { sectionsOf } from '../../../../../plugins/content/views/resume-sections.ts';
import { entriesOf } from '../../../../../plugins/content/views/timelines.ts';

test('every list of dated entries of the page is in the PDF too', () => {
  const resume = {
    work: [{ name: 'Acme' }],
    education: [{ institution: 'MIT' }],
    volunteer: [{ organization: 'Red Cross' }],
    awards: [{ title: 'First prize' }],
    certificates: [{ name: 'CKA' }],
    publications: [{ name: 'A paper' }],
    references: [{ name: 'Jo', reference: 'Good' }],
  };
  const shown = Object.entries(entriesOf(resume)).filter(([, entries]) => entries.length);
  const lists = Object.keys(entriesOf({}));
  expect(shown.map(([id]) => id)).toEqual(lists);
  expect(sectionsOf(resume, {}).map(({ id }) => id)).toEqual(expect.arrayContaining(lists));
});
