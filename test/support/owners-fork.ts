import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Fork } from './fork.ts';
import { COMPONENTS, PACKAGES } from './owners-code/packages.ts';
import { writeFiles } from './temporary-files.ts';

const CODE = resolve(import.meta.dirname, 'owners-code');

/** Where an owner puts components: a file of `src`, and the text of it that they come before. */
export const PLACES = {
  /** On the home page, in each language, and on each version of the résumé. */
  hero: ['components/hero.tsx', '<p className="actions">'],
  project: ['pages/project.tsx', '<Facts facts={facts} />'],
  version: ['pages/version.tsx', '{asks.length > 0'],
} as const;

/** A copy of this project whose owner has written components, and installed packages from npm. */
export class OwnersFork extends Fork {
  constructor(name: string) {
    super(name);
    cpSync(CODE, this.path('src/components/own'), { recursive: true });
    writeFiles(this.path('src/components/own'), COMPONENTS);
    writeFiles(this.path('node_modules'), PACKAGES);
  }

  /**
   * Shows some of the components.
   * @param files where they come from, with their names
   */
  show(place: keyof typeof PLACES, files: Record<string, string[]>): void {
    const [file, before] = PLACES[place];
    const imports = Object.entries(files).map(
      ([from, names]) => `import { ${names.join(', ')} } from '/src/components/own/${from}';\n`,
    );
    const tags = Object.values(files).flatMap((names) => names.map((name) => `<${name} />`));
    this.edit(`src/${file}`, before, `<div>${tags.join('')}</div>${before}`, imports.join(''));
  }

  /** Replaces a text of a file, which must have it; `start` is put at the beginning. */
  edit(file: string, text: string, by: string, start = ''): void {
    const path = this.path(file);
    const code = readFileSync(path, 'utf8');
    if (!code.includes(text)) throw new Error(`${file} has no ${text}`);
    writeFileSync(path, start + code.replace(text, () => by));
  }
}
