import { PICTURE_HASH_LENGTH } from '../../src/picture-file.ts';

const NAME = new RegExp(`([\\w-]+)\\.[\\w-]{${PICTURE_HASH_LENGTH}}(?:-(\\d+))?\\.(\\w+)$`);

/** Returns what the name of a picture's file says, or the end of its URL; a picture in one size has no width. */
export function readPictureFile(file: string) {
  const [, name, width, format] = NAME.exec(file) ?? [];
  return { name, width: width ? Number(width) : undefined, format };
}
