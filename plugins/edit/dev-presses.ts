import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Owner } from '../content/owner.ts';
import { placer } from './edit-page.ts';
import { seen } from './lines.ts';
import { textsOnPage } from './texts.ts';

/**
 * Tells a page of the dev server where a text is written that was pressed with Alt: the page opens it in the owner's editor,
 * see `src/dev.ts`. It sends its path, and its body with a mark on what was pressed.
 */
export function answerPresses({ ws, config }: ViteDevServer, owner: Owner, language?: string): void {
  ws.on('press', ({ path, body }: Record<'path' | 'body', string>, client) => {
    const { texts, pressed } = textsOnPage(body);
    if (!pressed) return;
    const page = path.slice(config.base.length).replace(/\/$/, '') || 'index';
    try {
      const pieces = placer(owner, language)(page, texts)[pressed.index] ?? [];
      const text = seen(pressed.text);
      const placed = pieces.filter(({ place }) => place);
      const { place } = placed.find((piece) => piece.text.includes(text)) ?? placed[0] ?? {};
      if (place) client.send('press', `${resolve(owner.folder, place.file)}:${place.line}`);
      else
        config.logger.info(
          `“${text}” is not in the content: "words" in site.json replaces what the site says`,
        );
    } catch (error) {
      // The content has a fault, which would end the server.
      config.logger.error(String(error));
    }
  });
}
