import { by } from './catalogue';
import { cover } from './covers';
import { icon } from './icons';
import { wordmark } from './logo';
import { page } from './page';
import { ink } from './palette';
import { waveform } from './parts';
import { productArt } from './product-art';
import { circle } from './shapes';
import { product } from './shop';
import { CURRENT } from './tracks';

/** The small picture: a record, the hoodie that goes with it, and the player. */
export function card(): Promise<string> {
  const { track, at } = CURRENT;
  const disc = [
    circle(150, 150, 150, ink.onViolet),
    ...[124, 102, 80].map((r) => circle(150, 150, r, 'none', 'stroke="#3b2a6b" stroke-width="4"')),
    circle(150, 150, 52, ink.coral),
    circle(150, 150, 10, ink.violet),
  ];
  const body = `<div class="name">${wordmark(66, ink.onViolet, ink.onViolet)}</div>
    <svg class="disc" width="296" height="296" viewBox="0 0 300 300">${disc.join('')}</svg>
    <div class="sleeve">${cover('tidal-rooms', 290, 16)}</div>
    <div class="wear">${productArt({ ...product('hoodie'), color: '#ff8f70' }, 330)}</div>
    <footer><span class="key">${icon('pause', 46)}</span><div><b>${track.title}</b><span>${by(track.album)}</span></div>
      ${waveform(270, 64, at / track.seconds, 26, 9, '#5a5570')}</footer>`;
  return page(
    body,
    `body{width:800px;height:500px;background:${ink.violet}}
    .name{position:absolute;left:44px;top:34px}
    .disc{position:absolute;left:168px;top:122px}
    .sleeve{position:absolute;left:46px;top:128px;transform:rotate(-5deg)}
    .wear{position:absolute;left:466px;top:36px;transform:rotate(4deg)}
    footer{position:absolute;left:0;right:0;bottom:0;height:124px;padding:0 40px;display:flex;align-items:center;gap:26px;background:${ink.surface}}
    .key{width:78px;height:78px;border-radius:50%;background:${ink.violet};color:${ink.onViolet};display:grid;place-items:center}
    footer div{flex:1;line-height:1.15}footer b{display:block;font:700 38px 'Space Grotesk';letter-spacing:-.03em;white-space:nowrap}
    footer div span{font-size:25px;color:${ink.muted}}`,
  );
}
