import { at, seeded, times } from '../random';
import { circle, n, path, rect, stroke } from '../shapes';

/** Bars of northern light over their own reflection. */
export function auroraMachinery(): string {
  const lights = ['#2fe0a0', '#3fd0c0', '#56b4e8', '#7b8cf5', '#a76cf0', '#d95fc8'];
  return (
    rect(0, 0, 300, 300, '#07131f') +
    times(15, (i) => {
      const height = 60 + 70 * Math.abs(Math.sin(i * 0.62 + 0.4)) + 30 * Math.sin(i * 0.9);
      const x = 8 + i * 19.2;
      const light = at(lights, Math.floor(i / 2.5));
      return (
        rect(x, 196 - height, 12, height, light, 6) +
        rect(x, 204, 12, height * 0.5, light, 6, 'opacity=".35"')
      );
    })
  );
}

/** Clouds as long pills drifting past a pale sun. */
export function slowWeather(): string {
  const random = seeded(5);
  const mist = ['#ffffff', '#e4dcf7', '#8f7fc4', '#ffffff', '#f6c8d6'];
  return (
    rect(0, 0, 300, 300, '#b9a8e6') +
    circle(196, 112, 74, '#ffe9a8') +
    times(9, (i) => rect(-50 + random() * 190, 20 + i * 31, 90 + random() * 120, 22, at(mist, i), 11))
  );
}

/** A moth, mirrored on a meridian. */
export function mothAndMeridian(): string {
  const wing = [
    path('M0-26C40-96 118-104 126-64C132-30 70-2 0 4z', '#f2b25c'),
    path('M0 0C46-6 96 14 90 54C84 92 22 72 0 26z', '#e0687e'),
    circle(84, -56, 19, '#1b1430') + circle(84, -56, 10, '#ffe9c4'),
    circle(54, 36, 13, '#1b1430') + circle(54, 36, 6, '#ffe9c4'),
    stroke('M4-38C10-70 22-84 34-92', '#ffe9c4', 3.5),
  ].join('');
  return [
    rect(0, 0, 300, 300, '#221a3d'),
    circle(150, 150, 138, 'none', 'stroke="#6f5bb0" stroke-width="2"'),
    circle(150, 150, 112, '#2f2456'),
    stroke('M150 0V300M0 150H300', '#6f5bb0', 2),
    `<g transform="translate(150 158)">${wing}<g transform="scale(-1 1)">${wing}</g>${rect(-8, -40, 16, 92, '#ffe9c4', 8)}</g>`,
  ].join('');
}

/** Leaves behind the panes of a glasshouse. */
export function greenhouseTapes(): string {
  const greens = ['#2b8a5a', '#5fbf77', '#1f6b4a', '#a4d96c', '#3da36b'];
  const leaf = times(9, (i) => {
    const turn = -80 + i * 20;
    const long = 1 + 0.16 * Math.cos(i * 2.2);
    return `<g transform="translate(150 286) rotate(${turn}) scale(1 ${n(long)})">${path('M0 0C-38-60-30-150 0-196C30-150 38-60 0 0z', at(greens, i))}${stroke('M0-10V-176', '#0d3a2b', 2.5)}</g>`;
  });
  return [
    rect(0, 0, 300, 300, '#0d3a2b'),
    circle(222, 66, 34, '#ffd98a'),
    leaf,
    stroke('M20 300V150a130 130 0 0 1 260 0V300M150 20V300M20 160H280M85 38V300M215 38V300', '#f2efdc', 4),
    rect(0, 284, 300, 16, '#f2efdc'),
  ].join('');
}

/** A field of dots that swells like a held note. */
export function tenderStatic(): string {
  const dots = times(121, (i) => {
    const column = i % 11;
    const row = Math.floor(i / 11);
    const away = Math.hypot(column - 6.4, row - 4.2);
    const size = 2.6 + 9.6 * Math.abs(Math.cos(away * 0.52)) ** 1.6;
    return circle(15 + column * 27, 15 + row * 27, size, away < 3.1 ? '#fff0dc' : '#7a1f3d');
  });
  return rect(0, 0, 300, 300, '#f25f4c') + dots;
}

/** Overlapping discs, cut where they meet. */
export function halfMoonMarket(): string {
  return [
    rect(0, 0, 300, 300, '#0f4c5c'),
    path('M30 150a80 80 0 0 1 160 0z', '#fb8b24'),
    path('M110 150a80 80 0 0 0 160 0z', '#f4e4c1'),
    path('M110 150a80 80 0 0 1 160 0z', '#5fd4c4'),
    path('M30 150a80 80 0 0 0 160 0z', '#e36414'),
    path('M110 150a80 80 0 0 1 40-69.3a80 80 0 0 1 40 69.3z', '#fff6df'),
    path('M110 150a80 80 0 0 0 40 69.3a80 80 0 0 0 40-69.3z', '#7a1f3d'),
    times(5, (i) => circle(62 + i * 44, 36, 7, '#5fd4c4') + circle(62 + i * 44, 264, 7, '#fb8b24')),
  ].join('');
}
