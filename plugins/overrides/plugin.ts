import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Owner } from '../content/owner.ts';
import { isBelow, pathFrom } from '../content/read/folder.ts';
import { fileAt, nameOf, ORIGINAL, originalFile, SOURCES } from './folder.ts';
import { OVERRIDABLE } from './list.ts';

/**
 * Puts the owner's override in the place of a file of `src/` wherever that is imported. A relative path in an override that
 * leads nowhere is looked for in `src/`, so an unchanged copy of a file works.
 */
export function overrides({ overrides: folder, forget }: Owner): Plugin {
  if (!folder) return { name: 'overrides' };
  /** Returns the override of a file of `src/`, if there is one. */
  const overrideOf = (id: string) => {
    const file = pathFrom(SOURCES, id);
    const override = resolve(folder, file);
    return OVERRIDABLE.includes(nameOf(file)) && existsSync(override) ? override : undefined;
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
      const isInOverride = isBelow(folder, importer);
      const isRelative = id.startsWith('.');
      if (isInOverride && isRelative && fileAt(resolve(dirname(importer), id))) return undefined;
      const resolveFrom = (file: string) => this.resolve(id, file, { ...options, skipSelf: true });
      const original = isInOverride ? resolve(SOURCES, pathFrom(folder, importer)) : importer;
      // A package may be installed by the owner, or only within reach of the code.
      const resolved =
        (isInOverride && !isRelative && (await resolveFrom(importer))) || (await resolveFrom(original));
      const override = resolved && overrideOf(resolved.id);
      return override ? normalizePath(override) : isInOverride ? resolved : undefined;
    },
    load(id) {
      const file = id.replace(/\?.*/, '');
      if (!file.endsWith('.css') || !isBelow(folder, file)) return undefined;
      // The compiler of styles resolves their imports itself and asks no plugin.
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
        // Vite sends a change to the page by itself, but a new or removed file changes what other files import.
        if (event === 'change') return;
        moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      });
    },
  };
}
