import { brotli } from '../budget/compress.ts';
import { type Bundle, chunksOf, namedParts, pageChunk, partName } from './chunks.ts';
import { nameOfFunction } from './component-names.ts';

/** A page on which a component does something by itself, so that the app starts without a press. */
interface LivePage {
  file: string;
  components: string[];
  /** What its visitors download for that, compressed. */
  bytes: number;
}

/** Returns the pages that start the app by themselves, as the prerenderer has found out (`src/find-handlers.ts`). */
export async function livePages(bundle: Bundle): Promise<LivePage[]> {
  const live = Object.entries(globalThis.livePages ?? {}).filter(
    ([file, texts]) => file in bundle && texts.length,
  );
  return Promise.all(
    live.map(async ([file, texts]) => {
      const components = texts.map((text) => nameOfFunction(text, bundle));
      const page = pageChunk(file, bundle);
      const parts = namedParts(bundle, page).split(';');
      const [own = '', app = ''] = [partName(page), 'app'].map((name) =>
        parts.find((part) => partName(`${part.split(' ')[0]}.js`) === name),
      );
      const stems = new Set(`${own} ${app}`.split(' ').map((stem) => stem.replace('+', '')));
      const scripts = chunksOf(bundle).filter(({ fileName }) =>
        stems.has(fileName.replace(/^.*\/|\.js$/g, '')),
      );
      const sizes = await Promise.all(
        scripts.map(async ({ code }) => (await brotli(Buffer.from(code))).length),
      );
      return { file, components, bytes: sizes.reduce((sum, each) => sum + each, 0) };
    }),
  );
}

/** Returns what makes a page live, and what that costs its visitors, for the owner. */
export const liveLine = ({ file, components, bytes }: LivePage, language = ''): string =>
  `${language}${file}: ${components.join(', ')} ${components.length > 1 ? 'have effects' : 'has an effect'}, so the page loads the app by itself: ${(bytes / 1000).toFixed(1)} kB`;
