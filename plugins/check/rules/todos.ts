import { type OwnerFiles, sourcesOf } from '../../content/read/owner-files.ts';
import { allStrings } from '../../content/read/source.ts';
import type { Fault } from '../../fault.ts';
import { quoted, TODO } from '../schema-faults.ts';
import { isReal } from './site.ts';

/** Finds what whoever wrote the content was not sure of, in every group of every file. */
const todos = (files: OwnerFiles): Fault[] =>
  sourcesOf(files)
    .flatMap(allStrings)
    .filter(({ path }) => path.includes(TODO))
    .map(({ value, fault }) => fault(`${quoted(value)} is still to do`, 'do it, then remove this note'));

/** The notes stop only the build of a site that is published. */
export const todoRules = {
  faults: [(files: OwnerFiles, env: NodeJS.ProcessEnv) => (isReal(env.SITE_URL) ? todos(files) : [])],
  warnings: [(files: OwnerFiles, env: NodeJS.ProcessEnv) => (isReal(env.SITE_URL) ? [] : todos(files))],
};
