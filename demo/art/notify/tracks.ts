import type { AlbumId } from './catalogue';

export interface Track {
  title: string;
  album: AlbumId;
  seconds: number;
  plays: number;
  /** A second singer, if there is one. */
  with?: string;
}

const track = (title: string, album: AlbumId, seconds: number, plays: number, guest?: string): Track => ({
  title,
  album,
  seconds,
  plays,
  with: guest,
});

/** The record that is playing on all screens, in track order. */
export const TIDAL_ROOMS: readonly Track[] = [
  track('Doorway, Facing Water', 'tidal-rooms', 174, 2_104_388),
  track('Undertow Letters', 'tidal-rooms', 232, 9_318_642),
  track('Salt in the Wiring', 'tidal-rooms', 208, 4_870_115),
  track('Ferry Bell', 'tidal-rooms', 221, 3_526_904, 'Saltwhistle'),
  track('A Room That Breathes', 'tidal-rooms', 247, 2_988_037),
  track('Low Moon Lobby', 'tidal-rooms', 196, 6_042_771),
  track('Eleven Small Waves', 'tidal-rooms', 263, 1_875_260),
  track('Carry the Lamp', 'tidal-rooms', 215, 5_217_493, 'Ivo Lanterne'),
  track('Corridor of Rain', 'tidal-rooms', 239, 1_640_852),
  track('Tide Table', 'tidal-rooms', 188, 2_231_907),
  track('Leave the Door', 'tidal-rooms', 295, 1_412_336),
];

/** Tracks of the other records, for searches, queues and playlists. */
export const OTHERS = {
  tideline: track('Tideline Radio', 'last-ferry-north', 226, 3_811_540),
  harbour: track('Harbour at Half Speed', 'last-ferry-north', 251, 2_640_118),
  tidewater: track('Tidewater Kids', 'small-change-summer', 183, 4_402_977),
  loose: track('Loose Coins', 'small-change-summer', 171, 3_009_283),
  platform: track('Platform Weather', 'kites-over-platform-6', 204, 1_298_400),
  string: track('A Longer String', 'kites-over-platform-6', 237, 987_315),
  row: track('Row Nine, Tree Four', 'orchard-code', 218, 1_120_756),
  static: track('Field Antenna', 'signal-and-soil', 352, 744_210),
  clay: track('Clay Telephone', 'signal-and-soil', 311, 690_382),
  cable: track('Cable Car Sleep', 'snowline', 338, 512_664),
  clocks: track('Rooms Without Clocks', 'rooms-without-clocks', 276, 2_355_018),
  lamp: track('Study for a Lamp', 'rooms-without-clocks', 192, 1_774_945),
  terrace: track('Terrace, 2 a.m.', 'concrete-garden-party', 318, 5_632_871),
  checker: track('Checkerboard Sun', 'concrete-garden-party', 294, 3_918_204),
  lift: track('Going Up Slowly', 'velour-elevator', 305, 2_046_317),
  green: track('Green Machine Choir', 'aurora-machinery', 289, 901_422),
  pill: track('Cloud Cabinet', 'slow-weather', 229, 4_115_603),
  drizzle: track('Drizzle Etiquette', 'slow-weather', 201, 2_790_441),
  moth: track('Porchlight', 'moth-and-meridian', 214, 3_360_098),
  fern: track('Tape for Basil', 'greenhouse-tapes', 148, 6_201_554),
  market: track('Half Moon Market', 'half-moon-market', 162, 3_702_887),
  atlas: track('Blue Hour Atlas', 'blue-hour-atlas', 242, 7_480_916),
  compass: track('Compass Sister', 'blue-hour-atlas', 219, 4_633_725),
  shallow: track('Shallow End', 'low-water', 197, 3_958_260),
} as const satisfies Record<string, Track>;

const [, playing, third, fourth] = TIDAL_ROOMS as readonly [Track, Track, Track, Track];

/** What the player bar shows everywhere. */
export const CURRENT = { track: playing, at: 108 };

/** What plays after it. */
export const QUEUE: readonly Track[] = [
  third,
  fourth,
  OTHERS.pill,
  OTHERS.terrace,
  OTHERS.clocks,
  OTHERS.fern,
  OTHERS.tideline,
  OTHERS.moth,
];
