import { coverArt } from './covers';
import { markBars } from './logo';
import { circle, inset, path, rect, stroke } from './shapes';
import type { Kind, Product } from './shop';

const SHADE = 'rgba(0,0,0,.22)';
const SHINE = 'rgba(255,255,255,.16)';

function tee({ color, art }: Product): string {
  return [
    path('M134 66L72 92 26 172l54 32 24-34v184h192V170l24 34 54-32-46-80-62-26c-14 34-118 34-132 0z', color),
    path('M104 170l-24 34 24-52zM296 170l24 34-24-52z', SHADE),
    stroke('M134 66c14 40 118 40 132 0', SHINE, 9),
    inset(140, 140, 120, 300, coverArt(art)),
    stroke('M110 342H290', SHADE, 3),
  ].join('');
}

function hoodie({ color }: Product): string {
  return [
    path(
      'M140 96L88 116c-26 12-40 46-50 112L26 332l56 12 22-110v126h192V234l22 110 56-12-12-104c-10-66-24-100-50-112l-52-20z',
      color,
    ),
    path('M104 196v40l-10 46zM296 196v40l10 46z', SHADE),
    path('M136 104C122 44 164 20 200 20s78 24 64 84c-18 34-110 34-128 0z', color),
    path('M136 104C122 44 164 20 200 20s78 24 64 84c-18 34-110 34-128 0z', SHINE),
    path('M158 96c-6-36 18-50 42-50s48 14 42 50c-14 22-70 22-84 0z', 'rgba(0,0,0,.42)'),
    stroke('M178 116l-4 58M222 116l4 58', '#f6f1ff', 5),
    path('M140 280h120l24 62H116z', SHADE),
    stroke('M106 350H294', SHADE, 4),
    inset(160, 184, 80, 64, markBars('#f6f1ff')),
  ].join('');
}

function record({ color, art }: Product): string {
  return [
    circle(252, 200, 124, color),
    [104, 84, 64].map((r) => circle(252, 200, r, 'none', `stroke="${SHADE}" stroke-width="3"`)).join(''),
    circle(252, 200, 42, '#2b1a66') + circle(252, 200, 8, '#fff'),
    rect(30, 64, 272, 272, SHADE, 6),
    inset(24, 64, 272, 300, coverArt(art)),
  ].join('');
}

function tote({ color, art }: Product): string {
  return [
    stroke('M146 160C140 40 260 40 254 160', color, 15),
    path('M84 148h232l16 220H68z', color),
    path('M84 148h232l1.500 20H82.500z', SHADE),
    inset(130, 196, 140, 300, coverArt(art)),
  ].join('');
}

function poster({ art }: Product): string {
  return [
    rect(92, 34, 226, 340, SHADE, 2),
    rect(86, 28, 226, 340, '#fffdf6', 2),
    inset(100, 42, 198, 300, coverArt(art)),
    rect(100, 254, 150, 24, '#1d1d1f', 3) + rect(100, 290, 198, 11, '#1d1d1f', 3),
    rect(100, 310, 120, 11, '#1d1d1f', 3) + rect(100, 338, 60, 14, '#ff5638', 3),
    rect(176, 14, 46, 24, '#1d1d1f', 5),
  ].join('');
}

function mug({ color, art }: Product): string {
  return [
    stroke('M282 160c84-14 84 120 0 112', color, 24),
    path('M84 104h204v206a32 32 0 0 1-32 32H116a32 32 0 0 1-32-32z', color),
    path('M256 104h32v206a32 32 0 0 1-32 32z', 'rgba(0,0,0,.1)'),
    path('M84 104a102 22 0 0 1 204 0a102 22 0 0 1-204 0z', '#e7e2f2'),
    path('M96 106a90 15 0 0 1 180 0a90 15 0 0 1-180 0z', '#4a2c22'),
    inset(112, 156, 144, 300, coverArt(art)),
  ].join('');
}

function cap({ color, art }: Product): string {
  return [
    path('M66 262C58 140 122 84 204 84c82 0 128 64 128 168 44 2 62 20 58 36-70-22-190-30-324-26z', color),
    path('M332 252c44 2 62 20 58 36-70-22-190-30-324-26v-14c110-8 200-4 266 4z', SHADE),
    stroke('M204 86C164 130 150 190 152 250M206 86c54 36 76 96 80 162', SHINE, 4),
    circle(204, 82, 12, '#e8442f'),
    rect(168, 140, 100, 84, '#fff', 12),
    inset(178, 142, 80, 300, coverArt(art)),
  ].join('');
}

function cassette({ color, art }: Product): string {
  return [
    rect(42, 92, 316, 216, color, 18),
    rect(66, 112, 268, 138, '#f2efdc', 10),
    inset(78, 120, 122, 300, coverArt(art)),
    rect(214, 128, 104, 14, color, 4) + rect(214, 152, 76, 10, color, 4),
    rect(214, 184, 108, 52, '#123a2b', 26),
    circle(240, 210, 16, '#f2efdc') + circle(296, 210, 16, '#f2efdc'),
    circle(240, 210, 6, color) + circle(296, 210, 6, color),
    path('M112 308l14-42h148l14 42z', SHADE),
    circle(150, 290, 7, '#f2efdc') + circle(250, 290, 7, '#f2efdc'),
  ].join('');
}

const ART: Record<Kind, (item: Product) => string> = {
  tee,
  hoodie,
  record,
  tote,
  poster,
  mug,
  cap,
  cassette,
};

/** A product on its own, without a background. */
export function productArt(item: Product, size: number): string {
  return `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 400 400">${ART[item.kind](item)}</svg>`;
}
