import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { fontsFor } from '../../../../plugins/typst/fonts.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const VARIABLE = resolve(import.meta.dirname, '../../../support/fonts/noto-sans-jp/variable.woff');

test.each([
  ['is as bold as it says', [], 'portfolio-old-Bold'],
  ['is regular if it does not say how bold it is, as some of Apple’s', ['OS/2'], 'portfolio-old-Regular'],
])('in a PDF a font %s', async (_, dropTables, name) => {
  const own = temporaryFolder('fonts');
  const options = { targetFormat: 'sfnt', variationAxes: { wght: 800 }, dropTables } as const;
  writeFileSync(resolve(own, 'old.ttf'), await subsetFont(readFileSync(VARIABLE), 'Kim', options));
  const { blobs } = await fontsFor('Kim', { own, packages: [] });
  const names = blobs.map((blob) => (create(blob) as Font & { postscriptName: string }).postscriptName);
  expect(names).toEqual([name]);
});
