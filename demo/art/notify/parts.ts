import { ALBUMS, type AlbumId, by } from './catalogue';
import { cover } from './covers';
import { clock } from './format';
import { ink } from './palette';
import { seeded, times } from './random';
import { n, rect } from './shapes';
import type { Track } from './tracks';

/** A record with its title and its artist below. */
export function albumCard(album: AlbumId, size: number, note = by(album)): string {
  return `<div style="width:${size}px">${cover(album, size, 14)}
    <div class="card-title clip">${ALBUMS[album].title}</div><div class="muted clip">${note}</div></div>`;
}

/** Cover, title, artist and length on one line. */
export function trackLine(track: Track, size = 52, extra = clock(track.seconds)): string {
  return `<div class="row" style="gap:16px">${cover(track.album, size, 8)}
    <div class="grow" style="line-height:1.3"><b class="clip" style="display:block;font-size:18px">${track.title}</b>
    <div class="muted clip">${artists(track)}</div></div><span class="muted tabular">${extra}</span></div>`;
}

export function artists(track: Track): string {
  return track.with ? `${by(track.album)}, ${track.with}` : by(track.album);
}

/** A track as the bars of its waveform; those already played are lit. */
export function waveform(
  width: number,
  height: number,
  heard: number,
  bars: number,
  seed: number,
  rest: string = '#4a4660',
) {
  const random = seeded(seed);
  const pitch = width / bars;
  const drawn = times(bars, (i) => {
    const swell = 0.45 + 0.35 * Math.sin((i / bars) * 9.5 + seed) + 0.2 * Math.sin(i * 0.9);
    const tall = Math.max(0.1, Math.min(1, 0.25 + swell * 0.55 + random() * 0.32)) * height;
    const color = i / bars < heard ? ink.violet : rest;
    return rect(i * pitch, (height - tall) / 2, n(pitch * 0.58), tall, color, n(pitch * 0.29));
  });
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`;
}

/** Three bars next to the track that is playing. */
export function playingBars(size = 22, color: string = ink.violet): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 22 22">${rect(2, 9, 4, 12, color, 2)}${rect(9, 2, 4, 19, color, 2)}${rect(16, 6, 4, 15, color, 2)}</svg>`;
}
