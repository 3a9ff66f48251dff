import { LISTENER } from '../catalogue';
import { money } from '../format';
import { icon } from '../icons';
import { wordmark } from '../logo';
import { page } from '../page';
import { ink } from '../palette';
import { times } from '../random';
import { CART, lineTotal, ORDER_NUMBER, product, TAX_PERCENT, TOTALS } from '../shop';

const STEPS = ['Cart', 'Address', 'Payment', 'Done'];
/** The current step, zero-based. */
const STEP = 2;

const field = (label: string, value: string, extra = '', on = '') =>
  `<label class="grow"><span>${label}</span><div class="field ${on}"><span class="grow">${value}</span>${extra}</div></label>`;

/** The receipt on the right, with a torn edge. */
function receipt(): string {
  const lines = CART.map((line) => {
    const item = product(line.id);
    return `<p><span>${line.quantity} × ${item.name}</span><b>${money(lineTotal(line))}</b></p>`;
  });
  const teeth = times(13, (i) => `L${i * 32 + 16} 0L${i * 32 + 32} 22`);
  const bars = times(46, (i) => `<i style="width:${[3, 6, 2, 4][(i * 7) % 4]}px"></i>`);
  return `<aside class="receipt"><div class="between">${wordmark(30, ink.night, ink.grape)}<span>${ORDER_NUMBER}</span></div><hr>
    ${lines.join('')}<hr>
    <p><span>Subtotal</span><b>${money(TOTALS.subtotal)}</b></p><p><span>Shipping</span><b>${money(TOTALS.shipping)}</b></p><p><span>Tax, ${TAX_PERCENT}%</span><b>${money(TOTALS.tax)}</b></p><hr>
    <p class="total"><span>Total</span><b>${money(TOTALS.total)}</b></p><div class="code">${bars}</div>
    <svg class="torn" width="416" height="24" viewBox="0 0 416 24"><path d="M0 24${teeth}V24z" transform="matrix(1 0 0 -1 0 24)" fill="#f4efff"/></svg></aside>`;
}

export function checkOut(): Promise<string> {
  const steps = STEPS.map((name, i) => {
    const state = i < STEP ? 'past' : i === STEP ? 'on' : '';
    return `<span class="step ${state}"><b>${i < STEP ? icon('check', 24) : i + 1}</b>${name}</span>${i < STEPS.length - 1 ? '<i></i>' : ''}`;
  });
  const body = `
    <header>${wordmark(38)}<div class="steps">${steps.join('')}</div></header>
    <section class="form"><h1>Payment</h1>
      <div class="to">${icon('pin', 30, ink.violet)}<div class="grow"><b>${LISTENER.name}, 48 Quarry Lane, Apt 6</b><span class="muted">Ships Thursday, standard, ${money(TOTALS.shipping)}</span></div><b class="violet">Change</b></div>
      <div class="ways"><span class="way on">${icon('card', 28)}Card</span><span class="way">${icon('tag', 28)}Gift card</span><span class="way">${icon('clock', 28)}Pay later</span></div>
      ${field('Card number', '4000 0000 0000 0000', icon('card', 28, ink.violet), 'on')}
      <div class="row" style="gap:20px">${field('Expires', '09 / 28')}${field('Security code', '•••', icon('lock', 24, ink.muted))}</div>
      ${field('Name on card', LISTENER.name)}
      <div class="button large">${icon('lock', 24)}Pay ${money(TOTALS.total)}</div></section>
    ${receipt()}`;
  return page(
    body,
    `header{position:absolute;left:0;right:0;top:0;height:104px;padding:0 72px;display:flex;align-items:center;justify-content:space-between;background:${ink.surface}}
    .steps{display:flex;align-items:center;gap:18px}.steps>i{width:64px;height:3px;background:${ink.line}}
    .step{display:flex;align-items:center;gap:12px;font-size:19px;font-weight:600;color:${ink.muted}}
    .step b{width:44px;height:44px;border-radius:50%;display:grid;place-items:center;background:${ink.high}}
    .step.on{color:${ink.text}}.step.on b{background:${ink.violet};color:${ink.onViolet}}.step.past b{background:${ink.teal};color:#06231f}
    .form{position:absolute;left:72px;top:136px;width:772px}h1{font-size:66px;margin-bottom:20px}
    .to{display:flex;align-items:center;gap:18px;height:90px;padding:0 24px;border-radius:18px;background:${ink.raised};font-size:19px;margin-bottom:20px}.to span{display:block;font-size:17px}
    .ways{display:grid;grid-template-columns:repeat(3,1fr);gap:16px;margin-bottom:22px}
    .way{display:flex;align-items:center;justify-content:center;gap:12px;height:72px;border-radius:16px;border:2px solid ${ink.line};font-weight:600;font-size:20px}
    .way.on{border-color:${ink.violet};background:${ink.plum};color:${ink.violet}}
    label{display:block;margin-bottom:18px}label>span{display:block;font-weight:600;margin-bottom:6px;font-size:17px}.field{font-size:22px;height:64px;font-variant-numeric:tabular-nums}
    .form>.button{width:100%;margin-top:6px}
    .receipt{position:absolute;right:72px;top:150px;width:416px;height:664px;padding:38px 36px;background:#f4efff;color:${ink.night};border-radius:18px 18px 0 0;font-size:19px}
    .receipt hr{border:0;border-top:3px dashed #b7a8dd;margin:20px 0}.receipt p{display:flex;justify-content:space-between;height:40px;align-items:center}
    .receipt .total{height:56px;font:700 26px 'Space Grotesk'}.total b{font-size:50px;letter-spacing:-.03em}
    .code{position:absolute;left:36px;right:36px;bottom:28px;height:66px;display:flex;justify-content:space-between}.code i{background:${ink.night};height:66px}
    .torn{position:absolute;left:0;bottom:-23px}`,
  );
}
