import { ALBUMS, ARTISTS } from '../catalogue';
import { cover } from '../covers';
import { clock, count, money } from '../format';
import { icon } from '../icons';
import { page } from '../page';
import { ink } from '../palette';
import { portraitArt } from '../portraits';
import { productArt } from '../product-art';
import { circle, sea } from '../shapes';
import { shell } from '../shell';
import { product } from '../shop';
import { OTHERS, TIDAL_ROOMS } from '../tracks';

const RECORDS = ['tidal-rooms', 'blue-hour-atlas', 'low-water'] as const;

/** The singer in front of her own sea. */
function hero(): string {
  const sun = circle(924, 190, 230, '#ffd9b8') + circle(924, 190, 172, '#fff1d9');
  const waves = [sea(330, 18, 260, 60, 470, '#8a68f5'), sea(396, 16, 220, 10, 470, '#5f3fd0')].map(
    (wave) => `<g transform="scale(4 1)">${wave}</g>`,
  );
  return `<svg class="hero" width="1208" height="432" viewBox="0 0 1208 432">${sun}
    ${waves[0]}<svg x="694" y="-14" width="460" height="460" viewBox="0 0 300 300">${portraitArt('fenna', true)}</svg>${waves[1]}</svg>`;
}

export function artist(): Promise<string> {
  const { name, listeners } = ARTISTS.fenna;
  const popular = [...TIDAL_ROOMS, OTHERS.atlas, OTHERS.compass, OTHERS.shallow]
    .sort((a, b) => b.plays - a.plays)
    .slice(0, 4);
  const rows = popular.map(
    (
      track,
      i,
    ) => `<div class="item"><b class="place">${i + 1}</b>${cover(track.album, 58, 8)}<b class="grow clip">${track.title}</b>
      <span class="muted">${count(track.plays)}</span><span class="length">${clock(track.seconds)}</span></div>`,
  );
  const record = product('record');
  const records = RECORDS.map(
    (album) =>
      `<div>${cover(album, 142, 14)}<b class="clip">${ALBUMS[album].title}</b><span class="muted">${ALBUMS[album].year}</span></div>`,
  );
  const main = `${hero()}
    <div class="who"><span class="row label" style="gap:10px">${icon('starred', 24)}Verified artist</span><h1>${name}</h1>
      <p>${count(listeners)} listeners this month</p></div>
    <div class="act row"><span class="button round-play">${icon('play', 32)}</span><span class="button ghost">Following</span><span class="button ghost">${icon('store', 22)}Merch</span></div>
    <div class="below"><section><h2>Popular</h2>${rows.join('')}</section><section><h2>Records</h2><div class="records">${records.join('')}</div>
      <div class="buy" style="background:${record.field}">${productArt(record, 76)}<b class="grow">${record.name}</b><b>${money(record.cents)}</b></div></section></div>`;
  return page(
    shell(main),
    `.main{top:0;height:804px}.topbar{z-index:1}.topbar .search,.topbar .tool{background:#3a1d3f;color:#ffe6da}
    .hero{position:absolute;left:0;top:0;background:#ff9a76}
    .who{position:absolute;left:36px;top:112px;color:#2a0f33}.who h1{font-size:136px;line-height:1;margin:4px 0 8px -6px;letter-spacing:-.055em;white-space:nowrap}
    .who p{font-size:21px;font-weight:600;color:#2a0f33}
    .act{position:absolute;left:36px;top:346px;gap:16px}.act .button:first-child{background:#fff1d9;color:#2a0f33}
    .button.ghost{background:#2a1366;color:#fff}
    .below{position:absolute;left:36px;right:36px;top:446px;display:grid;grid-template-columns:1fr 516px;gap:44px}
    h2{margin-bottom:10px}.item{display:flex;align-items:center;gap:16px;height:72px;font-size:18px;font-variant-numeric:tabular-nums}
    .item .grow{font-size:19px}.place{width:24px;font:700 24px 'Space Grotesk';color:${ink.violet}}.length{width:48px;text-align:right}
    .records{display:flex;justify-content:space-between;margin-top:6px}.records b{display:block;width:142px;font-size:18px;margin-top:12px}
    .buy{display:flex;align-items:center;gap:16px;height:80px;margin-top:14px;padding:0 24px 0 16px;border-radius:18px;color:#2a0f33;font-size:20px}`,
  );
}
