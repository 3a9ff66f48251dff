import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { pictureKey } from '../../../pictures/file.ts';
import type { Fault } from '../../fault.ts';
import { filesIn } from '../../read/folder.ts';
import { type OwnerFiles, sourcesOf } from '../../read/owner-files.ts';
import { findStrings } from '../../read/source.ts';
import { remedyForMissing } from './pictures.ts';

const STARTS: Record<string, RegExp> = {
  '.mp4': /^.{4}ftyp/s,
  '.webm': /^.E\xdf\xa3/s,
  '.vtt': /^(\xef\xbb\xbf)?WEBVTT/,
};
const KINDS = { video: ['.mp4', '.webm'], captions: ['.vtt'] };

/** Cloudflare Pages takes no larger file. */
const MOST_MIB = 25;
const MIB = 2 ** 20;

/** Checks that every film, and the captions of each, exist and are what they are called. */
export const checkFilms = (files: OwnerFiles): Fault[] =>
  filesOf(files).flatMap(({ source, path, value, name, extensions, all }) => {
    const fault = (problem: string, remedy: string) => [source.fault(path, problem, remedy)];
    const extension = extname(value).toLowerCase();
    if (!extensions.includes(extension))
      return fault(`${value} is not a ${extensions.join(' or ')} file`, 'convert it, and name that file');
    if (!name)
      return fault(`there is no file ${value} in ${files.shown}/pictures/`, remedyForMissing(value, all));
    const data = readFileSync(resolve(files.folder, 'pictures', name));
    if (!STARTS[extension]?.test(data.toString('latin1', 0, 16)))
      return fault(`${name} is not what its name says`, `save it again as ${extension}`);
    const mib = Math.round((data.length / MIB) * 10) / 10;
    const problem = `${name} has ${mib} MiB; some hosts take at most ${MOST_MIB}`;
    return data.length > MOST_MIB * MIB ? fault(problem, 'shorten it, or compress it more') : [];
  });

/** The films and captions that the content names, each with its file below `pictures/`, if that exists. */
function filesOf(files: OwnerFiles) {
  const all = filesIn(resolve(files.folder, 'pictures'));
  return sourcesOf(files).flatMap((source) =>
    Object.entries(KINDS).flatMap(([field, extensions]) =>
      [
        ...findStrings(source, 'banner', field),
        ...findStrings(source, 'sections', '*', 'blocks', '*', field),
      ].map((found) => {
        const name = all.find((each) => pictureKey(each) === pictureKey(found.value));
        return { ...found, source, name, extensions, all };
      }),
    ),
  );
}
