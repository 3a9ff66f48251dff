import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import type { Studio } from '../studio';
import { accents, ink } from './palette';

const PUBLIC = resolve(import.meta.dirname, '../../../public');

// On a grid of 16 so that each edge falls on a pixel at the smallest size.
const MARK = `<path d="M3 4l4 4-4 4" fill="none" stroke="${accents.home}" stroke-width="2"/><path fill="${accents.home}" d="M9 11h5v2H9z"/><path fill="${accents.home}" opacity=".7" d="M11 7h2v2h-2z"/><path fill="${accents.home}" opacity=".4" d="M11 3h2v2h-2z"/>`;

/** The prompt with a glyph falling onto its cursor. */
function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3.5" fill="${ink.night}"/>${MARK}</svg>\n`;
}

/** @param unit px per step of the logo's grid: an integer keeps edges sharp, a small one fits a mask's safe zone */
function tile(side: number, unit: number): string {
  const start = side / 2 - 8 * unit;
  return `<style>body{margin:0;background:${ink.night}}svg{display:block}</style>
    <svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><g transform="translate(${start} ${start}) scale(${unit})">${MARK}</g></svg>`;
}

export async function drawIcons(studio: Studio): Promise<void> {
  await mkdir(PUBLIC, { recursive: true });
  await writeFile(resolve(PUBLIC, 'favicon.svg'), favicon());
  const icons = [
    { name: 'apple-touch-icon.png', side: 180, unit: 9 },
    { name: 'icon-192.png', side: 192, unit: 10 },
    { name: 'icon-512.png', side: 512, unit: 28 },
    { name: 'icon-maskable-512.png', side: 512, unit: 24 },
  ];
  for (const { name, side, unit } of icons) {
    const png = await studio.shoot(tile(side, unit), { width: side, height: side });
    await sharp(png).png({ palette: true, colours: 32, dither: 0, effort: 10 }).toFile(resolve(PUBLIC, name));
  }
}
