import { ARTISTS, type ArtistId } from './catalogue';
import { circle, path, rect } from './shapes';

interface Look {
  field: string;
  skin: string;
  hair: string;
  coat: string;
  cut: keyof typeof CUTS;
}

const CUTS = {
  bob: (hair: string) => path('M88 214V122a62 62 0 0 1 124 0v92h-26v-80l-40-22-32 26v76z', hair),
  crop: (hair: string) => path('M98 128c-8-50 22-72 54-72s60 24 50 72c-12-20-22-26-50-26s-42 8-54 26z', hair),
  bun: (hair: string) =>
    circle(150, 46, 27, hair) +
    path('M96 136c-6-50 20-78 54-78s60 28 54 78c-10-24-30-34-54-34s-44 10-54 34z', hair),
  curls: (hair: string) =>
    [
      [100, 112],
      [112, 80],
      [140, 62],
      [170, 66],
      [194, 88],
      [204, 118],
      [92, 142],
      [210, 146],
    ]
      .map(([x, y]) => circle(x as number, y as number, 24, hair))
      .join(''),
  hat: (hair: string) => path('M72 110h156l-14-14h-14c0-44-22-58-50-58s-50 14-50 58H86z', hair),
  long: (hair: string) =>
    path(
      'M76 268c14-40 6-90 10-136 4-48 30-74 64-74s60 26 64 74c4 46-4 96 10 136h-40V132l-34-24-34 24v136z',
      hair,
    ),
} as const;

const LOOKS: Record<ArtistId, Look> = {
  fenna: { field: '#ffb8a0', skin: '#8d5a3f', hair: '#1c1330', coat: '#6d4fd6', cut: 'bob' },
  copper: { field: '#f0d9ae', skin: '#f0c9a4', hair: '#b4532a', coat: '#2f7d4f', cut: 'hat' },
  brightwater: { field: '#ff77ab', skin: '#f4d3bd', hair: '#241150', coat: '#41d6e6', cut: 'crop' },
  tram: { field: '#9fb9cc', skin: '#d9a987', hair: '#22303c', coat: '#e8442f', cut: 'curls' },
  salt: { field: '#c9b9f2', skin: '#f6d9cc', hair: '#f2c14e', coat: '#4a3a86', cut: 'long' },
  ivo: { field: '#9fc4bd', skin: '#e5b995', hair: '#e9e4da', coat: '#26343f', cut: 'crop' },
  ferns: { field: '#a4d96c', skin: '#6f452f', hair: '#171310', coat: '#f2efdc', cut: 'curls' },
  tin: { field: '#3fc9b4', skin: '#f1cfb4', hair: '#7a1f5c', coat: '#0d2030', cut: 'long' },
  kiosk: { field: '#ffd45e', skin: '#c98d62', hair: '#3a2115', coat: '#e0527a', cut: 'bun' },
  marlo: { field: '#ff7a52', skin: '#52341f', hair: '#141414', coat: '#f4b71e', cut: 'crop' },
};

/** Head and shoulders on a 300 × 300 background; `bare` omits the background. */
export function portraitArt(artist: ArtistId, bare = false): string {
  const { field, skin, hair, coat, cut } = LOOKS[artist];
  const behind = cut === 'long' ? path('M80 270V130a70 70 0 0 1 140 0v140z', hair) : '';
  return [
    bare ? '' : rect(0, 0, 300, 300, field),
    behind,
    path('M28 300c4-62 50-86 122-86s118 24 122 86z', coat),
    path('M128 180h44v38a22 22 0 0 1-44 0z', skin),
    path('M128 196c10 12 34 12 44 0v-16h-44z', 'rgba(0,0,0,.2)'),
    path('M100 122a50 50 0 0 1 100 0v22a50 56 0 0 1-100 0z', skin),
    CUTS[cut](hair),
  ].join('');
}

/** A round picture of an artist. */
export function portrait(artist: ArtistId, size: number): string {
  return `<svg class="round" width="${size}" height="${size}" viewBox="0 0 300 300" aria-label="${ARTISTS[artist].name}">${portraitArt(artist)}</svg>`;
}

/** A round badge with initials. */
export function initials(letters: string, color: string, size: number): string {
  return `<span class="initials" style="width:${size}px;height:${size}px;background:${color};font-size:${Math.round(size * 0.38)}px">${letters}</span>`;
}
