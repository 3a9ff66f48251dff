import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, createLogger, createServer, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import type { Resume } from '../../../../plugins/content/types.ts';
import { faultLine } from '../../../../plugins/fault.ts';
import { packagesFor } from '../../../../plugins/fonts/script-packages.ts';
import { openOwner } from '../../../../plugins/open-owner.ts';
import { examined } from '../../../../plugins/pdf/faults.ts';
import { resumePdf } from '../../../../plugins/pdf/plugin.ts';
import { printResume } from '../../../../plugins/pdf/print.ts';
import { fontFolders } from '../../../../plugins/typst/fonts.ts';
import { prerendering } from '../../../../src/prerendering.ts';
import { project, validContent, writeContent } from '../../../support/content.ts';
import { FONTS, readPdf } from '../../../support/read-pdf.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const root = temporaryFolder('resume-pdf');
const OFFER = 'resume-pdf:offer';
const folder = resolve(root, 'sites/kim');

/** Content of this person's, in a language. */
function contentOf(basics: Resume['basics'], language = 'en') {
  const content = validContent();
  content.resume.basics = basics;
  content.site.language = language;
  return content;
}

/** Builds a site that has only the résumé, and a page that knows whether it exists. */
async function built(content = validContent(), files: Record<string, string> = {}, packages?: string[]) {
  await writeContent(folder, content, files);
  const warnings: string[] = [];
  const infos: string[] = [];
  const page = {
    name: 'page',
    resolveId: (id: string) => (id === 'page' ? id : undefined),
    load: (id: string) =>
      id === 'page'
        ? "import { resumePdf } from 'resume-pdf:offer'; window.resumePdf = resumePdf;"
        : undefined,
  };
  const output = await build({
    configFile: false,
    publicDir: false,
    customLogger: { ...createLogger('silent'), info: (text) => void infos.push(text) },
    plugins: [page, resumePdf(openOwner(root, folder), undefined, packages)],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'page',
        // A slow machine is not a fault of the site.
        checks: { pluginTimings: false },
        onLog: (_, { message }) => void warnings.push(message),
      },
    },
  });
  const all = (output as Rolldown.RolldownOutput).output;
  const pdf = all.find(({ fileName }) => fileName === 'resume.pdf') as Rolldown.OutputAsset | undefined;
  return {
    pdf: pdf && Buffer.from(pdf.source),
    ofPages: prerendering.pagePdfs,
    offered: /resumePdf = "(.+)"/.exec(all[0].code)?.[1],
    files: all.slice(1).map(({ fileName }) => fileName),
    warnings: warnings.join('\n'),
    info: infos.find((line) => line.includes('.pdf: ')),
  };
}

test('the site has a résumé generated from its content, and offers it', async () => {
  const { pdf, offered, files, warnings } = await built();
  expect(files).toEqual(['kim-doe.pdf', 'resume.pdf']);
  expect((await readPdf(pdf ?? Buffer.alloc(0))).pages.join()).toMatch(/^Kim Doe\nDeveloper\n/);
  expect(offered).toBe('/kim-doe.pdf');
  expect(warnings).toBe('');
});

test('the owner’s own PDF is served unchanged', async () => {
  const { pdf, offered } = await built(validContent(), { 'resume.pdf': '%PDF-1.7 made by hand' });
  expect(pdf?.toString()).toBe('%PDF-1.7 made by hand');
  expect(offered).toBe('/kim-doe.pdf');
});

test('no PDF is offered if all fonts lack a name, and the build names a package that has it', async () => {
  const { pdf, offered, warnings } = await built(contentOf({ name: '山田太郎' }, 'ja'));
  expect([pdf, offered]).toEqual([undefined, undefined]);
  expect(warnings).toContain('resume.pdf is not generated, and the page does not offer it');
  expect(warnings).toContain('npm i @fontsource/noto-sans-jp adds');
});

test.each([
  ['ja', '山田太郎', 'jp'],
  ['zh-Hans', '张伟', 'sc'],
  ['zh-TW', '張偉', 'tc'],
  ['ko', '김철수', 'kr'],
  ['ar', 'محمد', 'arabic'],
  ['he', 'דנה', 'hebrew'],
  ['th', 'สมชาย', 'thai'],
  ['hi', 'अमित', 'devanagari'],
])('in %s a package that has %s is noto-sans-%s', (language, name, script) => {
  expect(packagesFor([...name], language)).toEqual([`@fontsource/noto-sans-${script}`]);
});

