import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fontFaces, PICTURES, type Studio, save } from '../studio';
import { banner } from './banner/banner';
import { bundlePage } from './bundle';
import { hudStyle } from './hud/style';

const SHOTS = [
  '01-lobby',
  '02-first-platforms',
  '03-moving-platforms',
  '04-wall-climb',
  '05-lava-rising',
  '06-fall',
  '07-checkpoint',
  '08-crowd-race',
  '09-summit',
  '10-leaderboard',
  'card',
] as const;

/** Draws the game's screenshots, its card and its banner. */
export async function draw(studio: Studio): Promise<void> {
  await drawBanner();
  const [code, fonts] = await Promise.all([bundlePage(), fontFaces()]);
  for (const shot of SHOTS) {
    const frame = { width: 1600, height: shot === 'card' ? 1000 : 900 };
    const html = document(shot, code, `${fonts}\n${hudStyle}`);
    await save(`climbor-die/${shot}.webp`, await studio.shoot(html, frame), 'scene');
  }
}

async function drawBanner(): Promise<void> {
  const file = resolve(PICTURES, 'climbor-die/banner.svg');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, banner());
}

function document(shot: string, code: string, style: string): string {
  return `<!doctype html><html lang="en" data-shot="${shot}"><meta charset="utf-8">
<style>${style}</style><body><script>${code}</script></body></html>`;
}
