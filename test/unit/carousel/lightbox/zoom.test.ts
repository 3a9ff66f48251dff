import { expect, test } from 'vitest';
import { clamp, fitInto, UNZOOMED, zoomLimits, zoomTo } from '../../../../src/carousel/lightbox/zoom';

const STAGE = { width: 400, height: 800 };
const WIDE = { width: 1600, height: 1000 };
const FITTED = { width: 400, height: 250 };

test.each([
  ['a wide picture is as wide as the stage', WIDE, false, FITTED],
  ['a tall one is as high as the stage', { width: 100, height: 1600 }, false, { width: 50, height: 800 }],
  ['a small one keeps its size', { width: 40, height: 25 }, false, { width: 40, height: 25 }],
  ['a small drawing grows', { width: 40, height: 25 }, true, FITTED],
])('%s', (_, own, isDrawing, size) => expect(fitInto(own, STAGE, isDrawing)).toEqual(size));

test('one press zooms to the intrinsic size, within reason', () => {
  expect(zoomLimits({ width: 1200, height: 750 }, FITTED, false)).toEqual({ tapZoom: 3, maxZoom: 6 });
  expect(zoomLimits(FITTED, FITTED, false)).toEqual({ tapZoom: 2, maxZoom: 2 });
  expect(zoomLimits({ width: 4000, height: 2500 }, FITTED, false)).toEqual({ tapZoom: 4, maxZoom: 20 });
});

test('the small print of a drawing of 1600 px can be read on a phone', () => {
  const { maxZoom } = zoomLimits(WIDE, FITTED, true);
  expect((14 * FITTED.width * maxZoom) / WIDE.width).toBeGreaterThan(24);
});

test('the point under the fingers stays under them', () => {
  const at = { x: 50, y: -20 };
  const view = zoomTo(UNZOOMED, 3, at);
  const spot = { x: (at.x - view.x) / view.zoom, y: (at.y - view.y) / view.zoom };
  expect(spot).toEqual(at);
  expect(zoomTo(view, 1, at)).toEqual(UNZOOMED);
});

test('a picture cannot be moved beyond its edge', () => {
  expect(clamp({ zoom: 2, x: 999, y: -999 }, FITTED, STAGE)).toEqual({ zoom: 2, x: 200, y: 0 });
  expect(clamp({ zoom: 4, x: -999, y: -999 }, FITTED, STAGE)).toEqual({ zoom: 4, x: -600, y: -100 });
  expect(clamp({ zoom: 4, x: 10, y: 20 }, FITTED, STAGE)).toEqual({ zoom: 4, x: 10, y: 20 });
});
