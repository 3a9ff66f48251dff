import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ContentError, faultLine, fileFault } from '../../../../plugins/fault.ts';
import { openOwner } from '../../../../plugins/open-owner.ts';
import { PICTURE_FORMATS } from '../../../../plugins/pictures/file.ts';
import { en } from '../../../../src/words.ts';
import {
  type Change,
  changedContent,
  filesOf,
  validContent,
  writeContent,
} from '../../../support/content.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

/** A case of a table; `cases.yaml` explains the fields. */
interface Case extends Change {
  svg?: string;
  rename?: Record<string, string>;
  files?: Record<string, string>;
  edit?: [from: string, to: string];
  env?: Record<string, string>;
  file?: string;
  line?: string;
  says?: string;
}

const TABLES: Record<'resume' | 'site' | 'warnings' | 'accepted', Case[]> = parse(
  readFileSync(resolve(import.meta.dirname, 'cases.yaml'), 'utf8'),
);

const ALPHA = 'projects/alpha.md';
/** The file that a part of a case changes, which is the one at fault unless the case names another. */
const FILE_OF: Record<string, string> = {
  ...{ resume: 'resume.json', basics: 'resume.json', work: 'resume.json', pictures: 'resume.json' },
  ...{ site: 'site.json', svg: 'site.json', alpha: ALPHA, section: ALPHA, beta: 'projects/beta.md' },
};

const SVG = 'xmlns="http://www.w3.org/2000/svg" width="48" height="48"';

const root = temporaryFolder('content-check');
const folder = resolve(root, 'src/content');

/** Writes the content into a project, then checks it. */
async function check(
  content = validContent(),
  files: Record<string, string> = {},
  env: Record<string, string> = {},
) {
  await writeContent(folder, content, files);
  return openOwner(root, folder, env).check();
}

/** The content of a case, and its files as they are written. */
function contentOf({ svg, rename = {}, files = {}, edit, file = 'resume.json', ...change }: Case) {
  const content = changedContent(change);
  if (svg) content.pictures['logo.svg'] = svg.replace('<svg', `<svg ${SVG}`);
  for (const [name, other] of Object.entries(rename)) {
    Object.assign(content.projects, { [other]: content.projects[name] });
    delete content.projects[name];
  }
  const texts = { ...filesOf(content), ...files };
  if (edit) texts[file] = String(texts[file]).replace(...edit);
  return { content, texts };
}

/** Returns the file at fault: the one that a case names, changes first, renames or adds. */
function fileOf(change: Case): string {
  const [changed = ''] = Object.keys(change);
  const [name] = Object.values(change.rename ?? {});
  const [added = 'environment'] = name ? [`projects/${name}.md`] : Object.keys(change.files ?? {});
  return change.file ?? FILE_OF[changed] ?? added;
}

/** Returns the text at the start of the fault: the one that a case names, or its field's name; undefined if it has no line. */
function textAtFault({ line, rename, says = '' }: Case, file: string): string | undefined {
  const [field = ''] = says.split(': ');
  const name = /[^.]+$/.exec(field.replace(/\[\d+\]/g, ''));
  if (line || rename) return line ?? 'title:';
  if (field.startsWith('the ') || file === 'environment') return undefined;
  return file.endsWith('.md') ? `${name}:` : `"${name}"`;
}

/** Checks that a case is found in its place, and nothing else. */
async function finds(level: 'faults' | 'warnings', { says = '', ...change }: Case) {
  const file = fileOf(change);
  const { content, texts } = contentOf({ ...change, file });
  const verdict = await check(content, texts, change.env);
  if (level === 'warnings') expect(verdict.faults).toEqual([]);
  const pattern = says.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ ?… ?/g, '.*');
  const lines = verdict[level].map((fault) => `${faultLine(fault)}\n`);
  expect(lines).toEqual([expect.stringMatching(`: ${pattern}`)]);
  const start = textAtFault({ ...change, says }, file);
  const line = start && texts[file]?.split(start)[0]?.split('\n').length;
  const [found] = verdict[level];
  expect([found?.file.replace('src/content/', ''), found?.line]).toEqual([file, line]);
}

