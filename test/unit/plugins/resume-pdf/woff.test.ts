// @vitest-environment node
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { PACKAGES } from '../../../../plugins/resume-pdf/faces.ts';
import { uncompressed } from '../../../../plugins/resume-pdf/woff.ts';

const inter = `${PACKAGES[0]}/inter/files/inter-latin-400-normal.woff`;

test('a WOFF file uncompressed is the same font, without its compression', () => {
  const woff = readFileSync(inter);
  const sfnt = uncompressed(woff);
  expect(sfnt.readUInt32BE(0)).toBe(0x00010000);
  expect(sfnt.length).toBeGreaterThan(woff.length);
  expect(drawnWith(sfnt)).toEqual(drawnWith(woff));
});

test('other fonts are used as they are', () => {
  const sfnt = uncompressed(readFileSync(inter));
  expect(uncompressed(sfnt)).toBe(sfnt);
});

/** The glyphs of a text in a font, with their outlines. */
function drawnWith(file: Buffer) {
  const font = create(file) as unknown as {
    layout(text: string): { glyphs: { id: number; path: { toSVG(): string } }[] };
  };
  return font.layout('Affinity, Übersee – 2026').glyphs.map(({ id, path }) => [id, path.toSVG()]);
}
