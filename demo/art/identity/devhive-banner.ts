import { fontFaces, type Studio, save } from '../studio';
import { board, boardStyle } from './devhive-board';
import { avatar, comb, icon, mark, style, tile } from './devhive-parts';
import { accents, ink } from './palette';
import { mara, noor, otto, teo } from './people';

function review(): string {
  const line = (n: number, sign: string, code: string, kind: string) =>
    `<div class="${kind}"><s>${n}</s><s>${sign}</s>${code}</div>`;
  return `<section class="review"><div class="row"><i>${icon('branch')}</i><b>Expire invite links</b><u>${icon('check')}2 of 2</u></div>
    <pre class="mono">${line(41, '−', 'if (used) reject();', 'out')}${line(41, '+', 'if (age &gt; week) reject();', 'in')}</pre>
    <p>${avatar(noor)}<span><b>Noor</b> Reads well, ready to merge.</span></p></section>`;
}

function call(): string {
  const button = (name: string) => `<span class="${name}">${icon(name)}</span>`;
  return `<section class="call"><div class="tiles">${tile(mara, true)}${tile(otto)}${tile(noor)}${tile(teo)}</div>
    <div class="row bar"><b class="mono">Stand-up 09:12</b>${['mic', 'camera', 'screen', 'leave'].map(button).join('')}</div></section>`;
}

const layout = `
  body{width:1440px;height:480px}
  .hero{position:absolute;left:56px;top:0;bottom:0;width:440px;display:flex;flex-direction:column;justify-content:center}
  .hero .row{gap:18px}
  .hero .word{font-size:84px;line-height:1}
  .hero p{font-size:27px;line-height:1.32;color:${ink.quiet};margin-top:24px;letter-spacing:-.01em}
  .hero ul{list-style:none;padding:0;display:flex;gap:10px;margin-top:28px}
  .hero li{font-size:17px;font-weight:600;color:${accents.devhive};border:1.5px solid ${accents.devhive}59;border-radius:10px;padding:7px 14px;background:${ink.night}}
  .window{position:absolute;left:516px;right:40px;top:28px;bottom:28px;background:${ink.sheet};border:1.5px solid ${ink.line};border-radius:18px;display:grid;grid-template:44px 1fr/1fr 306px;overflow:hidden}
  .window>header{grid-column:1/3;display:flex;align-items:center;gap:10px;padding:0 16px;border-bottom:1.5px solid ${ink.line};font-size:15px;font-weight:600}
  .window>header span{color:${ink.quiet};font-weight:500}
  .window>header i{margin-left:auto;width:150px;height:7px;border-radius:4px;background:linear-gradient(90deg,${accents.devhive} 62%,${ink.line} 62%)}
  .board{padding:12px 0 12px 12px}
  .side{padding:12px;display:flex;flex-direction:column;gap:10px}
  .tiles{display:grid;grid-template:85px 85px/1fr 1fr;gap:8px}
  .tile{border-radius:10px;margin:0}
  .speaking{outline-width:2.5px}
  .tile figcaption{left:5px;bottom:5px;font-size:11.5px;line-height:1;padding:3px 6px;border-radius:6px;gap:3px}
  .tile .icon{width:12px;height:12px}
  .bar{gap:7px;margin-top:8px}
  .bar b{margin-right:auto;font-size:12.5px;font-weight:500;color:${ink.quiet}}
  .bar span{width:34px;height:28px;border-radius:8px;background:${ink.line};display:grid;place-items:center}
  .bar .icon{width:16px;height:16px}
  .bar .leave{background:#e5533d}
  .review{background:${ink.night};border-radius:12px;padding:10px 12px;flex:1;display:flex;flex-direction:column;justify-content:space-between}
  .review .row{gap:7px;font-size:14px}
  .review .icon{width:15px;height:15px;color:${accents.devhive}}
  .review u{margin-left:auto;display:flex;gap:4px;align-items:center;text-decoration:none;font-size:12px;font-weight:600;color:${accents.home}}
  .review u .icon{color:inherit;width:13px;height:13px}
  pre{font-size:11.5px;line-height:22px;border-radius:7px;overflow:hidden}
  pre div{padding:0 7px}
  pre s{text-decoration:none;opacity:.65;margin-right:7px}
  .out{background:#e5533d26;color:#ffb3a6}
  .in{background:${accents.home}22;color:#b9f3d0}
  .review p{display:flex;gap:8px;align-items:center;font-size:12.5px;color:${ink.quiet}}
  .review p b{color:${ink.text};font-weight:600;margin-right:3px}
  .review .avatar{width:24px;height:24px}
`;

function html(fonts: string): string {
  return `<meta charset="utf-8"><style>${fonts}${style}${boardStyle}${layout}</style>${comb('#f5b94212')}
  <div class="hero"><div class="row">${mark(92)}<span class="word">DevHive</span></div>
  <p>Plan the sprint, talk it through<br>and ship it, all in one place.</p><ul><li>Board</li><li>Calls</li><li>Chat</li><li>Code review</li></ul></div>
  <div class="window"><header>${mark(22)}Beeline <span>Sprint 14, four days left</span><i></i></header>${board()}<div class="side">${call()}${review()}</div></div>`;
}

/** The page's hero: the wordmark next to the complete workspace. */
export async function drawDevhiveBanner(studio: Studio): Promise<void> {
  const png = await studio.shoot(html(await fontFaces()), { width: 1440, height: 480, scale: 2 });
  await save('devhive/banner.webp', png, 'screen');
}
