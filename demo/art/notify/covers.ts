import type { AlbumId } from './catalogue';
import {
  concreteGarden,
  orchardCode,
  roomsWithoutClocks,
  signalAndSoil,
  smallChange,
  velourElevator,
} from './sleeves/geometry';
import { blueHour, kites, lastFerry, lowWater, snowline, tidalRooms } from './sleeves/landscapes';
import {
  auroraMachinery,
  greenhouseTapes,
  halfMoonMarket,
  mothAndMeridian,
  slowWeather,
  tenderStatic,
} from './sleeves/rhythms';

const ART: Record<AlbumId, () => string> = {
  'tidal-rooms': tidalRooms,
  'blue-hour-atlas': blueHour,
  'low-water': lowWater,
  'last-ferry-north': lastFerry,
  snowline,
  'kites-over-platform-6': kites,
  'orchard-code': orchardCode,
  'signal-and-soil': signalAndSoil,
  'rooms-without-clocks': roomsWithoutClocks,
  'concrete-garden-party': concreteGarden,
  'velour-elevator': velourElevator,
  'small-change-summer': smallChange,
  'aurora-machinery': auroraMachinery,
  'slow-weather': slowWeather,
  'moth-and-meridian': mothAndMeridian,
  'greenhouse-tapes': greenhouseTapes,
  'tender-static': tenderStatic,
  'half-moon-market': halfMoonMarket,
};

/** The sleeve's artwork, drawn in 300 × 300. */
export function coverArt(album: AlbumId): string {
  return ART[album]();
}

/** A sleeve as a square picture with rounded corners. */
export function cover(album: AlbumId, size: number, radius = 10): string {
  return `<svg class="cover" width="${size}" height="${size}" viewBox="0 0 300 300" style="border-radius:${radius}px">${coverArt(album)}</svg>`;
}
