import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openOwner } from '../../../../plugins/owner.ts';
import { printVersions } from '../../../../plugins/pdf/plugin.ts';
import { validContent, writeContent } from '../../../support/content.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const root = temporaryFolder('version-pdf');
const folder = resolve(root, 'sites/kim');

/** Prints a version with two asks, the first with two sentences as evidence. */
async function asked() {
  const content = validContent();
  const highlights = [
    'Cut builds to **25 min** with [Vite](https://vite.dev)',
    'Wrote `a*b*c` in Go',
    'Drew maps',
  ];
  content.resume.work = [
    { name: 'Acme [UK]', position: 'Developer', startDate: '2020', endDate: '2021', highlights },
  ];
  const asks = [
    { ask: 'Fast builds', evidence: highlights.slice(0, 2) },
    { ask: 'Maps', evidence: highlights.slice(2) },
    { ask: 'Rust', notYet: true },
  ];
  await writeContent(folder, content, { 'versions/acme.json': JSON.stringify({ asks }) });
  const [version] = await printVersions(openOwner(root, folder));
  return readPdf(version?.printed.pdf ?? Buffer.alloc(0));
}

const { drawn, links, pages } = await asked();
const place = (start: string) => drawn.findIndex(({ text }) => text.startsWith(start));
const table = drawn.slice(place('Fast'), place('EXPERIENCE'));
const piece = (start: string) => table.find(({ text }) => text.startsWith(start));

test('what is asked has its sentences with their figures in bold and their own links, and where they are', () => {
  expect(pages.join().replace(/\s+/g, ' ')).toContain(
    'Fast builds Cut builds to 25 min with Vite Developer, Acme [UK], 2020–2021 Wrote a*b*c in Go Developer',
  );
  expect(piece('25')?.font).toBe(piece('Fast')?.font);
  expect(piece('25')?.font).not.toBe(piece('Cut')?.font);
  // There, and in the list of the job.
  expect(links.filter((url) => url === 'https://vite.dev/')).toHaveLength(2);
  expect(links.filter((url) => url.startsWith('https://doe.test/for/acme#proof-'))).toHaveLength(3);
});

test('what is asked is on the line of its first sentence, and further from the next than two sentences', () => {
  const y = (start: string) => piece(start)?.y ?? 0;
  expect(y('Fast')).toBeCloseTo(y('Cut'), 1);
  expect(y('Wrote') - y('Drew')).toBeGreaterThan(1.2 * (y('Cut') - y('Wrote')));
});
