/** A rounded rectangle around (x, y), as short as SVG allows. */
function box(fill: string, x: number, y: number, w: number, h: number, r: number, turn = 0): string {
  const spin = turn ? ` transform="rotate(${turn} ${x} ${y})"` : '';
  return `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${spin}/>`;
}

/** The climber, hanging by one hand from the origin. */
export function climber(): string {
  return [
    box('#5f3a30', -44, 92, 34, 52, 10),
    box('#ffe08a', -66, 62, 44, 11, 5, 24),
    box('#e8622c', 10, 42, 18, 84, 9, 4),
    box('#ffe08a', 4, 2, 24, 24, 9),
    box('#e8622c', -52, 104, 17, 48, 8, 52),
    box('#ffe08a', -74, 118, 22, 22, 9),
    box('#332a46', -24, 142, 18, 46, 9, 14),
    box('#332a46', 0, 140, 18, 44, 9, -12),
    box('#2a1d20', -26, 168, 30, 18, 8, 10),
    box('#2a1d20', 8, 164, 30, 18, 8, -14),
    box('#ff7a45', -14, 98, 54, 58, 15),
    box('#c94d22', -32, 98, 8, 56, 4),
    box('#c94d22', 4, 98, 8, 56, 4),
    box('#332a46', -14, 124, 52, 18, 8),
    box('#ffe08a', -16, 72, 52, 15, 7),
    box('#f2c29b', -18, 46, 66, 52, 19),
    '<path d="M-62 38a44 42 0 0 1 88 0z" fill="#ff7a45"/><path d="M-25-3h14v41h-14z" fill="#ffe08a"/>',
    box('#e0602c', -18, 37, 94, 11, 5),
    '<circle cx="-18" cy="19" r="12" fill="#3a3140"/><circle cx="-18" cy="19" r="8" fill="#fff3cf"/>',
    '<g fill="#fffaf0"><circle cx="-33" cy="53" r="9"/><circle cx="-5" cy="53" r="9"/></g>',
    '<g fill="#241a26"><circle cx="-32" cy="55" r="5.5"/><circle cx="-4" cy="55" r="5.5"/></g>',
    '<ellipse cx="-18" cy="66" rx="5" ry="5.5" fill="#7c2230"/>',
  ].join('');
}
