import { mkdir, readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium, findFullChromium } from '../../tools/browsers/find-engines.ts';

/** The folder of the masters that the site's pictures are made from. */
export const PICTURES = resolve(import.meta.dirname, '../content/pictures');

/** The size of a picture in CSS px, and the device px per CSS px. */
export interface Frame {
  width: number;
  height: number;
  scale?: number;
}

/**
 * How a master is stored: `screen` for flat artwork and text (lossless where it matters, WebP),
 * `scene` for rendered 3D (quality 92, WebP), `png` for icons that must be PNG.
 */
export type Keep = 'screen' | 'scene' | 'png';

/** A Chromium that draws pictures the same way each time. Close it when done. */
export interface Studio {
  /**
   * Draws an HTML document and returns it as PNG.
   * Waits for fonts, images and `window.ready` (a promise that the page may set).
   */
  shoot(html: string, frame: Frame): Promise<Buffer>;
  /** Opens an empty page to be photographed; the caller closes it. */
  open(frame: Frame): Promise<Page>;
  close(): Promise<void>;
}

/** Starts the drawing browser, with WebGL in software so that no graphics card is needed. */
export async function openStudio(): Promise<Studio> {
  const browser = await chromium.launch({
    executablePath: findFullChromium() ?? findChromium(),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--disable-gpu-rasterization',
    ],
  });
  const open = ({ width, height, scale = 1 }: Frame) =>
    browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  return {
    open,
    shoot: async (html, frame) => shoot(await open(frame), html),
    close: () => browser.close(),
  };
}

async function shoot(page: Page, html: string) {
  try {
    page.on('pageerror', (error) => console.error(`drawing failed: ${error.message}`));
    await page.setContent(html, { waitUntil: 'load' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      await (window as unknown as { ready?: Promise<unknown> }).ready;
    });
    return await page.screenshot({ type: 'png' });
  } finally {
    await page.close();
  }
}

/**
 * Writes a master to `demo/content/pictures/`.
 * @param name path below that folder, with its extension, for example `notify/01-landing.webp`
 */
export async function save(name: string, png: Buffer, keep: Keep): Promise<void> {
  const file = resolve(PICTURES, name);
  await mkdir(dirname(file), { recursive: true });
  const image = sharp(png);
  if (keep === 'png') await image.png({ compressionLevel: 9 }).toFile(file);
  else if (keep === 'scene') await image.webp({ quality: 92, effort: 6 }).toFile(file);
  else await image.webp({ nearLossless: true, quality: 60, effort: 6 }).toFile(file);
}

/**
 * `@font-face` rules with the fonts inside, so that a drawing looks the same on every machine.
 * Families: `Inter`, `JetBrains Mono`, `Space Grotesk`, `Fredoka` (all variable weights, Latin).
 */
export async function fontFaces(): Promise<string> {
  const faces = await Promise.all(
    Object.entries({
      Inter: 'inter',
      'JetBrains Mono': 'jetbrains-mono',
      'Space Grotesk': 'space-grotesk',
      Fredoka: 'fredoka',
    }).map(async ([family, pack]) => {
      const file = `../node_modules/@fontsource-variable/${pack}/files/${pack}-latin-wght-normal.woff2`;
      const data = await readFile(resolve(import.meta.dirname, file), 'base64');
      return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${data})}`;
    }),
  );
  return faces.join('\n');
}
