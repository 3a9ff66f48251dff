import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, relative, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Plugin } from 'vite';
import type { PictureView } from '../src/views.ts';
import { PREVIEW_PX } from './content/head.ts';
import { openPicture, pictureKey } from './content/picture-file.ts';
import type { PictureOf, PictureRole } from './content/types.ts';
import { type Master, readMasters } from './picture-masters.ts';

/**
 * Widths in px that each kind of picture is served in, picked from how wide the layout shows it:
 * a phone of 412 CSS px at 1.75 first, then a desktop at 1 and 2, then full-size.
 */
const WIDTHS: Record<PictureRole, number[]> = {
  portrait: [160, 264, 480],
  logo: [48, 96],
  card: [736, 1080, 1600],
  wide: [736, 1080, 1600, 2400],
};

/** The same for what is taller than wide: a layout shows it by its height. */
const TALL_WIDTHS = [320, 540, 736, 1080, 1600];

/** Up to this width a phone pays for the bytes, and the encoder may take its time: 5 % fewer for 5 times as long. */
const PHONE_PX = 800;
const effort = (width: number, patient: number, quick: number) => (width < PHONE_PX ? patient : quick);

/** A face of an inch or a logo: what is on each first view gets all the time that the encoder wants. */
const SMALL_PX = 300;
const SMALL_AVIF = { quality: 45, effort: 9 };

/** AVIF first; WebP for the browsers that lack it. Quality is where screen text stays crisp. */
const FORMATS = {
  avif: (image: Sharp, width: number) =>
    image.avif(width < SMALL_PX ? SMALL_AVIF : { quality: 50, effort: effort(width, 4, 1) }),
  webp: (image: Sharp, width: number) => image.webp({ quality: 74, effort: effort(width, 4, 2) }),
} as const;

/** The most that WebP can hold in one direction: full pages are photographed higher. */
const HIGHEST_PX = 16_383;

const RECIPE = `${JSON.stringify(WIDTHS)} ${JSON.stringify(SMALL_AVIF)} ${Object.values(FORMATS).join()} ${effort} ${JSON.stringify(sharp.versions)}`;

export interface Pictures {
  /** Looks at the masters, once until one changes; to be awaited before `view`. */
  scan(): Promise<void>;
  view: PictureOf;
  /** The same for a link preview: 1200 × 630, as PNG; its address below the base. */
  preview(src: string): string;
  plugin: Plugin;
}

/**
 * Makes the site's pictures out of the masters in `src/content/pictures/`: each that a page shows
 * in several widths, as AVIF and WebP, under a name with the hash of its content. What was encoded
 * once is kept in `node_modules/.cache/pictures`.
 */
export function pictures(root: string, folder: string): Pictures {
  const cache = resolve(root, 'node_modules/.cache/pictures');
  let masters = new Map<string, Master>();
  /** What makes each file of a site, by its name. */
  const variants = new Map<string, () => Promise<Buffer>>();
  let scanned: Promise<Map<string, Master>> | undefined;

  // Modules load side by side: all wait for one look at the folder.
  async function scan() {
    scanned ??= readMasters(resolve(folder, 'pictures'), RECIPE);
    masters = await scanned;
  }

  function masterOf(src: string): Master {
    const found = masters.get(pictureKey(src));
    if (!found) throw new Error(`src/content/pictures/${src} does not exist`);
    return found;
  }

  const view: PictureOf = ({ src, alt, caption }, role): PictureView => {
    const master = masterOf(src);
    const { stem, width, height, vector } = master;
    const base = { width, height, alt: alt ?? '', caption };
    if (vector) {
      variants.set(`${stem}.svg`, () => readFile(master.file));
      return { ...base, src: `${stem}.svg`, widths: [] };
    }
    const widest = Math.min(width, Math.floor((HIGHEST_PX * width) / height));
    const offered = role === 'wide' && height > width ? TALL_WIDTHS : WIDTHS[role];
    const widths = offered.filter((candidate) => candidate <= widest);
    if (!widths.length) widths.push(widest);
    for (const each of widths)
      for (const format of ['avif', 'webp'] as const)
        encoded(`${stem}-${each}.${format}`, master, (image) =>
          FORMATS[format](image.resize({ width: each }), each),
        );
    return { ...base, src: stem, widths };
  };

  function preview(src: string): string {
    const master = masterOf(src);
    const name = `${master.stem}.png`;
    encoded(name, master, (image) => image.resize(PREVIEW_PX).png({ palette: true, effort: 9 }));
    return `assets/${name}`;
  }

  /** Has a file made, or taken from what was made before. */
  function encoded(name: string, master: Master, make: (image: Sharp) => Sharp): void {
    const kept = resolve(cache, name);
    variants.set(name, async () => {
      if (existsSync(kept)) return readFile(kept);
      const data = await make(openPicture(master.file).rotate())
        .toBuffer()
        .catch((cause) => {
          const name = relative(root, master.file).replaceAll('\\', '/');
          throw new Error(`${name} can't be read to its end; save it anew`, { cause });
        });
      await mkdir(cache, { recursive: true });
      await writeFile(`${kept}.${process.pid}`, data);
      await rename(`${kept}.${process.pid}`, kept);
      return data;
    });
  }

  const plugin: Plugin = {
    name: 'pictures',
    buildStart() {
      scanned = undefined;
    },
    async generateBundle() {
      // As many at once as sharp has threads for; the others wait there.
      const work = async ([name, make]: [string, () => Promise<Buffer>]) =>
        this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: await make() });
      await Promise.all([...variants].map(work));
    },
    configureServer({ middlewares, config, watcher }) {
      watcher.on('all', (_, file) => {
        if (file.startsWith(resolve(folder, 'pictures'))) scanned = undefined;
      });
      middlewares.use(async (request, response, next) => {
        const name = request.url?.replace(`${config.base}assets/`, '').replace(/\?.*/, '') ?? '';
        const make = variants.get(name);
        if (!make) return next();
        const type = extname(name).slice(1).replace('svg', 'svg+xml');
        try {
          const data = await make();
          response.setHeader('content-type', `image/${type}`);
          response.end(data);
        } catch (error) {
          // Nobody waits for this function: what it threw would end the server.
          config.logger.error(`${error}`);
          response.statusCode = 500;
          response.end();
        }
      });
    },
  };
  return { scan, view, preview, plugin };
}
