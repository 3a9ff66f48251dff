import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { singleFile } from '../../src/picture-file.ts';
import { pathFrom } from '../content/read/folder.ts';
import { ContentError, fileFault } from '../fault.ts';
import { ENCODE_PREVIEW, isDrawing } from './encode.ts';
import { type Master, openPicture } from './file.ts';

/** Formats from which a smaller picture can be decoded; files of others are decoded whole, however large. */
const SHRINKS = /^(jpeg|webp|svg)$/;

/** Returns what encodes the pictures of a project, and keeps them in `node_modules/.cache/pictures`. */
export function pictureMaker(root: string) {
  const cache = resolve(root, 'node_modules/.cache/pictures');
  let last: { master: Master; decoded: ReturnType<typeof decode> } | undefined;

  /** Opens a picture; the one that was opened last is decoded only once. */
  async function open(master: Master) {
    if (last?.master !== master) last = { master, decoded: decode(master.file) };
    const { image, isDrawn } = await last.decoded;
    return { image: image.clone(), isDrawn };
  }

  /** Returns a picture that is encoded by `encode`, from the folder if it has a file of the name. */
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
        throw new ContentError([fileFault(file, "can't be read completely", 'save it again')]);
      });
    await keep(cached, data);
    return data;
  }

  /** Returns the file of a preview, in the format in which it is smaller: a photograph as JPEG, a drawing mostly as PNG. */
  async function preview(stem: string, draw: () => Promise<Sharp>): Promise<string> {
    const inCache = (format: string) => resolve(cache, singleFile(stem, format));
    let format = Object.keys(ENCODE_PREVIEW).find((each) => existsSync(inCache(each)));
    if (!format) {
      const image = await draw();
      const [jpg, png] = await Promise.all([ENCODE_PREVIEW.jpg(image.clone()), ENCODE_PREVIEW.png(image)]);
      format = jpg.length < png.length ? 'jpg' : 'png';
      await keep(inCache(format), format === 'jpg' ? jpg : png);
    }
    return inCache(format);
  }

  async function keep(file: string, data: Buffer): Promise<void> {
    await mkdir(cache, { recursive: true });
    await writeFile(`${file}.${process.pid}`, data);
    await rename(`${file}.${process.pid}`, file);
  }

  return { open, encoded, preview };
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
