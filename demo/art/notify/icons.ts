const LINES = {
  home: 'M3 11l9-8 9 8M5 9.5V20h5v-6h4v6h5V9.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
  library: 'M4 4v16M9 4v16M13.5 4.8L19.5 20',
  store: 'M4 9h16l-1 11H5zM8.5 9V7a3.5 3.5 0 0 1 7 0v2',
  heart: 'M12 20s-8-4.8-8-10.6A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.4C20 15.2 12 20 12 20z',
  shuffle:
    'M3 7h3.5c5 0 6 10 11 10H21M3 17h3.5c2 0 3.3-1.6 4.5-3.5M13.5 9.5C14.6 8 15.8 7 17.5 7H21M18.5 4.5L21 7l-2.5 2.5M18.5 14.5L21 17l-2.5 2.5',
  repeat: 'M4 12V9.5A2.5 2.5 0 0 1 6.5 7H20M17 4l3 3-3 3M20 12v2.5a2.5 2.5 0 0 1-2.5 2.5H4M7 20l-3-3 3-3',
  volume: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  queue: 'M4 6h16M4 11h16M4 16h9M17 14v6l4.5-3z',
  lyrics:
    'M12 15a3.5 3.5 0 0 0 3.5-3.5v-5a3.5 3.5 0 0 0-7 0v5A3.5 3.5 0 0 0 12 15zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  cart: 'M3 4h2.5l2.2 11h10.3L20.5 7H6.2M9 20h.01M17 20h.01',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  users:
    'M9 11.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zM2 20a7 7 0 0 1 14 0M16 4.6a3.7 3.7 0 0 1 0 6.6M18 14a7 7 0 0 1 4 6',
  check: 'M4.5 12.5l5 5 10-11',
  right: 'M9 5l7 7-7 7',
  left: 'M15 5l-7 7 7 7',
  down: 'M5 9l7 7 7-7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2.5',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  share: 'M12 15V3M8 6.5L12 3l4 3.5M5 11v9h14v-9',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4',
  drag: 'M5 8h14M5 12h14M5 16h14',
  lock: 'M5 11h14v9.5H5zM8 11V8a4 4 0 0 1 8 0v3',
  truck: 'M2 6h12v11H2zM14 10h4.5l3.5 3.5V17h-8M6.5 19.5h.01M17.5 19.5h.01',
  card: 'M3 6h18v13H3zM3 10.5h18M6.5 15h4',
  chart: 'M4 20V4M4 20h16M8.5 16v-4M13 16V8M17.5 16v-6',
  disc: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  package: 'M4 7.5L12 3l8 4.5v9L12 21l-8-4.5zM4 7.5l8 4.5 8-4.5M12 12v9',
  tag: 'M4 4h8l8.5 8.5-8 8L4 12zM8 8h.01',
  settings:
    'M4 7h9M19 7h1M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM4 17h1M11 17h9M8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  close: 'M6 6l12 12M18 6L6 18',
  pin: 'M12 21s7-6.3 7-11.5a7 7 0 0 0-14 0C5 14.7 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  star: 'M12 3.5l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.9l6.1-.8z',
  back: 'M20 12H5M11 6l-6 6 6 6',
} as const;

const SOLIDS = {
  play: 'M7 4.5v15l12.5-7.5z',
  pause: 'M6.5 4.5h4v15h-4zM13.5 4.5h4v15h-4z',
  next: 'M5 5v14l10-7zM16.5 5h3v14h-3z',
  previous: 'M19 5v14L9 12zM4.5 5h3v14h-3z',
  more: 'M5 10.5a1.5 1.5 0 1 0 .01 0zM12 10.5a1.5 1.5 0 1 0 .01 0zM19 10.5a1.5 1.5 0 1 0 .01 0z',
  loved: LINES.heart,
  starred: LINES.star,
} as const;

export type IconName = keyof typeof LINES | keyof typeof SOLIDS;

/** An icon in the colour of the text around it. */
export function icon(name: IconName, size = 24, color = 'currentColor'): string {
  const solid = name in SOLIDS;
  const d = solid ? SOLIDS[name as keyof typeof SOLIDS] : LINES[name as keyof typeof LINES];
  const paint = solid
    ? `fill="${color}" stroke="${color}" stroke-width="1.5"`
    : `fill="none" stroke="${color}" stroke-width="2"`;
  return `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" ${paint} stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/></svg>`;
}
