import { cover } from '../covers';
import { money, sum } from '../format';
import { type IconName, icon } from '../icons';
import { DAYS, FIGURES, ORDERS, REVENUE, SHARES } from '../ledger';
import { mark } from '../logo';
import { page } from '../page';
import { ink } from '../palette';
import { n, rect } from '../shapes';
import { OTHERS, TIDAL_ROOMS } from '../tracks';

const RAIL: readonly IconName[] = ['chart', 'disc', 'users', 'package', 'card', 'settings'];
const STATES = { Paid: ink.violet, Packed: ink.amber, Shipped: ink.teal };

function bars(): string {
  const top = Math.max(...DAYS);
  const drawn = DAYS.map((day, i) => {
    const tall = (day / top) * 176;
    const best = day === top;
    return `${rect(54 + i * 50, 196 - tall, 34, tall, best ? ink.coral : i < 7 ? '#4f3d8f' : ink.violet, 8)}<text x="${71 + i * 50}" y="222" text-anchor="middle">${i + 4}</text>`;
  });
  const grid = [0, 1000, 2000, 3000].map((dollars) => {
    const y = n(196 - ((dollars * 100) / top) * 176);
    return y < 10
      ? ''
      : `<path d="M46 ${y}H754" stroke="${ink.line}"/><text x="36" y="${y + 5}" text-anchor="end">${dollars ? `${dollars / 1000}k` : 0}</text>`;
  });
  return `<svg width="754" height="228" viewBox="0 0 754 228" font-family="Inter" font-size="15" font-weight="600" fill="${ink.muted}">${grid.join('')}${drawn.join('')}</svg>`;
}

function ring(): string {
  const around = 2 * Math.PI * 68;
  const arcs = SHARES.map(({ color, cents }, i) => {
    const before = sum(SHARES.slice(0, i).map((share) => share.cents)) / REVENUE;
    const part = cents / REVENUE;
    return `<circle cx="90" cy="90" r="68" fill="none" stroke="${color}" stroke-width="34" stroke-dasharray="${n(part * around - 4)} ${n(around)}" stroke-dashoffset="${n(-before * around)}" transform="rotate(-90 90 90)"/>`;
  });
  return `<svg width="180" height="180" viewBox="0 0 180 180">${arcs.join('')}</svg>`;
}

export function admin(): Promise<string> {
  const figures = FIGURES.map(
    ({ name, value, change }) =>
      `<div class="panel figure"><span class="muted">${name}</span><b class="display">${value}</b><em>${change}</em></div>`,
  );
  const legend = SHARES.map(
    ({ name, color, cents }) =>
      `<p><i style="background:${color}"></i>${name}<b>${Math.round((cents / REVENUE) * 100)}%</b></p>`,
  );
  const orders = ORDERS.map(
    ({
      number,
      who,
      state,
      items,
      total,
    }) => `<div class="order"><span class="muted">${number}</span><b>${who}</b><span class="muted">${items} items</span>
    <span class="state" style="color:${STATES[state]}">${state}</span><b class="end">${money(total)}</b></div>`,
  );
  const most = [...TIDAL_ROOMS, ...Object.values(OTHERS)].sort((a, b) => b.plays - a.plays).slice(0, 3);
  const songs = most.map(
    (
      track,
    ) => `<div class="song">${cover(track.album, 54, 8)}<div class="grow"><b class="clip">${track.title}</b>
    <div class="bar"><i style="width:${Math.round((track.plays / (most[0]?.plays ?? 1)) * 100)}%"></i></div></div><span>${(track.plays / 1e6).toFixed(1)} M</span></div>`,
  );
  const body = `
    <aside class="rail">${mark(44)}${RAIL.map((glyph, i) => `<span class="${i ? '' : 'on'}">${icon(glyph, 30)}</span>`).join('')}</aside>
    <header class="between"><h1>Two weeks at a glance</h1><span class="chip">4 – 17 May${icon('down', 18)}</span></header>
    <section class="figures">${figures.join('')}</section>
    <section class="panel daily"><div class="between"><h2>Revenue by day</h2><span class="muted">US dollars</span></div>${bars()}</section>
    <section class="panel kinds"><h2>Sold by kind</h2><div class="row" style="gap:30px">${ring()}<div class="legend">${legend.join('')}</div></div></section>
    <section class="panel orders"><div class="between"><h2>Newest orders</h2><b class="violet">All orders</b></div>${orders.join('')}</section>
    <section class="panel most"><h2>Most played ever</h2>${songs.join('')}</section>`;
  return page(
    body,
    `.rail{position:absolute;left:0;top:0;width:104px;height:900px;background:${ink.surface};display:flex;flex-direction:column;align-items:center;gap:18px;padding-top:34px}
    .rail>.icon{margin-bottom:26px}.rail span{width:64px;height:64px;border-radius:20px;display:grid;place-items:center;color:${ink.muted}}.rail .on{background:${ink.violet};color:${ink.onViolet}}
    header{position:absolute;left:136px;right:36px;top:30px}h1{font-size:46px}h2{font-size:25px}
    .figures{position:absolute;left:136px;right:36px;top:104px;display:grid;grid-template-columns:repeat(4,1fr);gap:20px}
    .panel{background:${ink.raised};padding:22px 26px}.figure{position:relative;height:128px}.figure span{font-size:18px}.figure b{display:block;font-size:46px;margin-top:8px;line-height:1.1}
    .figure em{position:absolute;right:22px;top:20px;padding:4px 12px;border-radius:16px;background:#16403a;color:${ink.teal};font-style:normal;font-weight:700;font-size:17px}
    .daily,.kinds,.orders,.most{position:absolute}.daily{left:136px;top:252px;width:806px;height:308px}.daily svg{margin-top:6px}
    .kinds{left:962px;right:36px;top:252px;height:308px}.kinds .row{margin-top:28px}.legend{flex:1}.legend p{display:flex;align-items:center;gap:12px;height:44px;font-size:19px}.legend i{width:18px;height:18px;border-radius:6px}.legend b{margin-left:auto}
    .orders{left:136px;top:580px;width:806px;height:296px}.order{display:grid;grid-template-columns:110px 1fr 100px 110px 110px;align-items:center;height:53px;border-top:2px solid ${ink.high};font-size:19px}.orders .between{margin-bottom:14px}
    .state{font-weight:700}.most{left:962px;right:36px;top:580px;height:296px}.most h2{margin-bottom:12px}
    .song{display:flex;align-items:center;gap:16px;height:72px;font-size:18px}.song .bar{margin-top:8px;height:8px}`,
  );
}
