import { fontFaces, type Studio, save } from '../studio';
import { avatar, cell, comb, icon, mark, style, type Task, tile } from './devhive-parts';
import { accents, ink } from './palette';
import { mara, noor, otto, teo } from './people';

type Brief = Pick<Task, 'title' | 'hue' | 'who'>;

const columns: { name: string; hue: string; tasks: Brief[] }[] = [
  {
    name: 'Doing',
    hue: accents.devhive,
    tasks: [
      { title: 'Invite links', hue: accents.devhive, who: mara },
      { title: 'Call captions', hue: accents.notify, who: teo },
      { title: 'Burndown', hue: accents.climborDie, who: otto },
    ],
  },
  {
    name: 'Done',
    hue: accents.home,
    tasks: [
      { title: 'Team chat', hue: accents.home, who: noor },
      { title: 'Code review', hue: accents.notify, who: mara },
      { title: 'Sign-in', hue: accents.devhive, who: teo },
    ],
  },
];

const card = ({ title, hue, who }: Brief) =>
  `<article><h3>${title}</h3><div class="row"><i style="background:${hue}"></i><i style="background:${ink.line}"></i>${avatar(who)}</div></article>`;

function html(fonts: string): string {
  return `<meta charset="utf-8"><style>${fonts}${style}
  body{width:800px;height:500px}
  header{position:absolute;left:28px;right:28px;top:20px;height:60px;gap:12px}
  header .word{font-size:44px}
  header .mono{margin-left:auto;font-size:24px;font-weight:600;color:${accents.devhive};border:2px solid ${accents.devhive}66;border-radius:14px;padding:6px 16px;background:${ink.night}}
  .column{position:absolute;top:96px;bottom:24px;width:212px;background:${ink.sheet};border:2px solid ${ink.line};border-radius:18px;padding:14px 12px}
  .column h2{font:700 25px 'Space Grotesk';display:flex;align-items:center;gap:10px;padding:0 4px 10px}
  .column h2 .cell{width:24px;height:24px}
  .column h2 b{margin-left:auto;color:${ink.quiet};font-weight:600}
  article{background:${ink.raised};border-radius:12px;padding:10px 14px;margin-top:8px;height:96px}
  h3{font-size:23px;font-weight:650;letter-spacing:-.02em;white-space:nowrap}
  article .row{gap:8px;margin-top:8px}
  article i{width:44px;height:12px;border-radius:6px}
  article i+i{width:26px}
  article .avatar{width:40px;height:40px;margin-left:auto}
  .call{position:absolute;right:28px;top:96px;bottom:24px;width:284px;display:grid;grid-template:1fr 1fr 64px/1fr 1fr;gap:12px}
  .tile{border-radius:16px}
  .tile figcaption{left:8px;bottom:8px;font-size:20px;line-height:1;padding:6px 10px;border-radius:9px;gap:5px}
  .tile .icon{width:18px;height:18px}
  .bar{grid-column:1/3;background:${ink.sheet};border:2px solid ${ink.line};border-radius:18px;display:flex;justify-content:center;align-items:center;gap:14px}
  .bar span{width:52px;height:44px;border-radius:13px;background:${ink.line};display:grid;place-items:center}
  .bar .icon{width:26px;height:26px}
  </style>
  ${comb('#f5b94214')}
  <header class="row">${mark(54)}<span class="word">DevHive</span><span class="mono">Sprint 14</span></header>
  ${columns
    .map(
      ({ name, hue, tasks }, i) =>
        `<section class="column" style="left:${28 + i * 224}px"><h2>${cell(hue, i > 0)}${name}<b>${tasks.length}</b></h2>${tasks.map(card).join('')}</section>`,
    )
    .join('')}
  <section class="call">${tile(mara, true)}${tile(otto)}${tile(noor)}${tile(teo)}
  <div class="bar"><span>${icon('mic')}</span><span>${icon('camera')}</span><span>${icon('screen')}</span><span style="background:#e5533d">${icon('leave')}</span></div></section>`;
}

/** The product picture for the home page: few elements, large enough for a card of 340 px. */
export async function drawDevhiveCard(studio: Studio): Promise<void> {
  const png = await studio.shoot(html(await fontFaces()), { width: 800, height: 500, scale: 2 });
  await save('devhive/card.webp', png, 'screen');
}
