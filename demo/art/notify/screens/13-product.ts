import { ARTISTS } from '../catalogue';
import { money } from '../format';
import { icon } from '../icons';
import { page } from '../page';
import { ink } from '../palette';
import { productArt } from '../product-art';
import { times } from '../random';
import { shell } from '../shell';
import { product } from '../shop';

const COLORS = ['#6d4fd6', '#1d1b26', '#d9472f', '#2f7d4f'];
const SIZES = ['XS', 'S', 'M', 'L', 'XL'];
const FACTS = [
  ['Organic cotton, 420 g/m²', 'package'],
  ['Ships in 2 days from the print shop', 'truck'],
  ['70% goes to Fenna Oru', 'heart'],
] as const;

export function productPage(): Promise<string> {
  const item = product('hoodie');
  const thumbs = COLORS.map(
    (color, i) => `<div class="thumb${i ? '' : ' on'}">${productArt({ ...item, color }, 108)}</div>`,
  );
  const swatches = COLORS.map((color, i) => `<i class="${i ? '' : 'on'}" style="background:${color}"></i>`);
  const sizes = SIZES.map(
    (size) => `<span class="size${size === 'M' ? ' on' : size === 'XS' ? ' gone' : ''}">${size}</span>`,
  );
  const facts = FACTS.map(([text, glyph]) => `<p class="row">${icon(glyph, 26, ink.violet)}${text}</p>`);
  const main = `
    <section class="gallery"><div class="thumbs">${thumbs.join('')}</div><div class="shot">${productArt(item, 510)}<span class="flag">${item.label} in the store</span></div></section>
    <section class="info"><p class="violet strong">${ARTISTS[item.artist].name} · Tidal Rooms tour</p>
      <h1>${item.name}</h1>
      <div class="row price"><b>${money(item.cents)}</b><span class="row stars">${times(5, () => icon('starred', 22, ink.amber))}<span class="muted">4.8 (236)</span></span></div>
      <p class="pick"><b>Color</b> Violet</p><div class="row swatches">${swatches.join('')}</div>
      <p class="pick"><b>Size</b> M <span class="violet guide">Size guide</span></p><div class="row sizes">${sizes.join('')}</div>
      <div class="row" style="gap:16px"><span class="button large grow">${icon('cart', 26)}Add to cart</span><span class="save">${icon('heart', 30)}</span></div>
      <div class="facts">${facts.join('')}</div></section>`;
  return page(
    shell(main, { place: 'Store' }),
    `.gallery{position:absolute;left:36px;top:0;width:680px;height:696px;display:grid;grid-template-columns:130px 1fr;gap:18px}
    .thumbs{display:grid;grid-template-rows:repeat(4,1fr);gap:14px}.thumb{border-radius:20px;background:#e9e2d6;display:grid;place-items:center}
    .thumb.on{box-shadow:inset 0 0 0 6px ${ink.violet}}
    .shot{position:relative;border-radius:28px;background:${item.field};display:grid;place-items:center}
    .flag{position:absolute;left:24px;top:24px;padding:10px 20px;border-radius:24px;background:${ink.night};font-weight:700;font-size:18px}
    .info{position:absolute;left:760px;right:36px;top:4px}.info h1{font-size:68px;margin:8px 0 12px;line-height:.98}
    .info>p:first-child{font-size:19px}
    .price{gap:26px}.price b{font:700 44px 'Space Grotesk'}.stars{gap:4px}.stars .muted{margin-left:8px}
    .pick{margin:18px 0 10px;font-size:18px;color:${ink.muted}}.pick b{color:${ink.text};margin-right:8px}.guide{float:right;font-weight:600}
    .swatches{gap:20px;padding:4px}.swatches i{width:48px;height:48px;border-radius:50%}.swatches i+i{box-shadow:inset 0 0 0 2px #ffffff44}
    .swatches .on{box-shadow:0 0 0 4px ${ink.night},0 0 0 7px ${ink.violet}}
    .sizes{gap:12px;margin-bottom:24px}.size{flex:1;height:58px;border-radius:16px;background:${ink.high};display:grid;place-items:center;font-weight:700;font-size:20px}
    .size.on{background:${ink.violet};color:${ink.onViolet}}.size.gone{background:none;border:2px dashed ${ink.line};color:#7d7a8c}
    .save{width:64px;height:64px;border-radius:50%;border:2px solid ${ink.muted};display:grid;place-items:center}
    .facts{margin-top:18px}.facts p{gap:16px;height:42px;font-size:18px}`,
  );
}
