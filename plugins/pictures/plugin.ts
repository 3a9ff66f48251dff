import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { lookup } from 'mrmime';
import sharp, { type Sharp } from 'sharp';
import type { Plugin } from 'vite';
import type { Format } from '../../src/components/picture-url.ts';
import { ContentError, fileFault } from '../content/fault.ts';
import { isBelow, pathFrom } from '../content/read/folder.ts';
import type { Content, PictureOf, PictureRole, Pictures } from '../content/types.ts';
import { PREVIEW_PX } from '../deployment/head.ts';
import type { Owner } from '../owner.ts';
import { drawPreview, PREVIEW_TEMPLATE, previewView } from '../pdf/preview.ts';
import { hashOf, type Master, openPicture, pictureKey, pictureSlug, readMasters } from './file.ts';

/** Widths in px by use: on a phone of 412 CSS px at 1.75, on a desktop at 1 and 2, at full size. */
const WIDTHS: Record<Exclude<PictureRole, 'file'>, number[]> = {
  portrait: [160, 264, 480],
  logo: [48, 96],
  card: [736, 1080, 1600],
  wide: [736, 1080, 1600, 2400],
};

/** The same for pictures that are taller than wide: the layout sizes them by their height. */
const TALL_WIDTHS = [320, 540, 736, 1080, 1600];

/**
 * How pictures are encoded, by their width in px. Small portraits and logos are in every first view: they get the
 * encoder's full effort. Phones download the next ones: effort 3 would save 3 % of their bytes in twice the time. The
 * quality keeps text in screenshots crisp.
 */
const ENCODERS = [
  { below: 300, avif: { quality: 45, effort: 9 }, webp: { quality: 74, effort: 4 } },
  { below: 800, avif: { quality: 50, effort: 2 }, webp: { quality: 74, effort: 4 } },
  { below: Number.POSITIVE_INFINITY, avif: { quality: 50, effort: 1 }, webp: { quality: 74, effort: 2 } },
];
/** Colours in half the resolution, as WebP has them: saves 5 % of the bytes and a quarter of the time. */
const CHROMA = { chromaSubsampling: '4:2:0' };
const PREVIEW = { palette: true, effort: 9 };

const encoderFor = (px: number) => ENCODERS.find(({ below }) => px < below);

/** Resizes a picture to a width in px and encodes it, in each format that pages offer. */
const ENCODE: Record<Format, (image: Sharp, width: number) => Sharp> = {
  avif: (image, width) => image.resize({ width }).avif({ ...encoderFor(width)?.avif, ...CHROMA }),
  webp: (image, width) => image.resize({ width }).webp(encoderFor(width)?.webp),
};

const encodePreview = (image: Sharp): Sharp => image.resize(PREVIEW_PX).png(PREVIEW);

/** WebP's limit in one direction; screenshots of full pages can be higher. */
const HIGHEST_PX = 16_383;

/** Everything that decides a file's bytes, as a string: pictures that were encoded differently get other names. */
const ENCODING_SETTINGS = JSON.stringify([ENCODERS, CHROMA, PREVIEW_PX, PREVIEW, sharp.versions]);

/** The widths that a picture of a size is served in, none wider than the picture. */
function widthsFor(role: keyof typeof WIDTHS, width: number, height: number): number[] {
  const widest = Math.min(width, Math.floor((HIGHEST_PX * width) / height));
  const offered = role === 'wide' && height > width ? TALL_WIDTHS : WIDTHS[role];
  const widths = offered.filter((candidate) => candidate <= widest);
  return widths.length ? widths : [widest];
}

/**
 * Generates the site's pictures from the masters in the owner's `pictures/`: each that a page shows, in
 * several widths, as AVIF and WebP, with a hash of the contents in its name. Encoded files are cached
 * in `node_modules/.cache/pictures`.
 */
export function pictures({ root, folder }: Pick<Owner, 'root' | 'folder'>): Pictures & { plugin: Plugin } {
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
        try {
          const data = await make();
          response.setHeader('content-type', lookup(name) ?? '');
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
