import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';

const INTER = resolve(createRequire(import.meta.url).resolve('@fontsource/inter/package.json'), '../files');
const NOTO = resolve(import.meta.dirname, '../../test/support/fonts');
const DEJAVU = resolve(import.meta.dirname, 'fonts');

const SANS = 'Test Sans';
/** The first of the site's own list: this one goes before an installed one. */
const MONO = 'DejaVu Sans Mono';

interface Face {
  family: string;
  weight: number;
  /** Absolute path. */
  file: string;
  /** Letters that it stands in for; without it, all that it has. */
  range?: string;
}

const LATIN: Face[] = [
  ...[400, 600, 700].map((weight) => ({
    family: SANS,
    weight,
    file: `${INTER}/inter-latin-${weight}-normal.woff2`,
  })),
  ...[400, 600].map((weight) => ({
    family: MONO,
    weight,
    file: `${DEJAVU}/dejavu-sans-mono-${weight}.woff2`,
  })),
];

const OTHERS = [
  { range: 'U+2190-21FF', file: `${DEJAVU}/dejavu-sans-mono-400.woff2` },
  {
    range: 'U+600-6FF, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC',
    file: `${NOTO}/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff`,
  },
  {
    range: 'U+3001-3002, U+3041-30FE, U+FF0C, U+FF0E',
    file: `${NOTO}/noto-sans-jp/files/noto-sans-jp-119-400-normal.woff`,
  },
];

const rule = ({ family, weight, range = 'U+0-10FFFF' }: Face, address: string) =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:url(${address});unicode-range:${range}}`;

/** In the page, as it is there offline too. */
const inlined = (face: Face) => rule(face, `data:font/woff2;base64,${readFileSync(face.file, 'base64')}`);

/** The tests' own fonts: what a machine has installed plays no part. A weight that lacks a face would look elsewhere. */
const FACES = [
  ...LATIN.flatMap(({ family, weight }) =>
    OTHERS.map((other) => rule({ family, weight, ...other }, `/fonts/${basename(other.file)}`)),
  ),
  ...LATIN.map(inlined),
];

/** Stands where it rains, and never moves: the columns of the rain, in a grey that is seen on both grounds. */
const RAIN = `body > canvas { display: none }
body::before {
  content: ""; position: fixed; z-index: -1; inset: 0;
  background: repeating-linear-gradient(90deg, #0000 0 8px, #7777 8px 12px, #0000 12px 20px);
}`;

/** What a machine has of its own: letters for text, for a drawing's figures, and in the display face's place. */
const withoutLocal = (text: string) =>
  text
    .replaceAll(/(?<!["-])\b(ui-monospace|monospace)\b/g, `'${MONO}'`)
    .replaceAll('system-ui', `'${SANS}'`)
    .replaceAll(/"Display (Fallback|Android)", ?/g, '');

/**
 * Copies a built site and dresses it for its pictures: letters in the tests' own fonts, a rain that stands still.
 * @param built absolute path of the site
 * @param folder absolute path of the copy, which is made anew
 */
export function dress(built: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(built, folder, { recursive: true, filter: (file) => !/\.(html|svg)\.(br|gz)$/.test(file) });
  for (const { file } of OTHERS) cpSync(file, resolve(folder, 'fonts', basename(file)));
  const style = `<style>${[...FACES, RAIN].join('\n')}</style>`;
  const latin = `<style>${LATIN.map(inlined).join('\n')}</style>`;
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|svg)$/.test(file)) continue;
    const path = resolve(folder, file);
    const text = withoutLocal(readFileSync(path, 'utf8'));
    // Last in a page, so that it goes before what the site says of the same. A drawing knows no fonts but its own.
    const dressed = file.endsWith('.svg')
      ? text.replace('</svg>', () => (text.includes('<text') ? `${latin}</svg>` : '</svg>'))
      : text.replace('</head>', () => `${style}</head>`);
    writeFileSync(path, dressed);
  }
}
