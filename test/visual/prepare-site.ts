import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';

const INTER = resolve(createRequire(import.meta.url).resolve('@fontsource/inter/package.json'), '../files');
const ARABIC = resolve(import.meta.dirname, '../../examples/arabic/fonts');
const DEJAVU = resolve(import.meta.dirname, 'fonts');

const SANS = 'Test Sans';
/** The first font in the site's own list: this one takes precedence over an installed one. */
const MONO = 'DejaVu Sans Mono';

interface Face {
  family: string;
  weight: number;
  /** Absolute path. */
  file: string;
  /** Characters that it is used for; by default all that it has. */
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
    file: `${ARABIC}/noto-sans-arabic.woff`,
  },
];

const rule = ({ family, weight, range = 'U+0-10FFFF' }: Face, address: string) =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:url(${address});unicode-range:${range}}`;
const served = (face: Face) => rule(face, `/fonts/${basename(face.file)}`);

/** The tests' own fonts, whatever a machine has installed. A weight without a face would fall back to another font. */
const FACES = LATIN.flatMap((face) => [
  ...OTHERS.map((other) => served({ ...face, ...other })),
  served(face),
]);
/** An SVG picture can use only its own fonts. */
const INLINED = LATIN.map((face) =>
  rule(face, `data:font/woff2;base64,${readFileSync(face.file, 'base64')}`),
);

/** Replaces the rain with still columns, in a grey that is visible on light and on dark backgrounds. */
const RAIN = `body > canvas { display: none }
body::before {
  content: ""; position: fixed; z-index: -1; inset: 0;
  background: repeating-linear-gradient(90deg, #0000 0 8px, #7777 8px 12px, #0000 12px 20px);
}`;

/** Replaces the machine's own fonts: for text, for the figures in drawings and as fallbacks of the display face. */
const withoutLocal = (text: string) =>
  text
    .replaceAll(/(?<!["-])\b(ui-monospace|monospace)\b/g, `'${MONO}'`)
    .replaceAll('system-ui', `'${SANS}'`)
    .replaceAll(/"Display (Fallback|Android)", ?/g, '');

/**
 * Copies a built site and prepares it for its pictures: text in the tests' own fonts, and still rain.
 * @param built absolute path of the site
 * @param folder absolute path of the copy, which is replaced
 */
export function prepareSite(built: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(built, folder, { recursive: true, filter: (file) => !/\.(html|svg)\.(br|gz)$/.test(file) });
  for (const { file } of [...LATIN, ...OTHERS]) cpSync(file, resolve(folder, 'fonts', basename(file)));
  const style = `<style>${[...FACES, RAIN].join('\n')}</style>`;
  const latin = `<style>${INLINED.join('\n')}</style>`;
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|svg)$/.test(file)) continue;
    const path = resolve(folder, file);
    const text = withoutLocal(readFileSync(path, 'utf8'));
    // Last in the head, so that it overrides the site's own rules.
    const prepared = file.endsWith('.svg')
      ? text.replace('</svg>', () => (text.includes('<text') ? `${latin}</svg>` : '</svg>'))
      : text.replace('</head>', () => `${style}</head>`);
    writeFileSync(path, prepared);
  }
}
