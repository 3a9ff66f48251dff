/** SVG primitives, kept short because covers and products use hundreds of them. */
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${radius}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** A window onto another drawing: it clips without needing an id that could clash on the page. */
export const inset = (x: number, y: number, size: number, view: number, content: string) =>
  `<svg x="${n(x)}" y="${n(y)}" width="${n(size)}" height="${n(size)}" viewBox="0 0 ${view} ${view}">${content}</svg>`;

/** A rolling sea from the wave line at `y` down to `floor`. */
export function sea(y: number, height: number, length: number, shift: number, floor: number, fill: string) {
  const half = length / 2;
  const crests = Math.ceil((320 + length * 2) / half);
  const roll = Array.from({ length: crests }, () => `t${n(half)} 0`).join('');
  return path(
    `M${n(-length - shift)} ${n(y)}q${n(half / 2)} ${n(-height)} ${n(half)} 0${roll}V${floor}H-200z`,
    fill,
  );
}

export function n(value: number): number {
  return Math.round(value * 100) / 100;
}
