import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, relative, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Plugin } from 'vite';
import type { PictureView } from '../src/views.ts';
import { PREVIEW_PX } from './content/head.ts';
import type { PictureOf, PictureRole } from './content/types.ts';

/**
 * Widths in px that each kind of picture is served in, picked from how wide the layout shows it:
 * a phone of 412 CSS px at 1.75 first, then a desktop at 1 and 2, then full-size.
 */
const WIDTHS: Record<PictureRole, number[]> = {
  portrait: [128, 240, 480],
  logo: [48, 96],
  card: [360, 680, 1040],
  wide: [736, 1080, 1600, 2400],
};

/** The same for what is taller than wide: a layout shows it by its height. */
const TALL_WIDTHS = [320, 540, 736, 1080, 1600];

/** Up to this width a phone pays for the bytes, and the encoder may take its time: 5 % fewer for 5 times as long. */
const PHONE_PX = 800;
const effort = (width: number, patient: number, quick: number) => (width < PHONE_PX ? patient : quick);

/** AVIF first; WebP for the browsers that lack it. Quality is where screen text stays crisp. */
const FORMATS = {
  avif: (image: Sharp, width: number) => image.avif({ quality: 50, effort: effort(width, 4, 1) }),
  webp: (image: Sharp, width: number) => image.webp({ quality: 74, effort: effort(width, 4, 2) }),
} as const;
type Format = keyof typeof FORMATS;

const RASTER = /\.(png|jpe?g|webp|avif|tiff?)$/i;
const RECIPE = `${JSON.stringify(WIDTHS)} ${Object.values(FORMATS).join()} ${effort} ${JSON.stringify(sharp.versions)}`;

interface Master {
  file: string;
  /** Address below `assets/`, without width and ending. */
  stem: string;
  width: number;
  height: number;
  vector: boolean;
}

/** What is made of a master: its own file as it is, a link preview, or a picture of a width and a format. */
interface Variant {
  master: Master;
  as: 'svg' | 'png' | { width: number; format: Format };
}

/** The picture pipeline of one build. */
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
 * @param root absolute path of the project
 * @param content absolute path of the owner's folder
 */
export function pictures(root: string, content: string): Pictures {
  const folder = resolve(content, 'pictures');
  const cache = resolve(root, 'node_modules/.cache/pictures');
  let masters = new Map<string, Master>();
  const variants = new Map<string, Variant>();
  let scanned: Promise<void> | undefined;

  // Modules load side by side: all wait for one look at the folder.
  const scan = () => {
    scanned ??= readMasters();
    return scanned;
  };

  async function readMasters() {
    const found = new Map<string, Master>();
    if (!existsSync(folder)) return;
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const file = resolve(entry.parentPath, entry.name);
      const vector = extname(file) === '.svg';
      if (!vector && !RASTER.test(file)) continue;
      const name = relative(folder, file).replaceAll('\\', '/');
      const data = await readFile(file);
      const { width = 0, height = 0, orientation = 1 } = await sharp(data).metadata();
      const turned = orientation >= 5;
      found.set(name, {
        file,
        stem: `${name.replace(/\.\w+$/, '').replaceAll('/', '-')}.${hash(data, vector ? '' : RECIPE)}`,
        width: turned ? height : width,
        height: turned ? width : height,
        vector,
      });
    }
    masters = found;
  }

  function masterOf(src: string): Master {
    const found = masters.get(src);
    if (!found) throw new Error(`src/content/pictures/${src} does not exist`);
    return found;
  }

  const view: PictureOf = ({ src, alt, caption }, role): PictureView => {
    const master = masterOf(src);
    const { stem, width, height, vector } = master;
    const base = { width, height, alt: alt ?? '', caption };
    if (vector) {
      variants.set(`${stem}.svg`, { master, as: 'svg' });
      return { ...base, src: `${stem}.svg`, widths: [] };
    }
    const wanted = role === 'wide' && height > width ? TALL_WIDTHS : WIDTHS[role];
    const widths = wanted.filter((candidate) => candidate <= width);
    if (!widths.length) widths.push(width);
    for (const each of widths)
      for (const format of ['avif', 'webp'] as const)
        variants.set(`${stem}-${each}.${format}`, { master, as: { width: each, format } });
    return { ...base, src: stem, widths };
  };

  function preview(src: string): string {
    const master = masterOf(src);
    const name = `${master.stem}.png`;
    variants.set(name, { master, as: 'png' });
    return `assets/${name}`;
  }

  async function encode(name: string, { master, as }: Variant): Promise<Buffer> {
    if (as === 'svg') return readFile(master.file);
    const kept = resolve(cache, name);
    if (existsSync(kept)) return readFile(kept);
    const image = sharp(master.file).rotate();
    const made =
      as === 'png'
        ? image.resize(PREVIEW_PX).png({ palette: true, effort: 9 })
        : FORMATS[as.format](image.resize({ width: as.width }), as.width);
    const data = await made.toBuffer();
    await mkdir(cache, { recursive: true });
    await writeFile(`${kept}.${process.pid}`, data);
    await rename(`${kept}.${process.pid}`, kept);
    return data;
  }

  const plugin: Plugin = {
    name: 'pictures',
    buildStart() {
      scanned = undefined;
    },
    async generateBundle() {
      const queue = [...variants];
      const work = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const [name, variant] = next;
          const source = await encode(name, variant);
          this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
        }
      };
      await Promise.all([work(), work()]);
    },
    configureServer({ middlewares, config, watcher }) {
      watcher.on('all', (_, file) => {
        if (file.startsWith(folder)) scanned = undefined;
      });
      middlewares.use(async (request, response, next) => {
        const name = request.url?.replace(`${config.base}assets/`, '').replace(/\?.*/, '') ?? '';
        const variant = variants.get(decodeURIComponent(name));
        if (!variant) return next();
        const { as } = variant;
        const type = as === 'svg' ? 'svg+xml' : as === 'png' ? as : as.format;
        response.setHeader('content-type', `image/${type}`);
        response.end(await encode(name, variant));
      });
    },
  };
  return { scan, view, preview, plugin };
}

const hash = (data: Buffer, recipe: string) =>
  createHash('sha256').update(data).update(recipe).digest('base64url').slice(0, 8);
