import { readdir, stat, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { fontFaces, openStudio, PICTURES, type Studio } from '../studio';
import { ink } from './palette';

const SHEET = resolve(import.meta.dirname, '../contact-sheet.png');
const COLUMNS = 6;
const GAP = 16;
const LABEL = 34;
const LIMIT = 700_000;

interface Cell {
  name: string;
  input: Buffer;
  left: number;
  top: number;
  height: number;
}

async function masters(): Promise<string[]> {
  const files = await readdir(PICTURES, { recursive: true });
  return files.filter((file) => ['.webp', '.svg', '.png'].includes(extname(file))).sort();
}

async function cellOf(name: string, index: number, side: number): Promise<Cell> {
  const height = Math.round(side * 0.68);
  const top = GAP + Math.floor(index / COLUMNS) * (height + LABEL + GAP);
  const left = GAP + (index % COLUMNS) * (side + GAP);
  const file = join(PICTURES, name);
  const isVector = name.endsWith('.svg');
  const picture = sharp(file, isVector ? { density: 300 } : {});
  const share = name.includes('logo-') ? 0.5 : 1;
  const { data, info } = await picture
    .resize({ width: Math.round(side * share), height: Math.round(height * share), fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    name,
    input: data,
    left: left + Math.round((side - info.width) / 2),
    top: top + Math.round((height - info.height) / 2),
    height: top + height,
  };
}

async function ground(studio: Studio, cells: Cell[], side: number): Promise<Buffer> {
  const width = COLUMNS * (side + GAP) + GAP;
  const height = Math.max(...cells.map((cell) => cell.height)) + LABEL + GAP;
  const labels = await Promise.all(
    cells.map(async ({ name, height: below }, index) => {
      const { size } = await stat(join(PICTURES, name));
      const left = GAP + (index % COLUMNS) * (side + GAP);
      return `<p style="left:${left}px;top:${below + 6}px">${name} <i>${(size / 1000).toFixed(1)} kB</i></p>`;
    }),
  );
  const html = `<meta charset="utf-8"><style>${await fontFaces()}
    body{margin:0;background:${ink.sheet}}
    p{position:absolute;width:${side}px;margin:0;font:500 ${Math.max(11, side / 27)}px/1.5 'JetBrains Mono';color:${ink.text};white-space:nowrap;overflow:hidden}
    i{color:${ink.quiet};font-style:normal}</style>${labels.join('')}`;
  return studio.shoot(html, { width, height });
}

async function compose(studio: Studio, names: string[], side: number): Promise<Buffer> {
  const cells = await Promise.all(names.map((name, index) => cellOf(name, index, side)));
  return sharp(await ground(studio, cells, side))
    .composite(cells)
    .png({ palette: true, colours: 256, dither: 0.4, effort: 9 })
    .toBuffer();
}

/** Draws every master into one labelled picture, to review them all at once. */
export async function contactSheet(studio?: Studio): Promise<void> {
  const own = studio ?? (await openStudio());
  try {
    const names = await masters();
    for (const side of [380, 320, 270, 230, 190, 160]) {
      const sheet = await compose(own, names, side);
      if (sheet.length > LIMIT && side > 160) continue;
      await writeFile(SHEET, sheet);
      return;
    }
  } finally {
    if (!studio) await own.close();
  }
}