test('for a script without a known package, the build asks for the owner’s own font or PDF', async () => {
  expect((await built(contentOf({ name: 'ᏣᎳᎩ' }))).warnings).toMatch(
    /is not generated.*into sites\/kim\/fonts\/.*at sites\/kim\/resume\.pdf/s,
  );
});

test('a few foreign letters and an emoji in the text are left out and reported', async () => {
  const content = contentOf({ name: 'Kim Doe', summary: 'I love 東京 🚀' });
  const { pdf, offered, warnings } = await built(content);
  expect((await readPdf(pdf ?? Buffer.alloc(0))).pages.join()).toContain('I love');
  expect(offered).toBe('/kim-doe.pdf');
  expect(warnings).toContain('resume.pdf lacks characters that no available font has: 東 京 🚀');
});

test('an installed package with the characters is found and used', async () => {
  const { offered, warnings } = await built(contentOf({ name: 'דנה כהן' }, 'he'), {}, FONTS);
  expect([offered, warnings]).toEqual(['/resume.pdf', '']);
});

test('what programs would not read is named at its line in the file of the language that says it', async () => {
  const files = {
    'de/resume.json': '{\n"basics": {\n"label": "Entwicklerin" } }',
    'versions/acme.json': '{}',
  };
  await writeContent(folder, validContent(), files);
  const owner = openOwner(root, folder);
  const content = owner.content('de');
  const printed = await printResume(content, fontFolders(folder, content.site));
  const parts = ['basics.name', 'basics.label'].map((field) => ({ field, texts: ['gone'], links: [] }));
  const subject = { owner, file: 'kim-doe.pdf', language: 'de', version: 'acme' };
  const { warnings = [] } = await examined({ ...printed, parts }, subject);
  expect(warnings.map(faultLine)).toEqual([
    expect.stringMatching(/^sites\/kim\/resume\.json:\d+: basics\.name: “gone” is not read; programs would/),
    expect.stringMatching(
      /^sites\/kim\/de\/resume\.json:3: basics\.label: “gone” is not read; programs would/,
    ),
  ]);
});

test('it is named where the owner wrote it, whatever stands before it on the page, and whatever fields it has', async () => {
  const content = validContent();
  const [alpha, beta] = content.resume.projects ?? [];
  const noted = { ...alpha, 'x-from': 'work[0]', 'x-highlights': [4] };
  content.resume.projects = [{}, noted, beta ?? {}];
  content.projects.gamma = { ...project('Gamma'), order: 1 };
  await writeContent(folder, content);
  const owner = openOwner(root, folder);
  const printed = await printResume(owner.content(), fontFolders(folder, content.site));
  const parts = printed.parts.map((part) => ({ ...part, texts: ['gone'] }));
  const projects = parts.filter(({ field }) => field.startsWith('projects'));
  const { warnings = [] } = await examined({ ...printed, parts: projects }, { owner, file: 'kim-doe.pdf' });
  const lines = readFileSync(resolve(folder, 'resume.json'), 'utf8').split('\n');
  const [first, second] = ['"name": "Alpha"', '"name": "Beta"'].map((name) =>
    lines.findIndex((line) => line.includes(name)),
  );
  expect(warnings.map((warning) => faultLine(warning).replace(/: “.*/, ''))).toEqual([
    'sites/kim/projects/gamma.md:2:1: the file',
    `sites/kim/resume.json:${first}: projects[1]`,
    `sites/kim/resume.json:${second}: projects[2]`,
  ]);
});

/** What the dev server answers and logs when a page is shown, and its PDF is opened after that. */
async function opened(content: Parameters<typeof writeContent>[1], packages?: string[]) {
  await writeContent(folder, content);
  const lines: string[] = [];
  const customLogger = { ...createLogger('silent'), warn: (text: string) => void lines.push(text) };
  const server = await createServer({
    ...{ configFile: false, root, customLogger, server: { port: 0, host: '127.0.0.1' } },
    plugins: [resumePdf(openOwner(root, folder), undefined, packages)],
  });
  await server.listen();
  const page = await server.transformRequest(OFFER).then(
    (result) => result?.code,
    () => undefined,
  );
  const { status } = await fetch(new URL('resume.pdf', server.resolvedUrls?.local[0]));
  await server.close();
  return { offered: page && /resumePdf = "(.+?)"/.exec(page)?.[1], status, lines };
}

