import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { lookup } from 'mrmime';
import sharp, { type Sharp } from 'sharp';
import type { Plugin } from 'vite';
import { ContentError, fileFault } from '../content/fault.ts';
import { isBelow, pathFrom } from '../content/read/folder.ts';
import type { Content, PictureOf, PictureRole, Pictures } from '../content/types.ts';
import type { Owner } from '../owner.ts';
import { drawPreview, previewView, withPicture } from '../pdf/preview.ts';
import { ENCODE, ENCODE_PREVIEW, ENCODING_SETTINGS, isDrawing } from './encode.ts';
import { hashOf, type Master, openPicture, pictureKey, pictureSlug, readMasters } from './file.ts';

/** Widths in px by use: on a phone of 412 CSS px at 1.75, on a desktop at 1 and 2, at full size. */
const WIDTHS: Record<Exclude<PictureRole, 'file'>, number[]> = {
  portrait: [160, 264, 480],
  logo: [48, 96],
  card: [736, 1080, 1600],
  wide: [736, 1080, 1600, 2400],
};

/** The widths of pictures that are taller than wide, because the layout sizes such pictures by their height. */
const TALL_WIDTHS = [320, 540, 736, 1080, 1600];

/** WebP's limit in one direction; screenshots of full pages can be higher. */
const HIGHEST_PX = 16_383;

/** So many pictures are encoded at once: as many as Node has threads for it. */
const AT_ONCE = 4;
/** Of these formats a smaller picture is decoded than is in the file; of others all of it, however large. */
const SHRINKS = /^(jpeg|webp|svg)$/;

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
        register(`${stem}-${each}.${format}`, master, (image, isDrawn) => encode(image, each, isDrawn));
    return { ...base, src: stem, widths };
  };

  const preview = (src: string) => {
    const master = masterOf(src);
    return smallerPreview(master.stem, async () => (await open(master)).image);
  };

  async function drawn(page: string, content: Content): Promise<string | undefined> {
    const view = previewView(page, content);
    const master = view.picture ? masters.get(pictureKey(view.picture)) : undefined;
    const svg = await drawPreview(view, !!master, folder);
    if (!svg) return undefined;
    const recipe = [svg, ENCODING_SETTINGS, master?.stem].join('\n');
    const stem = `preview-${pictureSlug(page)}.${hashOf(Buffer.from(recipe))}`;
    return smallerPreview(stem, async () => withPicture(svg, view, master && (await open(master)).image));
  }

  /** Keeps a preview in the format in which it is smaller: a photograph as JPEG, a drawing mostly as PNG. */
  async function smallerPreview(stem: string, draw: () => Promise<Sharp>): Promise<string> {
    const inCache = (format: string) => resolve(cache, `${stem}.${format}`);
    let format = Object.keys(ENCODE_PREVIEW).find((each) => existsSync(inCache(each)));
    if (!format) {
      const image = await draw();
      const [jpg, png] = await Promise.all([ENCODE_PREVIEW.jpg(image.clone()), ENCODE_PREVIEW.png(image)]);
      format = jpg.length < png.length ? 'jpg' : 'png';
      await keep(inCache(format), format === 'jpg' ? jpg : png);
    }
    const file = inCache(format);
    variants.set(basename(file), () => readFile(file));
    return `assets/${basename(file)}`;
  }

  let last: { master: Master; decoded: ReturnType<typeof decode> } | undefined;

  /** Opens a picture; the one that was opened last is decoded only once. */
  async function open(master: Master) {
    if (last?.master !== master) last = { master, decoded: decode(master.file) };
    const { image, isDrawn } = await last.decoded;
    return { image: image.clone(), isDrawn };
  }

  async function keep(file: string, data: Buffer): Promise<void> {
    await mkdir(cache, { recursive: true });
    await writeFile(`${file}.${process.pid}`, data);
    await rename(`${file}.${process.pid}`, file);
  }

  function register(name: string, master: Master, make: (image: Sharp, isDrawn: boolean) => Sharp): void {
    const cached = resolve(cache, name);
    variants.set(name, async () => {
      if (existsSync(cached)) return readFile(cached);
      const data = await open(master)
        .then(({ image, isDrawn }) => make(image, isDrawn).toBuffer())
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
      const each = variants.entries();
      const work = async () => {
        for (const [name, make] of each)
          this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: await make() });
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
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

/** Reads a picture, upright, to be resized: from its pixels, if all of it would be decoded for each width. */
async function decode(file: string) {
  const image = openPicture(await readFile(file)).rotate();
  const { format } = await image.metadata();
  const { data, info } = await image.clone().raw().toBuffer({ resolveWithObject: true });
  return {
    image: SHRINKS.test(format) ? image : sharp(data, { raw: info }),
    isDrawn: isDrawing(data, info.channels),
  };
}
