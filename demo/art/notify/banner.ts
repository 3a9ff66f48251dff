import { ALBUM_IDS } from './catalogue';
import { coverArt } from './covers';
import { wordmark } from './logo';
import { page } from './page';
import { ink } from './palette';
import { at, times } from './random';
import { circle } from './shapes';

/** The height of each bar of the sound wave, left to right. */
const SOUND = [232, 330, 400, 290, 372, 428, 310, 396, 250, 340, 168];
/** One sleeve per bar, ordered so that neighbours differ in colour; a bar without one is plain. */
const SLEEVES = [1, 2, 0, 15, 10, 3, 12, 11, 8, 13, 5];
const WIDE = 52;
const PITCH = 62;

/** A bar that shows the middle of a sleeve, enlarged. */
function bar(index: number): string {
  const tall = at(SOUND, index);
  const art = coverArt(at(ALBUM_IDS, at(SLEEVES, index)));
  const style = `position:absolute;left:${734 + index * PITCH}px;top:${(480 - tall) / 2}px;border-radius:${WIDE / 2}px`;
  return `<svg style="${style}" width="${WIDE}" height="${tall}" viewBox="0 0 300 300" preserveAspectRatio="xMidYMid slice">${art}</svg>`;
}

/** The title picture: the name, and a sound wave whose bars are made of sleeves. */
export function banner(): Promise<string> {
  const rings = ['#2a1a5c', '#332070', '#3d2786', '#47309c'].map((color, i) =>
    circle(1040, 240, 640 - i * 120, color),
  );
  const body = `<svg width="1440" height="480" viewBox="0 0 1440 480">${rings.join('')}</svg>
    ${times(SOUND.length, bar)}
    <div class="name">${wordmark(148)}<p>Hear it. Wear it.</p></div>`;
  return page(
    body,
    `body{background:#211448;height:480px}
    .name{position:absolute;left:72px;top:128px}.name .wordmark{gap:.24em}
    .name p{font:600 40px 'Space Grotesk';color:${ink.violet};margin:26px 0 0 6px;letter-spacing:-.01em}`,
  );
}
