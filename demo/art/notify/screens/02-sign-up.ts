import { ARTISTS, type ArtistId, LISTENER } from '../catalogue';
import { icon } from '../icons';
import { wordmark } from '../logo';
import { page } from '../page';
import { ink } from '../palette';
import { portrait } from '../portraits';

/** The faces on the violet half: artist, left, top, size. */
const FACES: readonly (readonly [ArtistId, number, number, number])[] = [
  ['fenna', 232, 344, 240],
  ['marlo', 64, 330, 136],
  ['salt', 506, 318, 150],
  ['ferns', 92, 512, 118],
  ['tin', 520, 510, 124],
  ['kiosk', 376, 622, 138],
  ['ivo', 212, 618, 116],
  ['brightwater', 560, 658, 96],
];

const field = (label: string, value: string, more = '', on = '') =>
  `<label><span>${label}</span><div class="field ${on}"><span class="grow">${value}</span>${more}</div></label>`;

export function signUp(): Promise<string> {
  const faces = FACES.map(
    ([artist, x, y, size]) =>
      `<div style="position:absolute;left:${x}px;top:${y}px" class="face">${portrait(artist, size)}</div>`,
  );
  const body = `
    <section class="left">${wordmark(40, ink.onViolet, ink.onViolet)}
      <h1>Follow people,<br>not algorithms.</h1>${faces.join('')}
      <p>${ARTISTS.fenna.name}, ${ARTISTS.marlo.name} and ${ARTISTS.salt.name} are already here.</p></section>
    <section class="right">
      <p class="between"><span class="label violet">Step 1 of 2</span><span class="muted">Have an account? <b class="violet">Log in</b></span></p>
      <h1>Create your account</h1>
      ${field('Name', LISTENER.name)}
      ${field('Email', LISTENER.email, icon('check', 24, ink.teal))}
      ${field('Password', '<b style="letter-spacing:4px">•••••••••••••</b><u></u>', icon('eye', 24, ink.muted), 'on')}
      <div class="meter"><i></i><i></i><i></i><i class="off"></i><span>Strong: 13 characters, no common words</span></div>
      <p class="row agree"><span class="box">${icon('check', 20, ink.onViolet)}</span>Send me one email a week with new releases</p>
      <div class="button large" style="width:100%">Continue</div>
      <p class="muted terms">By continuing you accept the terms and the privacy notice.</p>
    </section>`;
  return page(
    body,
    `.left{position:absolute;left:0;top:0;width:740px;height:900px;background:${ink.violet};color:${ink.onViolet};padding:48px 60px;overflow:hidden}
    .left h1{font-size:68px;margin-top:44px}
    .left p{position:absolute;left:60px;bottom:52px;font-size:22px;font-weight:600;width:620px}
    .face{border-radius:50%;box-shadow:0 0 0 8px ${ink.violet}}
    .right{position:absolute;left:740px;top:0;width:700px;height:900px;padding:96px 96px}
    .right h1{font-size:52px;margin:18px 0 28px}
    label{display:block;margin-bottom:20px}label>span{display:block;font-weight:600;margin-bottom:8px;font-size:18px}
    .field{height:62px;font-size:20px}
    .field u{display:inline-block;width:2px;height:24px;background:${ink.violet};margin-left:3px;vertical-align:-5px}
    .meter{display:grid;grid-template-columns:repeat(4,1fr);gap:8px;margin-bottom:28px;font-size:17px;color:${ink.teal}}
    .meter i{height:8px;border-radius:4px;background:${ink.teal}}.meter .off{background:${ink.high}}.meter span{grid-column:1/-1;margin-top:2px}
    .agree{gap:14px;margin-bottom:28px;font-size:18px}.box{width:30px;height:30px;border-radius:8px;background:${ink.violet};display:grid;place-items:center}
    .terms{margin-top:20px;text-align:center;font-size:16px}`,
  );
}
