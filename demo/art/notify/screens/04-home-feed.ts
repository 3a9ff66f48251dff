import { ALBUMS, LISTENER, PLAYLISTS } from '../catalogue';
import { cover, coverArt } from '../covers';
import { icon } from '../icons';
import { page } from '../page';
import { ink } from '../palette';
import { albumCard } from '../parts';
import { shell } from '../shell';

const FRESH = [
  'aurora-machinery',
  'half-moon-market',
  'kites-over-platform-6',
  'slow-weather',
  'small-change-summer',
] as const;

export function homeFeed(): Promise<string> {
  const tiles = PLAYLISTS.map(
    (list) => `<div class="tile">${cover(list.album, 92, 0)}<b>${list.name}</b></div>`,
  );
  const fresh = ALBUMS['concrete-garden-party'];
  const main = `
    <h1>Good evening, ${LISTENER.first}</h1>
    <div class="top">
      <section class="feature">
        <svg width="300" height="300" viewBox="0 0 300 300" class="art">${coverArt('concrete-garden-party')}</svg>
        <div><span class="label">New album</span><h2>${fresh.title}</h2><p>Marlo Vesk’s party of kerbs and sunlight.</p>
        <span class="button dark">${icon('play', 22)}Play now</span></div>
      </section>
      <section class="tiles">${tiles.join('')}</section>
    </div>
    <div class="between" style="margin:24px 0 16px"><h2>Fresh this Friday</h2><b class="violet">See all</b></div>
    <div class="between" style="align-items:flex-start">${FRESH.map((album) => albumCard(album, 206)).join('')}</div>`;
  return page(
    shell(main, { place: 'Home' }),
    `h1{font-size:46px;margin-bottom:16px}
    .top{display:grid;grid-template-columns:776px 1fr;gap:20px;height:300px}
    .feature{position:relative;display:flex;border-radius:24px;overflow:hidden;background:${ink.amber};color:#1d1405}
    .feature>div{padding:28px 20px 0 38px}.feature h2{font-size:60px;margin:8px 0 12px;line-height:1}.feature p{font-size:19px;line-height:1.4;margin-bottom:20px;white-space:nowrap}
    .button.dark{background:#1d1405;color:#fff}
    .tiles{display:grid;grid-template-rows:repeat(4,1fr);gap:12px}
    .tile{display:flex;align-items:center;gap:20px;border-radius:14px;overflow:hidden;background:${ink.raised};font-size:20px}
    .tile .cover{width:66px;height:66px}`,
  );
}