test('the dev server warns when the page is shown and when the PDF is opened', async () => {
  const { offered, status, lines } = await opened(contentOf({ name: 'Kim Doe', summary: 'I love 東京' }));
  expect([offered, status]).toEqual(['/kim-doe.pdf', 200]);
  expect(lines).toEqual(Array(2).fill(expect.stringContaining('no available font has: 東 京')));
});

test('the dev server goes on without a PDF, and says what no check of the content reports', async () => {
  expect(await opened(validContent(), [resolve(root, 'none')])).toEqual({
    offered: undefined,
    status: 404,
    lines: Array(2).fill(expect.stringMatching(/No PDF of the résumé can be made: .*ENOENT/)),
  });
  expect((await opened(Object.assign(validContent(), { resume: '{' }))).lines).toEqual([]);
});

/** A content with as many jobs as given, each of the same length. */
function withJobs(count: number, pdf = {}) {
  const content = validContent();
  const highlights = Array(4).fill(
    'Made the slow part fast, measured how much, and wrote down how it was done.',
  );
  content.resume.work = Array.from({ length: count }, (_, index) => ({
    name: `Employer ${index}`,
    position: 'Engineer',
    startDate: `${2020 - index}`,
    endDate: `${2021 - index}`,
    highlights: index === 3 ? [...highlights, ...highlights] : highlights,
  }));
  content.site.pdf = pdf;
  return content;
}

test('the build says how many pages the résumé has, and how full the last one is', async () => {
  expect((await built()).info).toMatch(/^kim-doe\.pdf: 1 page, \d\d % full$/);
  expect((await built(withJobs(20))).info).toMatch(/^kim-doe\.pdf: 3 pages, the last \d+ % full$/);
});

test('a résumé of a little more than a page is set smaller to fit one, if that is all it may have', async () => {
  expect((await built(withJobs(6, { look: 'column' }))).info).toMatch(
    /^kim-doe\.pdf: 2 pages, the second \d+ % full$/,
  );
  const { pdf, info } = await built(withJobs(6, { look: 'column', pages: 1 }));
  expect(info).toMatch(/^kim-doe\.pdf: 1 page, \d\d % full$/);
  const { pages, sizes } = await readPdf(pdf ?? Buffer.alloc(0));
  expect(pages).toHaveLength(1);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8.5);
});

test('one with twelve jobs does not fit, and the build names those that are longest', async () => {
  const error = await built(withJobs(12, { pages: 1 })).catch(String);
  expect(error).toMatch(
    /sites\/kim\/site\.json: pdf\.pages: kim-doe\.pdf takes 2 pages, the second \d+ % full, as small as can be read: \d+ lines are too many; shorten the longest entries \(work\[3\] 11 lines, work\[0\] 6 lines, /,
  );
});

describe('the PDF of a version', () => {
  /** Builds a site with a version that has something in it which the résumé has not. */
  const withVersion = (version: unknown, content = validContent()) =>
    built(content, { 'versions/acme.json': JSON.stringify(version) });

  test('that has letters which no font has is reported like the résumé’s, without what that lacks too', async () => {
    const content = contentOf({ name: 'Kim Doe', summary: 'I love 東京' });
    const { warnings, files } = await withVersion({ asks: [{ ask: '東北', notYet: true }] }, content);
    expect(warnings).toContain('resume.pdf lacks characters that no available font has: 東 京');
    expect(warnings).toContain('kim-doe-acme.pdf lacks characters that no available font has: 北');
    expect(files).toContain('kim-doe-acme.pdf');
  });

  test('that lacks too much is neither made nor offered', async () => {
    const { warnings, files, ofPages } = await withVersion({
      basics: { label: '東京大学工学部情報工学科研究員募集' },
    });
    expect(warnings).toContain('kim-doe-acme.pdf is not generated, and the page does not offer it');
    expect(files).toEqual(['kim-doe.pdf', 'resume.pdf']);
    expect(ofPages).toEqual({});
    expect((await withVersion({})).ofPages).toEqual({ 'for/acme': '/kim-doe-acme.pdf' });
  });

  test('may have no more pages than the résumé, and the build names what is longest in it', async () => {
    const content = withJobs(1, { pages: 1 });
    const basics = { summary: 'A text that is longer than that of the résumé. '.repeat(150) };
    expect(await withVersion({ basics }, content).catch(String)).toMatch(
      /site\.json: pdf\.pages: kim-doe-acme\.pdf takes 2 pages.*\(work\[0\] \d+ lines.*leave some out of the version/,
    );
  });
});
