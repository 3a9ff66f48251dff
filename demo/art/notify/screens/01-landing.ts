import { ALBUM_IDS, by } from '../catalogue';
import { cover } from '../covers';
import { icon } from '../icons';
import { wordmark } from '../logo';
import { page } from '../page';
import { ink } from '../palette';
import { waveform } from '../parts';
import { at, times } from '../random';
import { CURRENT } from '../tracks';

const FACTS = [
  ['62 k', 'independent artists'],
  ['4.1 M', 'tracks without ads'],
  ['70%', 'of every sale to the artist'],
] as const;

/** Tilted columns of sleeves that extend beyond the picture. */
function wall(): string {
  const columns = times(4, (column) => {
    const lift = [-60, -190, -20, -150][column] ?? 0;
    const sleeves = times(5, (row) =>
      cover(at(ALBUM_IDS, column * 5 + row * 4 + (column > 1 ? 1 : 0)), 216, 20),
    );
    return `<div class="column" style="gap:22px;margin-top:${lift}px">${sleeves}</div>`;
  });
  return `<div class="wall">${columns}</div>`;
}

export function landing(): Promise<string> {
  const facts = FACTS.map(
    ([value, what]) => `<div><b class="display">${value}</b><span>${what}</span></div>`,
  );
  const body = `
    <div class="stage">${wall()}</div><div class="edge"></div>
    <header class="between head">${wordmark(42)}
      <nav class="row">Listen<span>Store</span><b>Log in</b></nav></header>
    <section class="pitch">
      <p class="label violet">Streaming and merch, one place</p>
      <h1>Hear it.<br><span class="violet">Wear it.</span></h1>
      <p class="lead">Stream independent records without ads. Buy the shirts, prints and vinyl straight from the people who made them.</p>
      <div class="row" style="gap:18px"><span class="button large">${icon('play', 24)}Start listening</span>
      <span class="button large outline">Visit the store</span></div>
    </section>
    <aside class="now">${cover(CURRENT.track.album, 92, 14)}<div><b>${CURRENT.track.title}</b><span>${by(CURRENT.track.album)}</span>
      ${waveform(270, 34, 0.46, 40, 4)}</div></aside>
    <footer class="facts">${facts.join('')}</footer>`;
  return page(
    body,
    `.stage{position:absolute;left:700px;top:0;width:740px;height:900px;overflow:hidden;background:${ink.plum}}
    .edge{position:absolute;left:560px;top:-40px;width:240px;height:1000px;background:${ink.night};transform:rotate(8deg)}
    .wall{display:flex;gap:22px;position:absolute;left:-10px;top:-120px;transform:rotate(8deg)}
    .head{position:absolute;left:72px;top:44px;width:560px}
    .head nav{gap:34px;font-weight:600;font-size:19px}
    .pitch{position:absolute;left:72px;top:166px;width:660px}
    h1{font-size:150px;line-height:.95;margin:18px 0 30px;letter-spacing:-.045em}
    .lead{font-size:25px;line-height:1.42;width:560px;margin-bottom:38px;color:#d8d4e6}
    .now{position:absolute;right:56px;bottom:56px;display:flex;gap:20px;padding:18px 24px 18px 18px;border-radius:26px;background:${ink.surface};line-height:1.25}
    .now b{font-size:22px;display:block}.now span{display:block;color:${ink.muted};margin-bottom:6px}
    .facts{position:absolute;left:72px;bottom:52px;display:flex;gap:44px}
    .facts b{display:block;font-size:38px}.facts span{color:${ink.muted};font-size:18px}`,
  );
}
