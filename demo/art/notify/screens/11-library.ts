import { ALBUMS, ARTISTS, PLAYLISTS } from '../catalogue';
import { cover } from '../covers';
import { icon } from '../icons';
import { page } from '../page';
import { ink } from '../palette';
import { albumCard } from '../parts';
import { portrait } from '../portraits';
import { shell } from '../shell';

const FILTERS = ['Everything', 'Playlists', 'Albums', 'Artists', 'Downloaded'];
const SIZE = 174;

export function library(): Promise<string> {
  const [, dance, rain] = PLAYLISTS;
  const filters = FILTERS.map((name, i) => `<span class="chip${i ? '' : ' on'}">${name}</span>`);
  const person = (id: keyof typeof ARTISTS) =>
    `<div>${portrait(id, SIZE)}<div class="card-title clip">${ARTISTS[id].name}</div><div class="muted">Artist</div></div>`;
  const list = ({ name, album, tracks }: (typeof PLAYLISTS)[number]) =>
    `<div>${cover(album, SIZE, 14)}<div class="card-title clip">${name}</div><div class="muted">Playlist · ${tracks} tracks</div></div>`;
  const record = (album: keyof typeof ALBUMS) => albumCard(album, SIZE, `Album · ${ALBUMS[album].year}`);
  const cells = [
    person('ferns'),
    record('tidal-rooms'),
    record('last-ferry-north'),
    list(dance),
    record('moth-and-meridian'),
    record('velour-elevator'),
    person('marlo'),
    record('greenhouse-tapes'),
    list(rain),
    record('tender-static'),
  ];
  const main = `
    <div class="between"><h1>Your library</h1><span class="row muted" style="gap:26px">Recently played${icon('down', 22)}${icon('grid', 28, ink.violet)}</span></div>
    <div class="row filters">${filters.join('')}</div>
    <section class="cells"><div class="liked">${icon('loved', 104, ink.onViolet)}<div><h2>Liked tracks</h2><p>214 tracks · 13 h 40 min</p></div>
      <span class="button round-play">${icon('play', 32)}</span></div>${cells.join('')}</section>`;
  return page(
    shell(main, { place: 'Library' }),
    `h1{font-size:64px}.filters{gap:12px;margin:20px 0 30px}
    .cells{display:grid;grid-template-columns:repeat(6,${SIZE}px);justify-content:space-between;gap:38px 0}
    .liked{grid-column:span 2;position:relative;height:${SIZE + 62}px;border-radius:22px;background:${ink.violet};color:${ink.onViolet};padding:22px 26px;display:flex;flex-direction:column;justify-content:space-between}
    .liked h2{font-size:42px}.liked p{font-size:19px;font-weight:600}
    .liked .round-play{position:absolute;right:24px;top:24px;background:${ink.onViolet};color:${ink.violet}}`,
  );
}
