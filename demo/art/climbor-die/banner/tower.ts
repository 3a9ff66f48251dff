import { between, pick, type Random, seeded } from '../stage/random';

const BRICKS = ['#4a3748', '#55404f', '#604a58', '#3f2f40'];
const ROW = 32;

/** Brickwork as one path per colour, which keeps it small. */
function bricks(random: Random, x: number, y: number, wide: number, rows: number): string {
  const paths = new Map(BRICKS.map((color) => [color, '']));
  for (let row = 0; row < rows; row++) {
    for (let at = row % 2 ? -26 : 0; at < wide; at += 52) {
      const from = Math.max(0, at);
      const long = Math.min(wide, at + 52) - from - 3;
      const out = row % 3 && random() < 0.16 ? 5 : 0;
      if (long < 8) continue;
      const color = pick(random, BRICKS);
      paths.set(
        color,
        `${paths.get(color)}M${x + from - out} ${y + row * ROW}h${long + out * 2}v${ROW - 3}h-${long + out * 2}z`,
      );
    }
  }
  return [...paths].map(([color, d]) => `<path d="${d}" fill="${color}" stroke="${color}"/>`).join('');
}

function windowAt(x: number, y: number): string {
  return `<rect x="${x - 7}" y="${y - 7}" width="52" height="76" rx="9" fill="#8d6a66"/><rect x="${x}" y="${y}" width="38" height="62" rx="7" fill="url(#w)"/><path d="M${x + 19} ${y}v62" stroke="#8d6a66" stroke-width="5"/>`;
}

function band(x: number, y: number, wide: number): string {
  let teeth = '';
  for (let at = 8; at < wide - 20; at += 42) teeth += `M${x + at} ${y + 16}h20v14h-20z`;
  return `<path d="M${x} ${y}h${wide}v16h-${wide}z${teeth}" fill="#9a716a" stroke="#9a716a" stroke-width="4"/>`;
}

/** A floating ledge: a bright top with drips of rock, tapering below. */
function ledge(x: number, y: number, wide: number): string {
  let drips = '';
  for (let n = 0; n * 26 < wide - 10; n++) drips += `M${x + n * 26} ${y}h22v${28 + ((n * 7) % 3) * 8}h-22z`;
  const step = wide * 0.16;
  return `<path d="M${x + 8} ${y + 18}h${wide - 16}v34h-${wide - 16}zM${x + step} ${y + 52}h${wide - step * 2}v24h-${wide - step * 2}zM${x + step * 2} ${y + 76}h${wide - step * 4}v22h-${wide - step * 4}z" fill="#3a2838" stroke="#3a2838" stroke-width="6"/><path d="M${x} ${y}h${wide}v18h-${wide}z${drips}" fill="#8a6476" stroke="#8a6476" stroke-width="6"/><path d="M${x} ${y}h${wide}" stroke="#c08a8a" stroke-width="6"/>`;
}

/** The tower at the right of the banner, lit by lava from below. */
export function tower(): string {
  const random = seeded(24);
  const x = 1130;
  return [
    `<path d="M${x} 0h232v480h-232z" fill="#241826"/>`,
    bricks(random, x, -6, 232, 15),
    band(x - 12, 92, 256),
    band(x - 12, 300, 256),
    windowAt(x + 150, 158),
    windowAt(x + 44, 14),
    '<path d="M1130 0h232v480h-232z" fill="url(#t)"/>',
    ledge(1010, 196, 178),
    ledge(1316, 118, 150),
  ].join('');
}

/** Sparks rising from the lava. */
export function embers(count: number): string {
  const random = seeded(5);
  let dots = '';
  for (let n = 0; n < count; n++) {
    const y = between(random, 30, 440);
    dots += `<circle cx="${between(random, 20, 1420).toFixed()}" cy="${y.toFixed()}" r="${between(random, 1.5, 4.5).toFixed(1)}" opacity="${(0.25 + y / 640).toFixed(2)}"/>`;
  }
  return `<g fill="#ffb45a">${dots}</g>`;
}
