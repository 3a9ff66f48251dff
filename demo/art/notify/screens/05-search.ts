import { ALBUMS, ARTISTS } from '../catalogue';
import { cover } from '../covers';
import { icon } from '../icons';
import { page } from '../page';
import { ink } from '../palette';
import { trackLine } from '../parts';
import { portrait } from '../portraits';
import { productArt } from '../product-art';
import { shell } from '../shell';
import { product } from '../shop';
import { OTHERS, TIDAL_ROOMS } from '../tracks';

const FILTERS = ['All', 'Tracks', 'Artists', 'Albums', 'Playlists', 'Merch'];
const PEOPLE = ['fenna', 'brightwater', 'kiosk', 'salt'] as const;
const MERCH = ['tee', 'record'] as const;

export function search(): Promise<string> {
  const found = [TIDAL_ROOMS[9], OTHERS.tideline, OTHERS.tidewater, TIDAL_ROOMS[1]].filter(
    (track) => track !== undefined,
  );
  const filters = FILTERS.map((name, i) => `<span class="chip${i ? '' : ' on'}">${name}</span>`);
  const people = PEOPLE.map(
    (id) => `<div class="person">${portrait(id, 128)}<b>${ARTISTS[id].name}</b></div>`,
  );
  const merch = MERCH.map((id) => {
    const item = product(id);
    return `<div class="merch" style="background:${item.field}">${productArt(item, 168)}</div>`;
  });
  const main = `
    <div class="row" style="gap:12px;margin-bottom:24px">${filters.join('')}</div>
    <div class="results">
      <section><h2>Top result</h2>
        <div class="best">${cover('tidal-rooms', 186, 14)}<h1>${ALBUMS['tidal-rooms'].title}</h1>
        <p><span class="chip">Album</span>${ARTISTS.fenna.name} · ${ALBUMS['tidal-rooms'].year}</p>
        <span class="button round-play">${icon('play', 32)}</span></div></section>
      <section><h2>Tracks</h2><div class="hits">${found.map((track) => trackLine(track, 66)).join('')}</div></section>
    </div>
    <div class="results" style="margin-top:28px">
      <section><h2>Merch</h2><div class="row" style="gap:16px">${merch.join('')}</div></section>
      <section><h2>Artists on these</h2><div class="between">${people.join('')}</div></section>
    </div>`;
  return page(
    shell(main, { place: 'Search', query: 'tid' }),
    `h2{margin-bottom:16px}
    .results{display:grid;grid-template-columns:452px 1fr;gap:40px}
    .best{position:relative;height:340px;padding:24px;border-radius:24px;background:${ink.plum}}
    .best h1{font-size:50px;margin:18px 0 12px}.best p{display:flex;align-items:center;gap:14px;font-size:19px}
    .best .chip{height:36px;padding:0 16px;background:${ink.violet};color:${ink.onViolet}}
    .best .round-play{position:absolute;right:24px;bottom:24px}
    .hits{height:340px;display:flex;flex-direction:column;justify-content:space-between;padding:16px 22px;border-radius:24px;background:${ink.surface}}
    .merch{width:218px;height:176px;border-radius:20px;display:grid;place-items:center}
    .person{text-align:center;width:158px;font-size:18px;white-space:nowrap}.person .round{margin:0 auto 14px}`,
  );
}
