import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CODE } from '../../plugins/project.ts';

/** Returns what is in a JSON file; nothing if there is none. */
export const readJson = <Content>(file: string): Partial<Content> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** What the commands read in a `package.json`. */
export interface Manifest {
  name: string;
  version: string;
  engines?: Record<string, string>;
  repository?: { url?: string };
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** That of this code. */
export const PACKAGE = readJson<Manifest>(resolve(CODE, 'package.json')) as Manifest;
