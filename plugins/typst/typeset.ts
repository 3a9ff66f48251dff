import { tmpdir } from 'node:os';
import { lettersOf } from '../content/text/locale.ts';
import { type FontFolders, fontsFor } from './fonts.ts';
import { withSilentMarks } from './silent-marks.ts';

/** Break opportunities and variation selectors, which fonts need not have. */
const INVISIBLE = /[\u200b\u2060\ufeff]|\ufe0e|\ufe0f/g;
/** Typst's message about a letter that no font has; it quotes as Rust does. */
const MISSING = /the text `\\"(.+?)\\"` could not be displayed/g;
const ESCAPE = /(?<!\\)\\+u\{([^}]+)\}/g;

/**
 * Sets data in a template of Typst (https://typst.app/docs). The template finds the data as JSON in `sys.inputs.data`, and font
 * families in `fonts` and `display`. The same data gives the same bytes.
 * @param created in seconds since 1970
 * @returns a tagged PDF (PDF/UA-1); its first page as an SVG, with letters as paths; what the template notes as metadata with a
 * label; and the letters that were left out, because no font has them
 */
export async function typeset(template: string, data: object, folders: FontFolders, created = 0) {
  let json = JSON.stringify(data).normalize('NFC').replace(INVISIBLE, '');
  const { families, display, isLight, blobs } = await fontsFor(json, folders);
  // Loaded only here: it is large, and a machine may lack it.
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const compiler = NodeCompiler.create({ workspace: tmpdir(), fontArgs: [{ fontBlobs: blobs }] });
  // Otherwise the compiler keeps gigabytes of the documents that it has set before.
  compiler.evictCache(2);
  const missing = new Set<string>();
  for (;;) {
    const inputs = {
      data: json,
      fonts: JSON.stringify(families),
      display: JSON.stringify(display),
      light: `${isLight}`,
    };
    const source = { mainFileContent: template, inputs };
    try {
      const pdf = compiler.pdf(source, { pdfStandard: 'ua-1', creationTimestamp: created });
      const noted = (label: string): unknown[] =>
        compiler.query(source, { selector: `<${label}>`, field: 'value' });
      const svg = () => compiler.plainSvg(source);
      return { pdf: withSilentMarks(pdf), svg, noted, missing: [...missing] };
    } catch (error) {
      const letters = unprintedIn(json, String(error));
      if (!letters.size) throw error;
      for (const letter of letters) {
        // A letter such as ① may still be shown as 1.
        const simpler = letter.normalize('NFKC');
        if (simpler === letter) missing.add(letter);
        json = json.replaceAll(letter, simpler === letter ? '' : simpler);
      }
    }
  }
}

/** Returns the letters of a JSON that an error says no font has. */
function unprintedIn(json: string, error: string): Set<string> {
  const texts = Array.from(error.matchAll(MISSING), ([, text = '']) =>
    text.replace(ESCAPE, (_, code) => String.fromCodePoint(Number.parseInt(code, 16))),
  );
  const unprinted = lettersOf(json).filter((letter) => texts.some((text) => letter.includes(text)));
  // A mark whose letter was left out stands on a quotation mark of the JSON.
  const letters = new Set(unprinted.map((letter) => letter.replace(/\p{ASCII}/gu, '')));
  letters.delete('');
  return letters;
}

/** How many letters of other scripts may be left out, such as in a foreign name or a quotation. */
const FEW = 3;

/** True if letters that no font has are too many for a page to be shown, or one of them is in its title. */
export const lacksTooMuch = (missing: string[], title: string): boolean =>
  missing.length > FEW || missing.some((letter) => title.normalize('NFC').includes(letter));
