import { ARTISTS } from '../catalogue';
import { money } from '../format';
import { icon } from '../icons';
import { page } from '../page';
import { ink } from '../palette';
import { productArt } from '../product-art';
import { shell } from '../shell';
import { CART, FREE_SHIPPING_FROM, lineTotal, product, TAX_PERCENT, TOTALS } from '../shop';

const SUGGESTED = ['cassette', 'mug', 'cap'] as const;

export function cart(): Promise<string> {
  const lines = CART.map((line) => {
    const item = product(line.id);
    return `<article><div class="shot" style="background:${item.field}">${productArt(item, 116)}</div>
      <div class="grow"><h3>${item.name}</h3><span class="muted">${ARTISTS[item.artist].name} · ${line.variant}</span><span class="each">${money(item.cents)} each</span></div>
      <span class="stepper">${icon('minus', 20)}<b>${line.quantity}</b>${icon('plus', 20)}</span><b class="amount">${money(lineTotal(line))}</b></article>`;
  });
  const missing = FREE_SHIPPING_FROM - TOTALS.subtotal;
  const suggestions = SUGGESTED.map((id) => {
    const item = product(id);
    return `<div class="more"><div class="mini" style="background:${item.field}">${productArt(item, 78)}</div><div><b>${item.name}</b><span>${money(item.cents)}</span></div></div>`;
  });
  const main = `
    <h1>Your cart <span class="muted">${TOTALS.items} items</span></h1>
    <section class="lines">${lines.join('')}
      <h2>Goes well with</h2><div class="between">${suggestions.join('')}</div></section>
    <aside class="summary"><h2>Summary</h2>
      <p><span>Subtotal</span><b>${money(TOTALS.subtotal)}</b></p><p><span>Shipping</span><b>${money(TOTALS.shipping)}</b></p><p><span>Tax, ${TAX_PERCENT}%</span><b>${money(TOTALS.tax)}</b></p>
      <p class="total"><span>Total</span><b>${money(TOTALS.total)}</b></p>
      <div class="button large">${icon('lock', 24)}Check out</div>
      <div class="code">${icon('tag', 24)}<span class="grow">Promo code</span><b>Apply</b></div>
      <div class="free"><div class="bar"><i style="width:${(TOTALS.subtotal / FREE_SHIPPING_FROM) * 100}%"></i></div>
      <span>Add <b>${money(missing)}</b> for free shipping</span></div></aside>`;
  return page(
    shell(main, { place: 'Store' }),
    `h1{font-size:62px}h1 .muted{font:500 24px Inter;letter-spacing:0;margin-left:10px}
    .lines{position:absolute;left:36px;top:84px;width:736px}
    article{display:flex;align-items:center;gap:22px;height:146px;border-bottom:2px solid ${ink.raised}}
    .shot{width:124px;height:124px;border-radius:20px;display:grid;place-items:center}
    h3{font-size:25px;margin-bottom:6px}article .grow span{display:block}.each{font-weight:600;margin-top:6px}
    .stepper{display:flex;align-items:center;justify-content:space-between;width:126px;height:50px;padding:0 14px;border-radius:25px;background:${ink.high};font-size:20px}
    .amount{width:112px;text-align:right;font:700 27px 'Space Grotesk'}
    .lines h2{margin:22px 0 14px;font-size:26px}
    .more{display:flex;align-items:center;gap:14px;line-height:1.3}.mini{width:92px;height:92px;border-radius:18px;display:grid;place-items:center}.more b,.more span{display:block}
    .more>div:last-child{width:126px}
    .summary{position:absolute;right:36px;top:0;width:360px;height:696px;padding:34px 32px;border-radius:28px;background:${ink.violet};color:${ink.onViolet};display:flex;flex-direction:column}
    .summary h2{font-size:38px;margin-bottom:26px}.summary p{display:flex;justify-content:space-between;font-size:21px;height:48px;align-items:center}
    .summary .total{margin-top:18px;padding-top:26px;height:auto;border-top:3px solid ${ink.onViolet};font:700 24px 'Space Grotesk';align-items:flex-end}.total b{font-size:50px;line-height:1;letter-spacing:-.03em}
    .summary .button{margin-top:34px;background:${ink.onViolet};color:#fff}
    .code{display:flex;align-items:center;gap:12px;height:60px;margin-top:18px;padding:0 22px;border-radius:30px;border:2px solid ${ink.onViolet};font-size:18px}
    .free{margin-top:auto;font-size:18px}.free .bar{height:12px;border-radius:6px;background:#9478e0;margin-bottom:12px}.free i{background:${ink.onViolet};border-radius:6px}`,
  );
}
