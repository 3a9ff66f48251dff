import { ALBUMS, ARTISTS } from '../catalogue';
import { cover } from '../covers';
import { clock, count, span, sum } from '../format';
import { icon } from '../icons';
import { page } from '../page';
import { ink } from '../palette';
import { artists, playingBars } from '../parts';
import { portrait } from '../portraits';
import { shell } from '../shell';
import { CURRENT, TIDAL_ROOMS } from '../tracks';

/** How many rows fit between the header and the player bar. */
const SHOWN = 6;

export function album(): Promise<string> {
  const record = ALBUMS['tidal-rooms'];
  const rows = TIDAL_ROOMS.slice(0, SHOWN).map((track, i) => {
    const on = track === CURRENT.track;
    return `<div class="line${on ? ' on' : ''}"><span class="muted">${on ? playingBars() : i + 1}</span>
      <div><b>${track.title}</b><span class="muted">${artists(track)}</span></div>
      <span class="end muted">${count(track.plays)}</span>
      <span>${icon(i % 3 === 1 ? 'loved' : 'heart', 24, i % 3 === 1 ? ink.violet : ink.muted)}</span>
      <span class="end">${clock(track.seconds)}</span></div>`;
  });
  const main = `
    <div class="band"></div>
    <section class="head">${cover('tidal-rooms', 262, 16)}
      <div><span class="label">Album</span><h1>${record.title}</h1>
        <p class="row">${portrait('fenna', 44)}<b>${ARTISTS.fenna.name}</b><span>${record.year} · ${TIDAL_ROOMS.length} tracks · ${span(sum(TIDAL_ROOMS.map((track) => track.seconds)))}</span></p>
        <div class="row" style="gap:20px;margin-top:22px"><span class="button">${icon('pause', 22)}Pause</span>
        <span class="button outline">${icon('loved', 22)}Saved</span><span class="button outline">${icon('store', 22)}Buy on vinyl</span>${icon('more', 32)}</div></div></section>
    <div class="line title muted"><span>#</span><span>Title</span><span class="end">Plays</span><span></span><span class="end">${icon('clock', 22)}</span></div>
    ${rows.join('')}`;
  return page(
    shell(main, { place: 'Library' }),
    `.main{top:0;height:804px;padding-top:96px}
    .band{position:absolute;left:0;right:0;top:0;height:390px;background:#3b2688}
    .head{position:relative;display:flex;gap:36px;align-items:flex-end;height:262px;margin-bottom:44px}
    .head h1{font-size:108px;margin:4px 0 18px;letter-spacing:-.045em}.head p{gap:14px;font-size:20px}
    .head .outline{border-color:#cdbcff}
    .topbar{z-index:1}.topbar .search,.topbar .tool{background:#2b1a66;color:#e4dbff}
    .line{display:grid;grid-template-columns:40px 1fr 150px 40px 80px;gap:20px;align-items:center;height:60px;padding:0 18px;border-radius:12px;font-size:18px;font-variant-numeric:tabular-nums}
    .line div{line-height:1.25}.line b{display:block;font-size:19px}.line div span{font-size:16px}
    .line.on{background:${ink.plum}}.line.on b{color:${ink.violet}}
    .line.title{height:36px;font-size:16px;border-radius:0}.line.title .icon{margin-left:auto}`,
  );
}
