import { resolve } from 'node:path';
import { pictureStem } from '../../src/picture-file.ts';
import type { Owner } from '../content/owner.ts';
import { filesIn, pathFrom } from '../content/read/folder.ts';
import { type Master, pictureKey, pictureSlug, readMaster } from './file.ts';

export type Masters = ReturnType<typeof mastersOf>;

/** Returns functions that find the files in the owner's `pictures/`, and name what is made of them. */
export function mastersOf({ root, folder }: Pick<Owner, 'root' | 'folder'>) {
  const masters = resolve(folder, 'pictures');

  async function find(src = ''): Promise<Master | undefined> {
    const name = filesIn(masters).find((file) => pictureKey(file) === pictureKey(src));
    return name === undefined ? undefined : readMaster(resolve(masters, name));
  }

  async function get(src: string): Promise<Master> {
    const master = await find(src);
    if (!master) throw new Error(`${pathFrom(root, folder)}/pictures/${src} does not exist`);
    return master;
  }

  /** Returns the beginning of the names of the files that are made of a master. */
  const stemOf = ({ file, hash }: Master) => pictureStem(pictureSlug(pathFrom(masters, file)), hash);

  return { find, get, stemOf };
}
