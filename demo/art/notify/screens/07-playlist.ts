import { FRIENDS, PLAYLISTS } from '../catalogue';
import { cover } from '../covers';
import { clock } from '../format';
import { icon } from '../icons';
import { page } from '../page';
import { ink } from '../palette';
import { artists } from '../parts';
import { initials } from '../portraits';
import { at } from '../random';
import { shell } from '../shell';
import { OTHERS } from '../tracks';

const MOSAIC = ['signal-and-soil', 'snowline', 'orchard-code', 'half-moon-market'] as const;

const ROWS = [
  OTHERS.static,
  OTHERS.row,
  OTHERS.cable,
  OTHERS.market,
  OTHERS.string,
  OTHERS.green,
  OTHERS.shallow,
  OTHERS.clay,
] as const;

export function playlist(): Promise<string> {
  const [list] = PLAYLISTS;
  const friends = FRIENDS.map((friend) => initials(friend.initials, friend.color, 56)).join('');
  const rows = ROWS.map((track, i) => {
    const friend = at(FRIENDS, i * 3 + 1);
    return `<div class="item">${cover(track.album, 62, 10)}
      <div class="grow"><b class="clip">${track.title}</b><span class="muted clip">${artists(track)}</span></div>
      ${initials(friend.initials, friend.color, 42)}<span class="length tabular">${clock(track.seconds)}</span></div>`;
  });
  const main = `<aside class="about"><div class="mosaic">${MOSAIC.map((album) => cover(album, 162, 0)).join('')}</div>
      <h1>${list.name}</h1><p>Songs for window seats. Everyone adds one a week.</p>
      <div class="friends">${friends}<span class="muted">4 people</span></div>
      <div class="row" style="gap:16px"><span class="button dark">${icon('play', 22)}Play</span><span class="ring">${icon('shuffle', 26)}</span><span class="ring">${icon('share', 26)}</span></div></aside>
    <section class="tracks"><div class="between" style="margin-bottom:14px"><h2>${list.tracks} tracks</h2>
      <span class="row" style="gap:12px"><span class="chip">${icon('plus', 20)}Add</span><span class="chip">Newest first${icon('down', 18)}</span></span></div>${rows.join('')}</section>`;
  return page(
    shell(main, { place: 'Library' }),
    `.main{padding:0}
    .about{position:absolute;left:36px;top:0;width:400px;height:696px;padding:30px 38px;border-radius:28px;background:${ink.teal};color:#06231f}
    .mosaic{display:grid;grid-template-columns:1fr 1fr;width:324px;border-radius:18px;overflow:hidden}
    .about h1{font-size:64px;margin:22px 0 8px;white-space:nowrap;letter-spacing:-.04em}.about p{font-size:19px;line-height:1.35;margin-bottom:18px}
    .friends{display:flex;align-items:center;margin-bottom:22px;font-weight:600}.friends .initials{margin-right:-5px;box-shadow:0 0 0 4px ${ink.teal}}
    .friends .muted{margin-left:22px;color:#06231f}.button.dark{background:#06231f;color:#fff;flex:1}
    .ring{width:52px;height:52px;border-radius:50%;border:2px solid #06231f;display:grid;place-items:center}
    .tracks{position:absolute;left:476px;right:36px;top:4px}
    .item{display:flex;align-items:center;gap:20px;height:79px;border-top:2px solid ${ink.raised};line-height:1.3}
    .item b{display:block;font-size:20px}.item .grow span{display:block}.length{width:56px;text-align:right;font-size:18px}`,
  );
}
