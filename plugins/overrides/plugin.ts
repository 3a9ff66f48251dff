import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Owner } from '../content/owner.ts';
import { isBelow, pathFrom } from '../content/read/folder.ts';
import { CODE } from '../project.ts';
import { fileAt, nameOf, ORIGINAL, originalFile } from './folder.ts';
import { OVERRIDABLE } from './list.ts';

const SOURCES = resolve(CODE, 'src');

/**
 * Takes the owner's file wherever a file of `src/` is imported that they have replaced. In the overrides, a relative path that
 * leads nowhere is looked for in `src/`, so a copy of a file works as it is.
 */
export function overrides({ overrides: folder, forget }: Owner): Plugin {
  if (!folder) return { name: 'overrides' };
  /** Returns the owner's file in place of one of the code. */
  const replaced = (id: string) => {
    const file = pathFrom(SOURCES, id);
    const own = resolve(folder, file);
    return nameOf(file) in OVERRIDABLE && existsSync(own) ? own : undefined;
  };
  return {
    name: 'overrides',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id.startsWith(ORIGINAL)) {
        const file = originalFile(id.slice(ORIGINAL.length));
        return file && normalizePath(file);
      }
      if (!importer || !existsSync(folder)) return undefined;
      const isOwn = isBelow(folder, importer);
      if (isOwn && id.startsWith('.') && fileAt(resolve(dirname(importer), id))) return undefined;
      const resolved =
        // What is installed may be the owner's, or only within reach of the code.
        (isOwn && !id.startsWith('.')
          ? await this.resolve(id, importer, { ...options, skipSelf: true })
          : undefined) ??
        (await this.resolve(id, isOwn ? resolve(SOURCES, pathFrom(folder, importer)) : importer, {
          ...options,
          skipSelf: true,
        }));
      const file = resolved && replaced(resolved.id);
      return file ? normalizePath(file) : isOwn ? resolved : undefined;
    },
    load(id) {
      const file = id.replace(/\?.*/, '');
      if (!file.endsWith('.css') || !isBelow(folder, file)) return undefined;
      // What styles import is resolved by their compiler, which asks no plugin.
      return readFileSync(file, 'utf8').replace(/(?<=@import\s+["'])\.[^"']+/g, (path) =>
        existsSync(resolve(dirname(file), path))
          ? path
          : pathFrom(dirname(file), resolve(SOURCES, pathFrom(folder, dirname(file)), path)),
      );
    },
    configureServer({ watcher, moduleGraph, ws }) {
      watcher.add(folder);
      watcher.on('all', (event, file) => {
        if (!isBelow(folder, file)) return;
        forget();
        // A change comes to the page by itself; what is added or removed changes what its importers import.
        if (event === 'change') return;
        moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      });
    },
  };
}
