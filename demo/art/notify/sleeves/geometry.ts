import { at, seeded, times } from '../random';
import { circle, n, path, rect, stroke } from '../shapes';

/** Rows of round trees, some of them half picked. */
export function orchardCode(): string {
  const random = seeded(23);
  const greens = ['#2f7d4f', '#58a05a', '#d9472f', '#e99a2c', '#2f7d4f'];
  return (
    rect(0, 0, 300, 300, '#f6e6c6') +
    times(16, (i) => {
      const x = 48 + (i % 4) * 68;
      const y = 44 + Math.floor(i / 4) * 68;
      const crown = at(greens, Math.floor(random() * 5));
      const half = random() > 0.62;
      return (
        rect(x - 3, y, 6, 36, '#5a3a26', 3) +
        (half ? path(`M${x - 26} ${y}a26 26 0 0 1 52 0z`, crown) : circle(x, y, 25, crown)) +
        (half ? circle(x + 14, y + 12, 6, '#d9472f') : circle(x - 8, y - 7, 5, '#f6e6c6'))
      );
    })
  );
}

/** Quarter circles that join into soil layers and radio rings. */
export function signalAndSoil(): string {
  const random = seeded(11);
  const earth = ['#c9562c', '#efd2a6', '#2b2622', '#78957a'];
  return times(16, (i) => {
    const turn = Math.floor(random() * 4) * 90;
    const pick = Math.floor(random() * 4);
    const ring = [75, 50, 25].map((r, k) =>
      path(`M0 0H${r}A${r} ${r} 0 0 1 0 ${r}z`, at(earth, pick + k + 1)),
    );
    return `<g transform="translate(${(i % 4) * 75 + 37.5} ${Math.floor(i / 4) * 75 + 37.5}) rotate(${turn}) translate(-37.5 -37.5)">${rect(-0.5, -0.5, 76, 76, at(earth, pick))}${ring.join('')}</g>`;
  });
}

/** Rooms inside rooms, the last one lit. */
export function roomsWithoutClocks(): string {
  const walls = ['#26343f', '#35505f', '#4f7686', '#7ba3a8', '#b5cfc6', '#f7d9a0'];
  const nested = walls.map((wall, i) => {
    const w = 300 - i * 50;
    return rect(i * 32, i * 16, w, w + i * 8, wall);
  });
  return `${nested.join('')}${rect(172, 96, 30, 72, '#e9793f', 15)}${stroke('M0 300L160 128M300 300L210 168', '#1a252d', 2)}`;
}

/** A bright garden of building blocks. */
export function concreteGarden(): string {
  const tile = (x: number, y: number, back: string, shape: string) =>
    `<g transform="translate(${x * 100} ${y * 100})">${rect(0, 0, 100.5, 100.5, back)}${shape}</g>`;
  const checks = times(8, (i) =>
    rect((i % 2) * 50 + (Math.floor(i / 2) % 2) * 25, Math.floor(i / 2) * 25, 25, 25, '#1d1d1f'),
  );
  return [
    tile(0, 0, '#f4b71e', circle(50, 50, 34, '#1d1d1f') + circle(50, 50, 14, '#f4b71e')),
    tile(1, 0, '#e6e2d8', checks),
    tile(2, 0, '#ff5638', path('M0 0A100 100 0 0 0 100 100V0z', '#ffc9b8')),
    tile(0, 1, '#2f9e68', path('M0 100A50 50 0 0 1 100 100zM0 50A50 50 0 0 1 100 50z', '#bfe8cf')),
    tile(1, 1, '#1d1d1f', circle(50, 50, 40, '#ff5638') + path('M10 50a40 40 0 0 1 80 0z', '#f4b71e')),
    tile(
      2,
      1,
      '#e6e2d8',
      times(4, (i) => rect(0, i * 25, 100, 12, '#3d5afe')),
    ),
    tile(0, 2, '#ff5638', path('M0 100L50 0l50 100z', '#1d1d1f')),
    tile(1, 2, '#3d5afe', path('M0 0H100A100 100 0 0 1 0 100z', '#e6e2d8')),
    tile(
      2,
      2,
      '#f4b71e',
      times(9, (i) => circle(20 + (i % 3) * 30, 20 + Math.floor(i / 3) * 30, 9, '#2f9e68')),
    ),
  ].join('');
}

/** Arches that go up and up. */
export function velourElevator(): string {
  const reds = ['#8f1740', '#b92250', '#e0466a', '#f58a7c', '#ffd29a'];
  return [
    rect(0, 0, 300, 300, '#4d0b26'),
    reds
      .map((red, i) =>
        path(
          `M${20 + i * 26} 300V${150 + i * 8}L150 ${20 + i * 30}L${280 - i * 26} ${150 + i * 8}V300z`,
          red,
        ),
      )
      .join(''),
    rect(147, 176, 6, 124, '#4d0b26'),
    path('M150 186l-12 20h24z', '#4d0b26'),
    path('M150 286l-12-20h24z', '#4d0b26'),
  ].join('');
}

/** Citrus slices like coins on a table. */
export function smallChange(): string {
  const slice = (x: number, y: number, r: number, peel: string, pith: string, pulp: string) => {
    const wedge = times(8, (i) => {
      const a = (i * Math.PI) / 4 + 0.09;
      const b = ((i + 1) * Math.PI) / 4 - 0.09;
      const s = r * 0.76;
      return path(
        `M${n(x + 9 * Math.cos((a + b) / 2))} ${n(y + 9 * Math.sin((a + b) / 2))}L${n(x + s * Math.cos(a))} ${n(y + s * Math.sin(a))}A${n(s)} ${n(s)} 0 0 1 ${n(x + s * Math.cos(b))} ${n(y + s * Math.sin(b))}z`,
        pulp,
      );
    });
    return circle(x, y, r, peel) + circle(x, y, r * 0.86, pith) + wedge;
  };
  return [
    rect(0, 0, 300, 300, '#ffd45e'),
    slice(92, 104, 84, '#f07a1c', '#fff1d6', '#ff9a3d'),
    slice(236, 62, 52, '#e0527a', '#ffe9ee', '#ff86a4'),
    slice(220, 214, 76, '#5fa02e', '#f5ffe0', '#9ed24f'),
    slice(66, 252, 46, '#e0527a', '#ffe9ee', '#ff86a4'),
  ].join('');
}