/** Faults of content that is too long to be written down. */
const LONG: Case = {
  site: { language: 'th', words: { ...en, menu: undefined } },
  line: '"words"',
  says: 'words.menu: is missing in th; add it (in English: "Menu")',
};

const named = (...cases: Case[]) => cases.map((each) => [each.says, each] as const);

test.each(named(...TABLES.resume, ...TABLES.site, LONG))('reports %s', (_, each) => finds('faults', each));
const RULES: Case = {
  files: { 'public/_headers': '/a\n'.repeat(100) },
  says: "the file: has 100 rules, and Cloudflare takes 100, one of which is the site's; give one to several paths",
};
test.each(named(...TABLES.warnings, RULES))('warns: %s', (_, each) => finds('warnings', each));

test.each([
  ...TABLES.accepted,
  { name: 'a language with the owner’s own words', site: { language: 'th', words: en } },
])('finds nothing wrong with $name', async (each) => {
  const { content, texts } = contentOf(each);
  const verdict = await check(content, texts, { SITE_URL: 'https://kim.github.io' });
  expect(verdict).toEqual({ faults: [], warnings: [] });
});

test('reports all faults at once, ordered by file and line', async () => {
  const basics = { phone: 'call me', email: 'kim' };
  const change = { basics, site: { accent: '#123456' }, alpha: { title: ' ' } };
  const { faults } = await check(changedContent(change));
  expect(faults.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'src/content/resume.json basics.email',
    'src/content/resume.json basics.phone',
    'src/content/site.json accent',
    'src/content/projects/alpha.md title',
  ]);
});

const { 'logo.svg': drawing } = validContent().pictures;

test.each(Object.keys(PICTURE_FORMATS))('accepts a picture as %s', async (format) => {
  const name = `logo.${format.toLowerCase()}`;
  const encoded = async () =>
    sharp(Buffer.from(drawing as string))
      .toFormat(format.toLowerCase() as 'png')
      .toBuffer();
  const picture = format === 'SVG' ? drawing : await encoded();
  const content = changedContent({
    site: { logos: [{ src: name, alt: 'TypeScript' }] },
    pictures: { 'logo.svg': 'undefined', [name]: picture },
  });
  expect(await check(content)).toEqual({ faults: [], warnings: [] });
});

test.each([
  ['is rejected for its person', { SITE_URL: 'https://kim.dev' }, ['name', 'email', 'phone']],
  ['may be built for its own host', { SITE_URL: 'https://robin.example.com/' }, []],
  ['may be built for this machine', { SITE_URL: 'http://localhost:4173/' }, []],
  ['may be built without a URL', { SITE_URL: '' }, []],
  ['may be built if the owner allows it', { SITE_URL: 'https://kim.dev', ALLOW_DEMO: '1' }, []],
])('the demonstration %s', async (_, env, fields) => {
  const basics = { name: 'Robin Sample', email: 'robin@example.com', phone: '+1 503 555 0142' };
  const { faults } = await check(changedContent({ resume: { basics } }), {}, env);
  expect(faults.map(({ field }) => field)).toEqual(fields.map((field) => `basics.${field}`));
});

test.each([
  [['src/content/site.json', 'src/content/ja/resume.json'], 'See docs/content.md.'],
  [['environment', 'src/content/budget.json'], 'See docs/hosting.md and docs/budget.md.'],
  [['index.html'], ''],
  [['src/content/versions/acme.json asks[0]'], 'See docs/versions.md.'],
  [['src/content/de/resume.pdf', 'src/content/site.json pdf.look'], 'See docs/pdf.md.'],
  [
    ['src/content/site.json words.copy', 'src/content/site.json pdfs'],
    'See docs/languages.md and docs/content.md.',
  ],
])('a list of faults in %j ends with the pages that explain these places: %s', (places, sentence) => {
  const faults = places.map((place) => {
    const [file = '', field] = place.split(' ');
    return fileFault(file, ['is wrong', 'mend it'], { field });
  });
  const { message } = new ContentError(faults);
  expect(message.trimEnd().split('\n').at(-1)).toBe(sentence || 'index.html: the file: is wrong; mend it');
});
