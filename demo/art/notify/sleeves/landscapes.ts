import { at, seeded, times } from '../random';
import { circle, inset, n, path, rect, sea, stroke } from '../shapes';

/** A doorway that opens onto the sea. */
export function tidalRooms(): string {
  const view = [
    rect(60, 44, 180, 256, '#ffb8a0'),
    circle(150, 150, 46, '#fff3dc'),
    sea(182, 14, 90, 10, 299, '#9a7bff'),
    sea(206, 14, 90, 45, 300, '#7656ee'),
    sea(232, 14, 90, 20, 300, '#5535c8'),
  ].join('');
  const door = 'M72 300V132a78 78 0 0 1 156 0V300z';
  return [
    view,
    path(`M0 0H300V300H0z${door}`, '#2b1a66', 'fill-rule="evenodd"'),
    stroke('M54 300V132a96 96 0 0 1 192 0V300', '#b79bff', 5),
    stroke('M34 300V132a116 116 0 0 1 232 0V300', '#4a30a3', 5),
    sea(268, 10, 90, 30, 300, '#3b22a0'),
  ].join('');
}

/** Ridges in blue light, with the lines of a map over them. */
export function blueHour(): string {
  const random = seeded(7);
  const ridge = (y: number, lift: number, fill: string) => {
    const peaks = Array.from(
      { length: 9 },
      (_, i) => `L${i * 38} ${n(y - (i % 2 ? lift : 0) - random() * lift * 0.8)}`,
    );
    return path(`M-10 300V${y}${peaks.join('')}L310 300z`, fill);
  };
  return [
    rect(0, 0, 300, 300, '#15307a'),
    circle(206, 88, 42, '#f8e9c6'),
    ridge(176, 46, '#2a55b4'),
    ridge(214, 42, '#4d86dc'),
    ridge(254, 36, '#0b1a45'),
    times(5, (i) => stroke(`M${30 + i * 60} 0V300M0 ${30 + i * 60}H300`, '#9fc0ff', 0.9, 'opacity=".45"')),
  ].join('');
}

/** A setting sun and its reflection, in bands. */
export function lowWater(): string {
  return [
    rect(0, 0, 300, 300, '#ff9a76'),
    circle(150, 158, 88, '#ffe2a8'),
    rect(0, 158, 300, 142, '#44205c'),
    times(7, (i) =>
      rect(62 + i * 9 + (i % 2) * 10, 168 + i * 18, 176 - i * 20, 9, at(['#ffe2a8', '#ff9a76'], i), 4.5),
    ),
    rect(0, 150, 300, 8, '#2c1340'),
  ].join('');
}

/** A ferry in front of a slatted neon sun. */
export function lastFerry(): string {
  const rays = [-260, -120, 20, 150, 280, 420, 560];
  return [
    rect(0, 0, 300, 300, '#1a0d40'),
    times(14, (i) => circle((i * 83) % 300, (i * 47) % 120, i % 3 ? 1.4 : 2.2, '#f7d5ff')),
    circle(150, 140, 92, '#ff5c9d'),
    times(5, (i) => rect(40, 120 + i * 20, 220, 4 + i * 2, '#1a0d40')),
    rect(0, 204, 300, 96, '#12082e'),
    rays.map((x) => stroke(`M150 190L${x} 300`, '#41d6e6', 1.6)).join(''),
    times(4, (i) => stroke(`M0 ${212 + i * i * 7 + i * 8}H300`, '#41d6e6', 1.6)),
    rect(0, 200, 300, 5, '#41d6e6'),
    path('M70 178H236L214 206H92z', '#f4ecff'),
    path('M104 156H206V176H104zM128 138H186V154H128z', '#f4ecff'),
    rect(146, 112, 20, 26, '#ffb13d'),
    times(5, (i) => rect(112 + i * 18, 162, 9, 8, '#1a0d40', 1)),
  ].join('');
}

/** White peaks and one red cable car. */
export function snowline(): string {
  const peak = (x: number, y: number, w: number, dark: string) =>
    path(`M${x} ${y}L${x - w} 300H${x + w}z`, dark) +
    path(
      `M${x} ${y}L${n(x - w * 0.3)} ${n(y + (300 - y) * 0.3)}l${n(w * 0.16)} -8 ${n(w * 0.12)} 16 ${n(w * 0.14)} -18 ${n(w * 0.18)} 10z`,
      '#fff',
    );
  return [
    rect(0, 0, 300, 300, '#cfdde8'),
    peak(236, 120, 130, '#6d8aa3'),
    peak(70, 104, 130, '#4c6b87'),
    peak(158, 156, 120, '#1f3850'),
    stroke('M-10 40L310 112', '#1f3850', 2.5),
    stroke('M150 76V98', '#1f3850', 2.5),
    rect(124, 96, 52, 40, '#e8442f', 8),
    rect(131, 104, 16, 14, '#ffe9c9', 2) + rect(153, 104, 16, 14, '#ffe9c9', 2),
  ].join('');
}

/** Kites over a station platform. */
export function kites(): string {
  const kite = (x: number, y: number, s: number, turn: number, a: string, b: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${path('M0-34L24 0 0 44-24 0z', a)}${path('M0-34L24 0H-24zM0 0V44L-24 0z', b)}${stroke('M0 44c10 16-12 22 0 40s-8 20 2 34', '#fff6e2', 3)}</g>`;
  return [
    rect(0, 0, 300, 300, '#3f9fd0'),
    circle(300, 0, 92, '#ffd978'),
    kite(76, 76, 1.25, -18, '#ff6b57', '#d8432f'),
    kite(176, 118, 0.95, 12, '#ffe27a', '#f2b632'),
    kite(246, 178, 0.66, -10, '#fff6e2', '#d9cfe9'),
    kite(120, 190, 0.55, 22, '#8c6bf2', '#6a49d0'),
    rect(0, 258, 300, 42, '#1c3348'),
    rect(0, 258, 300, 8, '#ffe27a'),
    rect(28, 206, 5, 54, '#1c3348') + rect(14, 196, 33, 28, '#1c3348', 4),
    inset(
      14,
      194,
      32,
      32,
      '<text x="16" y="24" text-anchor="middle" font-family="Space Grotesk" font-weight="700" font-size="22" fill="#ffe27a">6</text>',
    ),
  ].join('');
}
