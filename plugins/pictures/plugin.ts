import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { lookup } from 'mrmime';
import type { Logger, Plugin } from 'vite';
import { FORMATS, pictureFile, singleFile } from '../../src/picture-file.ts';
import type { FilmView, PictureView } from '../../src/views.ts';
import type { Owner } from '../content/owner.ts';
import { isObject } from '../content/read/values.ts';
import type { Content, Draft, FilmUse, PictureUse } from '../content/types.ts';
import { siteUrl } from '../deployment/editions.ts';
import { mapRecord } from '../map-record.ts';
import { ENCODE, WIDTHS, widthsFor } from './encode.ts';
import type { Master } from './file.ts';
import { pictureMaker } from './maker.ts';
import { mastersOf } from './masters.ts';
import { previewFiles } from './preview.ts';

/** How many pictures are encoded at once: as many as Node has threads for such work. */
const AT_ONCE = 4;

export interface Pictures {
  /** Returns a draft as a view, in which served files replace the pictures and films of the draft. */
  fill: <View>(draft: Draft<View>) => Promise<View>;
  /** Returns the path of each page's link preview below the base; undefined for a page without one. */
  previews: (content: Content) => Promise<Record<string, string | undefined>>;
  /** Writes the pictures and films of all languages into the folder of the built site. */
  write: (dist: string, logger: Pick<Logger, 'info'>) => Promise<void>;
  /** Makes a picture once the dev server is asked for it. */
  plugin: Plugin;
}

/** True for a picture or film of a draft: a part with a `src`, and the role of one. */
const isUse = (draft: object): draft is PictureUse | FilmUse =>
  'src' in draft && 'role' in draft && ['film', ...Object.keys(WIDTHS)].includes(String(draft.role));

/**
 * Returns functions that make the site's pictures from the masters in the owner's `pictures/`: each picture that a page shows in
 * several widths, as AVIF and WebP, with a hash of the contents in its name.
 */
export function pictures(owner: Pick<Owner, 'root' | 'folder' | 'address'>): Pictures {
  const masters = mastersOf(owner);
  const maker = pictureMaker(owner.root);
  /** For each served file, by its name, the function that makes its bytes. */
  const files = new Map<string, () => Promise<Buffer>>();

  async function fill(draft: unknown): Promise<unknown> {
    if (Array.isArray(draft)) return Promise.all(draft.map(fill));
    if (!isObject(draft)) return draft;
    if (isUse(draft)) return draft.role === 'film' ? filmOf(draft) : pictureOf(draft);
    const entries = Object.entries(draft).map(async ([key, value]) => [key, await fill(value)]);
    return Object.fromEntries(await Promise.all(entries));
  }

  async function filmOf({ src, captions, poster }: FilmUse): Promise<FilmView> {
    return {
      src: serveAsIs(await masters.get(src)),
      captions: captions && serveAsIs(await masters.get(captions)),
      poster: await pictureOf(poster),
    };
  }

  async function pictureOf({ src, alt = '', caption, role }: PictureUse): Promise<PictureView> {
    const master = await masters.get(src);
    const { width, height, isPlain } = master;
    const base = { width, height, alt, caption };
    if (isPlain) return { ...base, src: serveAsIs(master), widths: [] };
    const stem = masters.stemOf(master);
    const widths = widthsFor(role, width, height);
    for (const px of widths)
      for (const format of FORMATS) {
        const name = pictureFile(stem, px, format);
        files.set(name, () =>
          maker.encoded(name, master, (image, isDrawn) => ENCODE[format](image, px, isDrawn)),
        );
      }
    return { ...base, src: stem, widths };
  }

  /** Returns the name by which a file is served as it is. */
  function serveAsIs(master: Master): string {
    const name = singleFile(masters.stemOf(master), extname(master.file).slice(1).toLowerCase());
    files.set(name, () => readFile(master.file));
    return name;
  }

  async function previews(content: Content): Promise<Record<string, string>> {
    const url = siteUrl(content, owner.address);
    const drawn = await previewFiles(content, owner.folder, masters, maker, url);
    return mapRecord(drawn, (file) => {
      files.set(basename(file), () => readFile(file));
      return `assets/${basename(file)}`;
    });
  }

  async function write(dist: string, logger: Pick<Logger, 'info'>): Promise<void> {
    logger.info(`writing ${files.size} pictures; new ones are encoded, which takes a while, and then kept`);
    // All workers take from one iterator.
    const entries = files.entries();
    const work = async () => {
      for (const [name, make] of entries) await writeFile(resolve(dist, 'assets', name), await make());
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  return { fill: fill as Pictures['fill'], previews, write, plugin: serving(files) };
}

/** Returns what makes a file once the dev server is asked for it. */
const serving = (files: Map<string, () => Promise<Buffer>>): Plugin => ({
  name: 'pictures',
  configureServer({ middlewares, config }) {
    middlewares.use(async (request, response, next) => {
      const name = request.url?.replace(`${config.base}assets/`, '').replace(/\?.*/, '') ?? '';
      const make = files.get(name);
      if (!make) return next();
      try {
        const data = await make();
        response.setHeader('content-type', lookup(name) ?? '');
        response.end(data);
      } catch (error) {
        // Nobody awaits this function, so an exception would end the server.
        config.logger.error(`${error}`);
        response.statusCode = 500;
        response.end();
      }
    });
  },
});
