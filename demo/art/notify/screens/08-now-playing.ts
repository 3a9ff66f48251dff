import { ALBUMS, by } from '../catalogue';
import { cover } from '../covers';
import { clock } from '../format';
import { icon } from '../icons';
import { page } from '../page';
import { ink } from '../palette';
import { waveform } from '../parts';
import { CURRENT } from '../tracks';

const LYRICS = [
  'I wrote your name on the tide table',
  'in a pencil that water could read',
  'Every letter came back as a ripple',
  'and it folded itself at my feet',
  'So pull me under, pull me kindly',
  'leave the lamp on by the door',
  'I am learning how to answer',
];

/** The line that is being sung. */
const SUNG = 2;

export function nowPlaying(): Promise<string> {
  const { track, at } = CURRENT;
  const lines = LYRICS.map(
    (line, i) => `<p class="${i === SUNG ? 'on' : i < SUNG ? 'past' : ''}">${line}</p>`,
  );
  const body = `
    <header class="between"><span class="row" style="gap:16px">${icon('down', 32)}<span>Playing from <b>${ALBUMS[track.album].title}</b></span></span>
      <span class="row" style="gap:30px">${icon('lyrics', 30, ink.violet)}${icon('queue', 30)}${icon('share', 30)}${icon('more', 32)}</span></header>
    <div class="art">${cover(track.album, 446, 24)}</div>
    <div class="song"><div class="between"><h1>${track.title}</h1>${icon('loved', 40, ink.violet)}</div><p>${by(track.album)}</p></div>
    <section class="lyrics">${lines.join('')}</section>
    <div class="wave">${waveform(1280, 84, at / track.seconds, 128, 9, '#5b46a8')}
      <div class="between tabular times"><b>${clock(at)}</b><b>${clock(track.seconds)}</b></div></div>
    <div class="keys">${icon('shuffle', 34)}${icon('previous', 40)}<span class="key">${icon('pause', 44)}</span>${icon('next', 40)}${icon('repeat', 34)}</div>`;
  return page(
    body,
    `body{background:#251558}
    header{position:absolute;left:80px;right:80px;top:36px;font-size:20px}
    .art{position:absolute;left:80px;top:96px}
    .song{position:absolute;left:80px;top:562px;width:446px}.song h1{font-size:46px;white-space:nowrap}.song p{font-size:24px;color:#cbbcf5;margin-top:4px}
    .lyrics{position:absolute;left:624px;top:104px;width:760px}
    .lyrics p{font:700 41px/1.16 'Space Grotesk';letter-spacing:-.02em;margin-bottom:30px;color:#a994e6;white-space:nowrap}
    .lyrics .past{color:#7c66c6}.lyrics .on{color:#fff;font-size:45px}
    .wave{position:absolute;left:80px;top:682px}.times{font-size:19px;margin-top:6px;color:#cbbcf5}
    .keys{position:absolute;left:0;right:0;top:786px;display:flex;align-items:center;justify-content:center;gap:44px}
    .key{width:88px;height:88px;border-radius:50%;background:${ink.violet};color:${ink.onViolet};display:grid;place-items:center}`,
  );
}
