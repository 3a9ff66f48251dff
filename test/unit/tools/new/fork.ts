import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openOwner } from '../../../../plugins/open-owner.ts';
import { OPTIONS, type Options, readOptions } from '../../../../tools/new/answers.ts';
import { readResume } from '../../../../tools/new/from-file.ts';
import { makeOwn } from '../../../../tools/new/make-own.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

/** A project in which nobody has run the command yet. */
export const root = temporaryFolder('new-owner');
export const inContent = (path: string) => resolve(root, 'src/content', path);
export const read = (path: string) => readFileSync(inContent(path), 'utf8');
export const json = (path: string) => JSON.parse(read(path));

/** What the command has of these words. */
export const optionsOf = (...args: string[]) => readOptions(parseArgs({ args, options: OPTIONS }).values);

/** Makes the site the owner's with these options. */
export const ownWith = (options: Options) =>
  makeOwn(root, options, new Date(), options.from ? readResume(options.from) : undefined);

/** Runs the command with these words. */
export const own = (...words: string[]) => ownWith(optionsOf(...words));

/** What the check then says. */
export const faults = async (env = {}) => (await openOwner(root, inContent(''), env).check()).faults;
