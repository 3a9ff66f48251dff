import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { fontFaces, PICTURES, type Studio } from '../studio';
import { openGraph } from './open-graph';
import { accents } from './palette';

const OWNER = 'Robin Sample';
const LIMIT = 150_000;

const cards = [
  { name: 'home', title: OWNER, line: 'Full-stack developer', accent: accents.home },
  {
    name: 'devhive',
    title: 'DevHive',
    line: 'A collaboration platform for agile teams',
    accent: accents.devhive,
  },
  {
    name: 'notify',
    title: 'Notify',
    line: 'Music streaming with a merchandise store',
    accent: accents.notify,
  },
  {
    name: 'climbor-die',
    title: 'Climbor Die',
    line: 'A climbing race above rising lava',
    accent: accents.climborDie,
  },
];

async function projectPicture(name: string): Promise<string | undefined> {
  const file = resolve(PICTURES, name, 'card.webp');
  if (!existsSync(file)) return undefined;
  const png = await sharp(file).resize(1144, 716, { fit: 'cover' }).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** The number of colours that keeps the file small enough for services that fetch link cards. */
async function light(png: Buffer): Promise<Buffer> {
  for (const colours of [256, 160, 112, 80, 56]) {
    const small = await sharp(png).png({ palette: true, colours, dither: 0.5, effort: 10 }).toBuffer();
    if (small.length < LIMIT) return small;
  }
  return sharp(png).png({ palette: true, colours: 40, dither: 0, effort: 10 }).toBuffer();
}

export async function drawOpenGraph(studio: Studio): Promise<void> {
  const fonts = await fontFaces();
  await mkdir(resolve(PICTURES, 'identity'), { recursive: true });
  for (const { name, ...card } of cards) {
    const picture = await projectPicture(name);
    const png = await studio.shoot(openGraph({ ...card, owner: OWNER, fonts, picture }), {
      width: 1200,
      height: 630,
    });
    await writeFile(resolve(PICTURES, `identity/og-${name}.png`), await light(png));
  }
}
