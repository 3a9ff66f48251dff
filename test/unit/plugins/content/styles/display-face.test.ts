import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { displayFace } from '../../../../../plugins/content/styles/display-face.ts';
import { validContent, writeContent } from '../../../../support/content.ts';
import { temporaryFolder } from '../../../../support/temporary-files.ts';

const root = temporaryFolder('display-face');

/** Builds a site that has only display type. */
async function built(content = validContent(), files: Record<string, string> = {}) {
  const folder = resolve(root, 'src/content');
  await writeContent(folder, content, files);
  const page = {
    name: 'page',
    resolveId: (id: string) => (id === 'page' ? id : undefined),
    load: (id: string) => (id === 'page' ? "import 'display-face:type.css';" : undefined),
  };
  const output = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    base: '/sub/',
    plugins: [page, displayFace(root, folder)],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: 'page' } },
  });
  const assets = (output as Rolldown.RolldownOutput).output.filter((file) => file.type === 'asset');
  return {
    css: String(assets.find(({ fileName }) => fileName.endsWith('.css'))?.source),
    fonts: assets.filter(({ fileName }) => fileName.endsWith('.woff2')),
  };
}

const system = (css: string) => /^:root\{--display:\s*system-ui,\s*sans-serif\}/.test(css.trim());

test('the site has its faces below its base, with a hash of their contents in the name', async () => {
  const { css, fonts } = await built();
  expect(fonts.map(({ fileName }) => fileName.replace(/-[\w-]{8}\./, '.'))).toEqual([
    'assets/display.woff2',
    'assets/display-more.woff2',
  ]);
  for (const { fileName } of fonts) expect(css).toContain(`url(/sub/${fileName})`);
  expect((await built()).fonts).toEqual(fonts);
});

test('an owner can choose another font, or none', async () => {
  const content = validContent();
  content.site.font = '@fontsource/inter/900';
  const { fonts } = await built(content);
  expect(fonts[0]?.source).not.toEqual((await built()).fonts[0]?.source);
  content.site.font = 'system';
  const none = await built(content);
  expect(none.fonts).toEqual([]);
  expect(system(none.css)).toBe(true);
});

/** The line length of short titles in em, on screens that are not wide. */
const shortLine = (css: string) => Number(/h1 ?\{ ?--letters: ?([\d.]+)/.exec(css)?.[1]);

test('the line length of titles follows the width of the face', async () => {
  const content = validContent();
  content.site.font = 'system';
  expect(shortLine((await built(content)).css)).toBe(4.4);
  // A wide one.
  content.site.font = '@fontsource/inter/900';
  expect(shortLine((await built(content)).css)).toBeGreaterThan(4.4);
});

test('falls back to the system’s font if the content is unreadable or the font is missing; the check reports both', async () => {
  expect(system((await built(validContent(), { 'site.json': '{' })).css)).toBe(true);
  const content = validContent();
  content.site.font = '@fontsource/no-such-font';
  expect(system((await built(content)).css)).toBe(true);
});
