import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { furtherLanguages } from '../../../plugins/further-languages.ts';
import { temporaryFolder } from '../../support/temporary-files.ts';

const root = temporaryFolder('further-languages');

test('keeps the owner’s files of a language, and prefers them to generated ones of the same name', async () => {
  const files = {
    'index.html': '<p>Hello</p>',
    'vite.config.js': `export default {
      plugins: [{
        name: 'card',
        generateBundle() { this.emitFile({ type: 'asset', fileName: 'card.vcf', source: 'made' }) },
      }],
    }`,
    'public/de/talk.txt': 'Mein Vortrag',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(resolve(root, file)), { recursive: true });
    writeFileSync(resolve(root, file), text);
  }
  const own: Plugin = {
    name: 'own',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'de/card.vcf', source: 'Meine Karte' });
    },
  };
  await build({
    root,
    logLevel: 'silent',
    configFile: resolve(root, 'vite.config.js'),
    plugins: [own, furtherLanguages(['de'])],
  });
  const read = (file: string) => readFileSync(resolve(root, 'dist', file), 'utf8');
  expect(read('de/index.html')).toContain('Hello');
  expect(read('de/talk.txt')).toBe('Mein Vortrag');
  expect(read('card.vcf')).toBe('made');
  expect(read('de/card.vcf')).toBe('Meine Karte');
});
