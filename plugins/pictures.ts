import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, relative, resolve } from 'node:path';
import type { Sharp } from 'sharp';
import type { Plugin } from 'vite';
import type { PictureView } from '../src/views.ts';
import { PREVIEW_PX } from './content/head.ts';
import { openPicture, pictureKey } from './content/picture-file.ts';
import type { PictureOf } from './content/types.ts';
import { FORMATS, RECIPE, widthsFor } from './picture-formats.ts';
import { type Master, readMasters } from './picture-masters.ts';

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
    const widths = widthsFor(role, width, height);
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
