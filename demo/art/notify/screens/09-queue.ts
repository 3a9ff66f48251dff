import { by } from '../catalogue';
import { cover } from '../covers';
import { clock, span, sum } from '../format';
import { icon } from '../icons';
import { page } from '../page';
import { ink } from '../palette';
import { artists, waveform } from '../parts';
import { shell } from '../shell';
import { CURRENT, QUEUE } from '../tracks';

/** The current sleeve in front and the next ones, smaller, behind it. */
function stack(): string {
  const next = QUEUE.slice(2, 6).map((track, i) => ({
    album: track.album,
    size: 232 - i * 34,
    left: 150 + i * 92,
  }));
  const behind = next
    .toReversed()
    .map(
      ({ album, size, left }) =>
        `<div class="sleeve" style="left:${left}px;top:${(290 - size) / 2}px">${cover(album, size, 16)}</div>`,
    );
  return `<div class="stack">${behind.join('')}<div class="sleeve" style="left:0;top:0">${cover(CURRENT.track.album, 290, 18)}</div></div>`;
}

export function queue(): Promise<string> {
  const { track, at } = CURRENT;
  const rows = QUEUE.map(
    (next, i) => `<div class="item"><b class="place">${i + 1}</b>${cover(next.album, 58, 8)}
      <div class="grow"><b class="clip">${next.title}</b><span class="muted clip">${artists(next)}</span></div>
      <span class="tabular muted">${clock(next.seconds)}</span>${icon('drag', 24, ink.muted)}</div>`,
  );
  const main = `
    <section class="stage"><div class="now"><span class="label">Now playing</span><h1>${track.title}</h1><p>${by(track.album)}</p>
      ${waveform(420, 66, at / track.seconds, 42, 9, '#6e53c9')}<p class="tabular left">${clock(track.seconds - at)} left</p></div>${stack()}</section>
    <div class="between" style="margin:24px 0 10px"><h2>Up next <span class="muted count">${QUEUE.length} tracks · ${span(sum(QUEUE.map((next) => next.seconds)))}</span></h2>
      <span class="row" style="gap:12px"><span class="chip">Save as playlist</span><span class="chip">Clear</span></span></div>
    <section class="next">${rows.join('')}</section>`;
  return page(
    shell(main, { playing: 'queue' }),
    `.stage{position:relative;height:330px;border-radius:28px;background:#3a2688;overflow:hidden}
    .now{position:absolute;left:40px;top:40px;width:500px}.now h1{font-size:58px;margin:14px 0 10px;white-space:nowrap}.now p{font-size:21px;margin-bottom:26px}
    .now .left{font-size:18px;margin:12px 0 0;color:#cdbcff}
    .stack{position:absolute;left:556px;top:20px;width:580px;height:290px}.sleeve{position:absolute}.sleeve .cover{box-shadow:0 0 0 6px #3a2688}
    .count{font:500 18px Inter;letter-spacing:0;margin-left:12px}
    .next{display:grid;grid-template-columns:1fr 1fr;grid-template-rows:repeat(4,1fr);grid-auto-flow:column;gap:0 40px;height:304px}
    .item{display:flex;align-items:center;gap:16px;line-height:1.3;border-top:2px solid ${ink.raised};font-size:17px}
    .item .grow b,.item .grow span{display:block}.item .grow b{font-size:19px}
    .place{width:26px;font:700 24px 'Space Grotesk';color:${ink.violet}}`,
  );
}
