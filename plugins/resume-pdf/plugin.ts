import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { loadContent } from '../content/load.ts';
import { pageViews } from '../content/views.ts';
import { printResume } from './print.ts';

const FILE = 'resume.pdf';

/**
 * Serves the résumé on paper at `/resume.pdf`: the owner's own `resume.pdf` as it is, else one
 * printed from the content.
 * @param folder absolute path of the owner's folder
 */
export function resumePdf(folder: string): Plugin {
  return {
    name: 'resume-pdf',
    async generateBundle() {
      const source = await resumeOf(folder, (message) => this.warn(message));
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
    configureServer({ middlewares, config }) {
      middlewares.use(async (request, response, next) => {
        if (request.url?.replace(/\?.*/, '') !== config.base + FILE) return next();
        const pdf = await resumeOf(folder, (message) => config.logger.warn(message));
        response.setHeader('content-type', 'application/pdf');
        response.end(pdf);
      });
    },
  };
}

async function resumeOf(folder: string, warn: (message: string) => void): Promise<Buffer> {
  const own = resolve(folder, FILE);
  if (existsSync(own)) return readFile(own);
  const content = loadContent(folder);
  const { pdf, missing } = await printResume(content.resume, {
    language: content.site.language ?? 'en',
    accent: pageViews(content).home?.accent ?? '#000000',
    fonts: resolve(folder, 'fonts'),
  });
  if (missing.length) {
    warn(
      `${FILE} lacks what no font has or what runs from right to left: ${missing.join(' ')}\n` +
        'Put a font that has it (ttf, otf or woff) into src/content/fonts/, or your own résumé at src/content/resume.pdf.',
    );
  }
  return pdf;
}
