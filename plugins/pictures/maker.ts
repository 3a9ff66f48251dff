import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { singleFile } from '../../src/picture-file.ts';
import { pathFrom } from '../content/read/folder.ts';
import { ContentError, fileFault } from '../fault.ts';
import { keepFile } from '../project.ts';
import { ENCODE_PREVIEW, isDrawing } from './encode.ts';
import { type Master, openPicture } from './file.ts';

/** Formats that a decoder can read in a smaller size. It reads files of all others whole, however small the result. */
const SHRINKABLE = /^(jpeg|webp|svg)$/;

export type PictureMaker = ReturnType<typeof pictureMaker>;

/** Returns functions that open and encode the pictures of a project; `node_modules/.cache/pictures` keeps what they have encoded. */
export function pictureMaker(root: string) {
  const cache = resolve(root, 'node_modules/.cache/pictures');
  let last: { master: Master; decoded: ReturnType<typeof decode> } | undefined;

  /** Opens a picture, which is decoded only once for several calls in a row. */
  async function open(master: Master) {
    if (last?.master !== master) last = { master, decoded: decode(master.file) };
    const { image, isDrawn } = await last.decoded;
    return { image: image.clone(), isDrawn };
  }

  /** Returns a picture as `encode` encodes it; if the cache has a file of the name, that one. */
  async function encoded(
    name: string,
    master: Master,
    encode: (image: Sharp, isDrawn: boolean) => Sharp,
  ): Promise<Buffer> {
    const cached = resolve(cache, name);
    if (existsSync(cached)) return readFile(cached);
    const data = await open(master)
      .then(({ image, isDrawn }) => encode(image, isDrawn).toBuffer())
      .catch(() => {
        const file = pathFrom(root, master.file);
        throw new ContentError([fileFault(file, ["can't be read completely", 'save it again'])]);
      });
    keepFile(cached, data);
    return data;
  }

  /** Returns the file of a preview, in the format that makes it smaller: JPEG for a photograph, mostly PNG for a drawing. */
  async function preview(stem: string, draw: () => Promise<Sharp>): Promise<string> {
    const inCache = (format: string) => resolve(cache, singleFile(stem, format));
    let format = Object.keys(ENCODE_PREVIEW).find((name) => existsSync(inCache(name)));
    if (!format) {
      const image = await draw();
      const [jpg, png] = await Promise.all([ENCODE_PREVIEW.jpg(image.clone()), ENCODE_PREVIEW.png(image)]);
      format = jpg.length < png.length ? 'jpg' : 'png';
      keepFile(inCache(format), format === 'jpg' ? jpg : png);
    }
    return inCache(format);
  }

  return { open, encoded, preview };
}

/** Returns a picture, upright, to be resized; made of its pixels if the whole file would be decoded again for each width. */
async function decode(file: string) {
  const image = openPicture(await readFile(file)).rotate();
  const { format } = await image.metadata();
  const { data, info } = await image.clone().raw().toBuffer({ resolveWithObject: true });
  return {
    image: SHRINKABLE.test(format) ? image : sharp(data, { raw: info }),
    isDrawn: isDrawing(data, info.channels),
  };
}
