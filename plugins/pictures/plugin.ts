import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { lookup } from 'mrmime';
import type { Logger, Plugin } from 'vite';
import { FORMATS, pictureFile, pictureStem, singleFile } from '../../src/picture-file.ts';
import type { FilmView, PictureView } from '../../src/views.ts';
import type { Owner } from '../content/owner.ts';
import { filesIn, pathFrom } from '../content/read/folder.ts';
import { isObject } from '../content/read/source.ts';
import type { Content, Draft, FilmUse, PictureUse } from '../content/types.ts';
import { pagesOf } from '../content/views/pages.ts';
import { siteUrl } from '../deployment/editions.ts';
import { ENCODE, ENCODING_SETTINGS, widthsFor } from './encode.ts';
import { hashOf, type Master, pictureKey, pictureSlug, readMaster } from './file.ts';
import { pictureMaker } from './maker.ts';
import { drawPreview, previewView, withPicture } from './preview.ts';

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

/**
 * Returns functions that make the site's pictures from the masters in the owner's `pictures/`: each picture that a page shows in
 * several widths, as AVIF and WebP, with a hash of the contents in its name.
 */
export function pictures(owner: Pick<Owner, 'root' | 'folder' | 'address'>): Pictures {
  const { root, folder } = owner;
  const { open, encoded, preview } = pictureMaker(root);
  const masterFolder = resolve(folder, 'pictures');
  /** For each served file, by its name, the function that makes its bytes. */
  const files = new Map<string, () => Promise<Buffer>>();

  async function findMaster(src = ''): Promise<Master | undefined> {
    const name = filesIn(masterFolder).find((file) => pictureKey(file) === pictureKey(src));
    return name === undefined ? undefined : readMaster(resolve(masterFolder, name));
  }

  async function masterOf(src: string): Promise<Master> {
    const master = await findMaster(src);
    if (!master) throw new Error(`${pathFrom(root, folder)}/pictures/${src} does not exist`);
    return master;
  }

  const stemOf = ({ file, hash }: Master) => pictureStem(pictureSlug(pathFrom(masterFolder, file)), hash);

  async function fill(draft: unknown): Promise<unknown> {
    if (Array.isArray(draft)) return Promise.all(draft.map(fill));
    if (!isObject(draft)) return draft;
    if ('src' in draft && 'role' in draft) {
      const use = draft as PictureUse | FilmUse;
      return use.role === 'film' ? filmOf(use) : pictureOf(use);
    }
    const entries = Object.entries(draft).map(async ([key, value]) => [key, await fill(value)]);
    return Object.fromEntries(await Promise.all(entries));
  }

  async function filmOf({ src, captions, poster }: FilmUse): Promise<FilmView> {
    return {
      src: serve(await masterOf(src)),
      captions: captions && serve(await masterOf(captions)),
      poster: await pictureOf(poster),
    };
  }

  async function pictureOf({ src, alt = '', caption, role }: PictureUse): Promise<PictureView> {
    const master = await masterOf(src);
    const { width, height, isPlain } = master;
    const base = { width, height, alt, caption };
    if (isPlain) return { ...base, src: serve(master), widths: [] };
    const stem = stemOf(master);
    const widths = widthsFor(role, width, height);
    for (const px of widths)
      for (const format of FORMATS) {
        const name = pictureFile(stem, px, format);
        files.set(name, () => encoded(name, master, (image, isDrawn) => ENCODE[format](image, px, isDrawn)));
      }
    return { ...base, src: stem, widths };
  }

  /** Returns the name by which a file is served as it is. */
  function serve(master: Master): string {
    const name = singleFile(stemOf(master), extname(master.file).slice(1).toLowerCase());
    files.set(name, () => readFile(master.file));
    return name;
  }

  async function previews(content: Content): Promise<Record<string, string | undefined>> {
    const { site, projects } = content;
    const paths: Record<string, string | undefined> = {};
    const url = siteUrl(content, owner.address);
    const previewed = pagesOf(content).filter(({ kind }) => kind === 'home' || kind === 'project');
    for (const { name: page } of previewed) {
      const src = page === 'home' ? site.openGraph : projects[page]?.openGraph;
      const file = src ? await chosenPreview(src) : url && (await drawnPreview(page, content, url));
      if (!file) continue;
      files.set(basename(file), () => readFile(file));
      paths[page] = `assets/${basename(file)}`;
    }
    return paths;
  }

  /** Returns the preview that the owner has chosen for a page. */
  async function chosenPreview(src: string): Promise<string> {
    const master = await masterOf(src);
    return preview(stemOf(master), async () => (await open(master)).image);
  }

  /** Returns a preview of a page's title, tagline and picture; undefined if the fonts lack letters. */
  async function drawnPreview(page: string, content: Content, url: string): Promise<string | undefined> {
    const view = previewView(page, content, url);
    const master = await findMaster(view.picture);
    const svg = await drawPreview(view, !!master, folder);
    if (!svg) return undefined;
    const recipe = [svg, ENCODING_SETTINGS, master && stemOf(master)].join('\n');
    const stem = pictureStem(`preview-${pictureSlug(page)}`, hashOf(Buffer.from(recipe)));
    return preview(stem, async () => withPicture(svg, view, master && (await open(master)).image));
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

  const plugin: Plugin = {
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
  };
  return { fill: fill as Pictures['fill'], previews, write, plugin };
}
