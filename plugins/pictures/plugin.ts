import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import type { Sharp } from 'sharp';
import type { Plugin } from 'vite';
import { ContentError, fileFault } from '../content/fault.ts';
import { isBelow, pathFrom } from '../content/read/folder.ts';
import type { Content, PictureOf, Pictures } from '../content/types.ts';
import { drawPreview, PREVIEW_TEMPLATE, previewView } from '../pdf/preview.ts';
import { hashOf, type Master, openPicture, pictureKey, pictureSlug, readMasters } from './file.ts';
import { ENCODE, ENCODING_SETTINGS, encodePreview, widthsFor } from './formats.ts';

const OTHER_TYPES: Record<string, string> = { mp4: 'video/mp4', webm: 'video/webm', vtt: 'text/vtt' };

/**
 * Generates the site's pictures from the masters in the owner's `pictures/`: each that a page shows, in
 * several widths, as AVIF and WebP, with a hash of the contents in its name. Encoded files are cached
 * in `node_modules/.cache/pictures`.
 */
export function pictures(root: string, folder: string): Pictures & { plugin: Plugin } {
  const cache = resolve(root, 'node_modules/.cache/pictures');
  let masters = new Map<string, Master>();
  const variants = new Map<string, () => Promise<Buffer>>();
  let scanned: Promise<Map<string, Master>> | undefined;

  async function scan() {
    // Modules load in parallel: all wait for a single scan of the folder.
    scanned ??= readMasters(resolve(folder, 'pictures'), ENCODING_SETTINGS);
    masters = await scanned;
  }

  function masterOf(src: string): Master {
    const found = masters.get(pictureKey(src));
    if (!found) throw new Error(`${pathFrom(root, folder)}/pictures/${src} does not exist`);
    return found;
  }

  const view: PictureOf = ({ src, alt, caption }, role) => {
    const master = masterOf(src);
    const { stem, width, height } = master;
    const base = { width, height, alt: alt ?? '', caption };
    if (role === 'file' || master.isPlain) {
      const served = stem + extname(master.file).toLowerCase();
      variants.set(served, () => readFile(master.file));
      return { ...base, src: served, widths: [] };
    }
    const widths = widthsFor(role, width, height);
    for (const each of widths)
      for (const [format, encode] of Object.entries(ENCODE))
        register(`${stem}-${each}.${format}`, master, (image) => encode(image, each));
    return { ...base, src: stem, widths };
  };

  function preview(src: string): string {
    const master = masterOf(src);
    const name = `${master.stem}.png`;
    register(name, master, encodePreview);
    return `assets/${name}`;
  }

  async function drawn(page: string, content: Content): Promise<string | undefined> {
    const view = previewView(page, content);
    const master = view.picture ? masters.get(pictureKey(view.picture)) : undefined;
    const recipe = [PREVIEW_TEMPLATE, ENCODING_SETTINGS, JSON.stringify(view), master?.stem].join('\n');
    const name = `preview-${pictureSlug(page)}.${hashOf(Buffer.from(recipe))}.png`;
    const file = resolve(cache, name);
    if (!existsSync(file)) {
      const image = await drawPreview(view, master && openPicture(master.file).rotate(), folder);
      if (!image) return undefined;
      await keep(file, await encodePreview(image).toBuffer());
    }
    variants.set(name, () => readFile(file));
    return `assets/${name}`;
  }

  async function keep(file: string, data: Buffer): Promise<void> {
    await mkdir(cache, { recursive: true });
    await writeFile(`${file}.${process.pid}`, data);
    await rename(`${file}.${process.pid}`, file);
  }

  function register(name: string, master: Master, make: (image: Sharp) => Sharp): void {
    const cached = resolve(cache, name);
    variants.set(name, async () => {
      if (existsSync(cached)) return readFile(cached);
      const data = await make(openPicture(master.file).rotate())
        .toBuffer()
        .catch(() => {
          const file = pathFrom(root, master.file);
          throw new ContentError([fileFault(file, "can't be read completely", 'save it again')]);
        });
      await keep(cached, data);
      return data;
    });
  }

  const plugin: Plugin = {
    name: 'pictures',
    async generateBundle() {
      // sharp encodes as many at once as it has threads, and queues the others.
      const work = async ([name, make]: [string, () => Promise<Buffer>]) =>
        this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: await make() });
      await Promise.all([...variants].map(work));
    },
    configureServer({ middlewares, config, watcher }) {
      watcher.on('all', (_, file) => {
        if (isBelow(resolve(folder, 'pictures'), file)) scanned = undefined;
      });
      middlewares.use(async (request, response, next) => {
        const name = request.url?.replace(`${config.base}assets/`, '').replace(/\?.*/, '') ?? '';
        const make = variants.get(name);
        if (!make) return next();
        const type = extname(name).slice(1).replace('svg', 'svg+xml');
        try {
          const data = await make();
          response.setHeader('content-type', OTHER_TYPES[type] ?? `image/${type}`);
          response.end(data);
        } catch (error) {
          // Nothing awaits this function: an exception would end the server.
          config.logger.error(`${error}`);
          response.statusCode = 500;
          response.end();
        }
      });
    },
  };
  return { scan, view, preview, drawn, plugin };
}
