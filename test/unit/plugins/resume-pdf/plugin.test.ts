import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { resumePdf } from '../../../../plugins/resume-pdf/plugin.ts';
import { soundContent, writeContent } from '../../../support/content.ts';
import { readPdf } from '../../../support/read-pdf.ts';

const folder = mkdtempSync(resolve(tmpdir(), 'resume-pdf-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a site that has nothing but the résumé. */
async function built(content = soundContent(), files: Record<string, string> = {}) {
  await writeContent(folder, content, files);
  const warnings: string[] = [];
  const page = { name: 'page', resolveId: (id: string) => id, load: () => 'export {}' };
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [page, resumePdf(folder)],
    build: {
      write: false,
      rolldownOptions: { input: 'page', onLog: (_, { message }) => void warnings.push(message) },
    },
  });
  const assets = (output as Rolldown.RolldownOutput).output.filter((file) => file.type === 'asset');
  const pdf = assets.find(({ fileName }) => fileName === 'resume.pdf')?.source ?? '';
  return { pdf: Buffer.from(pdf), warnings };
}

test('the site has a résumé made of its content', async () => {
  const { pdf, warnings } = await built();
  expect(readPdf(pdf).pages.join()).toMatch(/^Kim Doe\nDeveloper\n/);
  expect(warnings).toEqual([]);
});

test('a résumé of the owner’s own is served as it is', async () => {
  const { pdf } = await built(soundContent(), { 'resume.pdf': '%PDF-1.7 made by hand' });
  expect(pdf.toString()).toBe('%PDF-1.7 made by hand');
});

test('the build tells what the résumé lacks, and what to do', async () => {
  const content = soundContent();
  content.resume.basics = { name: 'Taro 山田' };
  const { warnings } = await built(content);
  expect(warnings.join()).toMatch(/resume\.pdf lacks .*山 田\n.*src\/content\/fonts\//);
});
