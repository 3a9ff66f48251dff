import { type PlayerName, players } from '../climber/outfits';
import type { Point, Stage } from '../stage/stage';
import { type Icon, icons } from './icons';

/** A rounded box with an icon, a value and its label. `place` is CSS. */
export function pill(place: string, icon: Icon, value: string, label = '', kind = ''): string {
  const note = label && `<i>${label}</i>`;
  return `<div class="panel pill ${kind}" style="${place}">${icons[icon]}<b>${value}</b>${note}</div>`;
}

export interface Rail {
  /** All from 0 (foot) to 1 (top). */
  lava: number;
  me: number;
  others?: [PlayerName, number][];
  label: string;
}

/** The tower as a gauge on the left: lava from below, each player's height, the goal at the top. */
export function rail({ lava, me, others = [], label }: Rail): string {
  const y = (share: number) => `${(1 - share) * 100}%`;
  const ticks = [0.2, 0.4, 0.6, 0.8].map((at) => `<span class="tick" style="top:${y(at)}"></span>`).join('');
  const pins = others.map(([who, at]) => pin(who, y(at))).join('');
  return `<div class="panel rail">${ticks}<span class="lava" style="height:${lava * 100}%"></span>
    <span class="top">${icons.summit}</span>${pins}${pin('Ember', y(me))}
    <span class="you" style="top:${y(me)}">${label}</span></div>`;
}

function pin(who: PlayerName, top: string): string {
  return `<span class="pin" style="top:${top};--c:${players[who].main}"></span>`;
}

/** A name above a player's head. */
export function tag(stage: Stage, who: PlayerName, above: Point, text: string = who): string {
  const { x, y } = stage.spot(above);
  const kind = who === 'Ember' ? 'tag me' : 'tag';
  return `<div class="${kind}" style="left:${x.toFixed(0)}px;top:${y.toFixed(0)}px;--c:${players[who].main}">${text}</div>`;
}

/** A big line in the middle, with a smaller one below. */
export function toast(place: string, title: string, note = '', color = '#fff7ee'): string {
  const below = note && `<p>${note}</p>`;
  return `<div class="toast mid" style="${place}"><h2 style="color:${color}">${title}</h2>${below}</div>`;
}

/** The inventory: each item's icon and how many are left; the first is in use. */
export function slots(place: string, items: [Icon, number][]): string {
  const cells = items.map(([icon, left], index) => {
    return `<div class="panel slot ${index === 0 ? 'on' : ''}">${icons[icon]}<u>${left}</u></div>`;
  });
  return `<div class="slots" style="${place}">${cells.join('')}</div>`;
}

export function button(place: string, icon: Icon, text: string, kind = ''): string {
  return `<div class="button ${kind}" style="${place}">${icons[icon]}${text}</div>`;
}

export interface Row {
  who: PlayerName;
  value: string;
}

/** A panel with the ranking. */
export function ranking(place: string, icon: Icon, title: string, rows: Row[], first = 1): string {
  const lines = rows.map(({ who, value }, index) => {
    const kind = who === 'Ember' ? 'row me' : 'row';
    return `<div class="${kind}" style="--c:${players[who].main}"><strong>${first + index}</strong><s></s>${who}<em>${value}</em></div>`;
  });
  return `<div class="panel list" style="${place}"><h3>${icons[icon]}${title}</h3>${lines.join('')}</div>`;
}

/** Darkens or tints the edges of the picture. */
export function rim(color: string, from = 52): string {
  return `<div style="inset:0;background:radial-gradient(ellipse at center,transparent ${from}%,${color} 118%)"></div>`;
}

/** The shop before the race. */
export function shop(place: string, goods: [Icon, string, number][]): string {
  const lines = goods.map(([icon, name, price]) => {
    return `<div class="row">${icons[icon]}${name}<em>${icons.coin}${price}</em></div>`;
  });
  return `<div class="panel list shop" style="${place}">${lines.join('')}</div>`;
}
