import { escaped } from '../escaped';
import { falling } from './falling';
import { ink } from './palette';

export interface OpenGraph {
  title: string;
  line: string;
  accent: string;
  owner: string;
  /** The `@font-face` rules from `fontFaces()`. */
  fonts?: string;
  /** A 16:10 picture as a data URL. Without one, characters fall across the entire card. */
  picture?: string;
}

/** Large for a short title and smaller for a long one, so that it fits its column. */
function titleSize(title: string, wide: boolean): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length), wide ? title.length / 2 : 0);
  return Math.min(wide ? 128 : 100, Math.floor((wide ? 1180 : 800) / Math.max(longest, 1)));
}

const art = (accent: string) =>
  `<svg class="prompt" viewBox="0 0 16 16" fill="${accent}"><path d="M3 4l4 4-4 4" fill="none" stroke="${accent}" stroke-width="2"/><path d="M9 11h5v2H9z"/><path opacity=".7" d="M11 7h2v2h-2z"/><path opacity=".4" d="M11 3h2v2h-2z"/></svg>`;

/** The card that a shared link shows, 1200×630, as an HTML document. */
export function openGraph({ title, line, accent, owner, fonts = '', picture }: OpenGraph): string {
  const rain = falling({ width: 1200, height: 630, colour: accent, seed: title.length * 97, strength: 0.55 });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${fonts}
  *{box-sizing:border-box;margin:0}
  body{width:1200px;height:630px;background:${ink.night};color:${ink.text};font-family:Inter;overflow:hidden;position:relative}
  .falling{position:absolute;inset:0}
  .veil{position:absolute;inset:0;background:linear-gradient(90deg,${ink.night} 34%,${ink.night}00 74%)}
  main{position:absolute;left:72px;top:0;bottom:0;width:${picture ? 476 : 700}px;display:flex;flex-direction:column;justify-content:center}
  h1{font:700 ${titleSize(title, !picture)}px/1 'Space Grotesk';letter-spacing:-.03em}
  p{font-size:${picture ? 34 : 42}px;line-height:1.3;color:${ink.quiet};margin-top:26px;letter-spacing:-.01em;text-wrap:balance}
  hr{width:72px;height:8px;border:0;border-radius:4px;background:${accent};margin-bottom:34px}
  footer{position:absolute;left:72px;bottom:52px;font:500 24px 'JetBrains Mono';color:${accent}}
  .picture{position:absolute;right:56px;top:136px;width:572px;height:358px;border-radius:22px;overflow:hidden;border:2px solid ${accent};box-shadow:0 0 0 14px ${ink.night}}
  .picture img{display:block;width:100%;height:100%;object-fit:cover}
  .prompt{position:absolute;right:96px;top:165px;width:300px;height:300px;background:${ink.sheet};border:2px solid ${ink.line};border-radius:64px}
  </style><body>${rain}<div class="veil"></div>
  <main><hr><h1>${escaped(title)}</h1><p>${escaped(line)}</p></main>
  <footer>${title === owner ? '&gt; hello' : `by ${escaped(owner)}`}</footer>
  ${picture ? `<div class="picture"><img src="${picture}" alt=""></div>` : art(accent)}</body></html>`;
}
