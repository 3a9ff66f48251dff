import { LISTENER } from '../catalogue';
import { icon } from '../icons';
import { mark } from '../logo';
import { page } from '../page';
import { ink } from '../palette';
import { seeded, times } from '../random';
import { circle, n, rect } from '../shapes';

/** Rings that spread from a point like sound, cut by a low row of bars. */
function backdrop(): string {
  const random = seeded(31);
  const rings = ['#1a1433', '#221a44', '#2b2058', '#36286e', '#433288', '#5240a6'];
  const discs = rings.map((color, i) => circle(720, 440, 820 - i * 112, color)).join('');
  const bars = times(48, (i) => {
    const far = Math.abs(i - 23.5) / 23.5;
    const tall = 36 + (40 + random() * 190) * far ** 1.3;
    return rect(i * 30 + 5, 900 - tall, 20, tall + 20, i % 6 === 2 ? ink.coral : ink.violet, 10);
  });
  const stars = times(26, (i) => {
    const x = random() * 400;
    return circle(n(i % 2 ? x : 1440 - x), n(random() * 460), i % 4 ? 3 : 5, '#d9ccff');
  });
  return `<svg width="1440" height="900" viewBox="0 0 1440 900">${discs}${stars}${bars}</svg>`;
}

export function logIn(): Promise<string> {
  const body = `${backdrop()}
    <section class="login">
      <div class="badge">${mark(52, ink.onViolet)}</div>
      <h1>Welcome back, ${LISTENER.first}</h1>
      <label><span>Email</span><div class="field">${LISTENER.email}</div></label>
      <label><span class="between">Password<b class="violet">Forgot it?</b></span>
        <div class="field on"><span class="grow" style="letter-spacing:4px">•••••••••••••</span>${icon('eye', 24, ink.muted)}</div></label>
      <div class="button large" style="width:100%">Log in</div>
      <div class="or"><i></i>or<i></i></div>
      <div class="row" style="gap:14px"><span class="button plain grow">${icon('lock', 22)}Use a passkey</span>
        <span class="button plain grow">Email me a link</span></div>
      <p>New here? <b class="violet">Create an account</b></p>
    </section>`;
  return page(
    body,
    `body{background:#130f26}
    .login{position:absolute;left:440px;top:84px;width:560px;padding:78px 52px 38px;border-radius:32px;background:${ink.surface}}
    .badge{position:absolute;left:232px;top:-46px;width:96px;height:96px;border-radius:28px;background:${ink.violet};display:grid;place-items:center}
    h1{font-size:44px;text-align:center;margin-bottom:30px;white-space:nowrap}
    label{display:block;margin-bottom:22px}label>span{display:flex;font-weight:600;margin-bottom:8px;font-size:18px}
    .field{height:64px;font-size:20px;background:${ink.raised}}
    .button.large{margin-top:6px}
    .or{display:flex;align-items:center;gap:18px;margin:24px 0;color:${ink.muted};font-size:18px}.or i{flex:1;height:2px;background:${ink.line}}
    .button.plain{padding:0 12px}
    p{text-align:center;margin-top:28px;font-size:19px}`,
  );
}
