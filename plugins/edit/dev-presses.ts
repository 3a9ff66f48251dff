import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Owner } from '../content/owner.ts';
import { type Page, pagesOf } from '../content/views/pages.ts';
import { placer } from './edit-page.ts';
import { normalized } from './lines.ts';
import { textsOnPage } from './texts.ts';

/**
 * Tells a page of the dev server, on which a text was pressed with Alt, where the content has that text; the page opens it in the
 * owner's editor, see `src/dev.ts`. The page sends its path, and its body with a mark on the pressed element.
 */
export function answerPresses({ ws, config }: ViteDevServer, owner: Owner, language?: string): void {
  ws.on('press', ({ path, body }: Record<'path' | 'body', string>, client) => {
    const { texts, pressed } = textsOnPage(body);
    if (!pressed) return;
    const file = `${path.slice(config.base.length).replace(/\/$/, '') || 'index'}.html`;
    try {
      const pages = pagesOf(owner.content(language));
      const page = pages.find((each) => each.file === file) ?? (pages.at(-1) as Page);
      const pieces = placer(owner, language)(page, texts)[pressed.index] ?? [];
      const text = normalized(pressed.text);
      const written = pieces.filter(({ line }) => line);
      const { line } = written.find((piece) => piece.text.includes(text)) ?? written[0] ?? {};
      if (line) client.send('press', `${resolve(owner.folder, line.file)}:${line.number}`);
      else
        config.logger.info(
          `“${text}” is not in the content: "words" in site.json replaces what the site says`,
        );
    } catch (error) {
      // A fault of the content must not end the server.
      config.logger.error(String(error));
    }
  });
}
