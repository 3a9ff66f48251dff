import { ARTISTS } from '../catalogue';
import { money } from '../format';
import { icon } from '../icons';
import { page } from '../page';
import { ink } from '../palette';
import { productArt } from '../product-art';
import { shell } from '../shell';
import { PRODUCTS, type Product } from '../shop';

const FILTERS = ['All', 'Clothing', 'Music', 'Prints', 'Objects'];

export function store(): Promise<string> {
  const cards = Object.values(PRODUCTS).map((item: Product) => {
    const label = item.label ? `<span class="flag">${item.label}</span>` : '';
    return `<article><div class="shot" style="background:${item.field}">${label}${productArt(item, 208)}</div>
      <div class="between"><b class="clip">${item.name}</b><b class="price">${money(item.cents)}</b></div><span class="muted">${ARTISTS[item.artist].name}</span></article>`;
  });
  const main = `
    <div class="between head"><h1>The store</h1><span class="row" style="gap:12px">${FILTERS.map((name, i) => `<span class="chip${i ? '' : ' on'}">${name}</span>`).join('')}
      <span class="chip">Popular first${icon('down', 18)}</span></span></div>
    <section class="shelf">${cards.join('')}</section>`;
  return page(
    shell(main, { place: 'Store' }),
    `.head{margin-bottom:18px}h1{font-size:62px}
    .shelf{display:grid;grid-template-columns:repeat(4,1fr);gap:20px 22px}
    .shot{position:relative;height:232px;border-radius:22px;display:grid;place-items:center;margin-bottom:10px}
    .flag{position:absolute;left:14px;top:14px;height:34px;padding:0 14px;border-radius:17px;background:${ink.night};color:#fff;font:700 16px/34px Inter}
    article .between{font-size:18px;gap:10px}.price{font:700 20px 'Space Grotesk'}article .muted{font-size:16px}`,
  );
}
