/** All people and records here are fictional. */
export const ARTISTS = {
  fenna: { name: 'Fenna Oru', genre: 'Electronic pop', listeners: 1_284_530 },
  copper: { name: 'Copper Almanac', genre: 'Indie folk', listeners: 412_906 },
  brightwater: { name: 'Brightwater Dept.', genre: 'Synthwave', listeners: 873_112 },
  tram: { name: 'Hollow Tram', genre: 'Post-rock', listeners: 198_447 },
  salt: { name: 'Saltwhistle', genre: 'Dream pop', listeners: 655_208 },
  ivo: { name: 'Ivo Lanterne', genre: 'Neoclassical', listeners: 347_771 },
  ferns: { name: 'Nine Ferns', genre: 'Lo-fi', listeners: 920_364 },
  tin: { name: 'Tin Aurora', genre: 'Shoegaze', listeners: 240_615 },
  kiosk: { name: 'Quiet Kiosk', genre: 'Bedroom pop', listeners: 531_089 },
  marlo: { name: 'Marlo Vesk', genre: 'House', listeners: 764_293 },
} as const;

export type ArtistId = keyof typeof ARTISTS;

export const ALBUMS = {
  'tidal-rooms': { title: 'Tidal Rooms', artist: 'fenna', year: 2025 },
  'blue-hour-atlas': { title: 'Blue Hour Atlas', artist: 'fenna', year: 2023 },
  'low-water': { title: 'Low Water', artist: 'fenna', year: 2021 },
  'last-ferry-north': { title: 'Last Ferry North', artist: 'brightwater', year: 2024 },
  snowline: { title: 'Snowline', artist: 'tram', year: 2022 },
  'kites-over-platform-6': { title: 'Kites Over Platform 6', artist: 'copper', year: 2025 },
  'orchard-code': { title: 'Orchard Code', artist: 'copper', year: 2023 },
  'signal-and-soil': { title: 'Signal & Soil', artist: 'tram', year: 2024 },
  'rooms-without-clocks': { title: 'Rooms Without Clocks', artist: 'ivo', year: 2024 },
  'concrete-garden-party': { title: 'Concrete Garden Party', artist: 'marlo', year: 2025 },
  'velour-elevator': { title: 'Velour Elevator', artist: 'marlo', year: 2023 },
  'small-change-summer': { title: 'Small Change Summer', artist: 'kiosk', year: 2024 },
  'aurora-machinery': { title: 'Aurora Machinery', artist: 'tin', year: 2025 },
  'slow-weather': { title: 'Slow Weather', artist: 'salt', year: 2024 },
  'moth-and-meridian': { title: 'Moth & Meridian', artist: 'salt', year: 2022 },
  'greenhouse-tapes': { title: 'Greenhouse Tapes', artist: 'ferns', year: 2023 },
  'tender-static': { title: 'Tender Static', artist: 'tin', year: 2023 },
  'half-moon-market': { title: 'Half Moon Market', artist: 'ferns', year: 2025 },
} as const satisfies Record<string, { title: string; artist: ArtistId; year: number }>;

export type AlbumId = keyof typeof ALBUMS;

export const ALBUM_IDS = Object.keys(ALBUMS) as AlbumId[];

/** The name of an album's artist. */
export function by(album: AlbumId): string {
  return ARTISTS[ALBUMS[album].artist].name;
}

/** The signed-in listener, and the friends who share playlists. */
export const LISTENER = {
  name: 'Noor Lindahl',
  first: 'Noor',
  initials: 'NL',
  email: 'noor.lindahl@example.com',
};

export const FRIENDS = [
  { name: 'Noor', initials: 'NL', color: '#b79bff' },
  { name: 'Teo', initials: 'TB', color: '#ff8f70' },
  { name: 'Maren', initials: 'MK', color: '#ffc95c' },
  { name: 'Ilse', initials: 'IV', color: '#ff9fc6' },
] as const;

/** The listener's own playlists, in the order of the sidebar. */
export const PLAYLISTS = [
  { name: 'Slow trains', album: 'signal-and-soil', tracks: 42 },
  { name: 'Kitchen dance', album: 'concrete-garden-party', tracks: 28 },
  { name: 'Rain on glass', album: 'slow-weather', tracks: 35 },
  { name: 'Deep focus', album: 'rooms-without-clocks', tracks: 61 },
] as const;
