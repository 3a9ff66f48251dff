import { resolve } from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { checkFiles } from '../../../../plugins/check/check.ts';
import { RESUME_SCHEMA } from '../../../../plugins/check/schema.ts';
import type { ObjectSchema } from '../../../../plugins/check/schema-faults.ts';
import { contentOf } from '../../../../plugins/content/read/load.ts';
import { markdownSource } from '../../../../plugins/content/read/markdown-source.ts';
import { type OwnerFiles, readOwnerFiles } from '../../../../plugins/content/read/owner-files.ts';
import { type Source, sourceOf } from '../../../../plugins/content/read/source.ts';
import { asksOf } from '../../../../plugins/content/versions/asks.ts';
import { versionsOf } from '../../../../plugins/content/versions/select.ts';
import { homeView } from '../../../../plugins/content/views/home.ts';
import { resumeView } from '../../../../plugins/content/views/resume-view.ts';
import { pageViews, projectView } from '../../../../plugins/content/views/views.ts';
import { mapRecord } from '../../../../plugins/map-record.ts';
import { openOwner } from '../../../../plugins/open-owner.ts';
import { filesOf, project, validContent, writeContent } from '../../../support/content.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

/** Returns a value that a schema accepts, with all of its fields. */
function filled({ $ref, type, format, properties, items }: ObjectSchema & { format?: string }): unknown {
  if (properties) return mapRecord(properties, filled);
  if (type === 'array') return [filled(items ?? {})];
  return $ref ? '2020-02' : format === 'email' ? 'kim@doe.test' : format ? 'https://doe.test' : 'TypeScript';
}

const CONTENT = { ...validContent(), pictures: {} };
const { site, projects } = CONTENT;
const { sections: _, ...front } = projects.alpha ?? {};
const asks = [
  { ask: 'TypeScript', evidence: ['work[0].highlights[0]'] },
  { ask: 'Maps', notYet: true },
  { ask: 'Rust', notYet: 'TypeScript' },
];
/** The files with something in each field that a rule reads. */
const FILES: Record<string, unknown> = {
  'resume.json': {
    ...(filled(RESUME_SCHEMA) as object),
    talks: [{ 'x-tags': ['a'], highlights: ['b {a}'] }],
  },
  'site.json': { ...site, words: { menu: 'a' }, pdf: { pages: 2 }, facts: [{ label: 'a', text: 'b' }] },
  'projects/alpha.md': front,
  'versions/acme.json': { without: ['a'], basics: { label: 'a' }, sections: ['experience'], asks },
};
const OTHERS = [null, 0, true, 'lots', '2021-13', [], {}, [1, null], [{}], [['lots']], { constructor: {} }];

/** Returns a file with a value as its owner would write it: of a page this is the front matter. */
const textOf = (name: string, value: unknown): string =>
  name.endsWith('.md')
    ? `---\n${stringify(value, { lineWidth: 0 })}---\n\nWhat it was for.\n`
    : JSON.stringify(value, null, 1);

const root = temporaryFolder('content-check');
await writeContent(
  resolve(root, 'src/content'),
  CONTENT,
  mapRecord(FILES, (value, name) => textOf(name, value)),
);
const files = readOwnerFiles(root, resolve(root, 'src/content'));

/** Returns the paths of all values in a value. */
const pathsIn = (value: unknown, path: JSONPath = []): JSONPath[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) =>
        pathsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

/** Returns a value with another at a path. */
function withOther(value: unknown, [head, ...rest]: JSONPath, other: unknown): unknown {
  if (head === undefined) return other;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[head] = withOther(copy[head], rest, other);
  return copy;
}

/** Returns the files with this one in the place of that of its name. */
function withFile(source: Source): OwnerFiles {
  const changed = (each: Source) => (each.file === source.file ? source : each);
  const named = (all: [string, Source][]) =>
    all.map(([name, each]): [string, Source] => [name, changed(each)]);
  const { resume, site, projects, versions } = files;
  return {
    ...files,
    resume: changed(resume),
    site: changed(site),
    projects: named(projects),
    versions: named(versions),
  };
}

/** Makes what pages and PDF show of the content, and of its versions. */
function show(files: OwnerFiles): void {
  const content = contentOf(files);
  for (const [name, each] of [['', content] as const, ...Object.entries(versionsOf(content))]) {
    homeView(each);
    pageViews(each);
    resumeView(each, undefined, asksOf(content.versions?.[name]?.asks, each));
  }
  for (const name of Object.keys(content.projects)) projectView(name, content);
}

/** Returns the place of a value, with the value, unless that is shown, or a fault with its line that is told once. */
async function unreported(name: string, path: JSONPath, other: unknown): Promise<string[]> {
  const [file, text] = [`src/content/${name}`, textOf(name, withOther(FILES[name], path, other))];
  const changed = withFile(name.endsWith('.md') ? markdownSource(file, text, []) : sourceOf(file, text));
  try {
    const { faults } = await checkFiles([changed], {});
    if (!faults.length) show(changed);
    const fields = faults.map(({ field }) => field);
    if (faults.every(({ line }) => line) && new Set(fields).size === fields.length) return [];
  } catch {}
  return [`${path.join('.')}: ${JSON.stringify(other)}`];
}

/** Each value is of one other kind here: all of them would take a minute. */
test.each(Object.keys(FILES))(
  'a value of %s, of whatever kind, is shown or one fault with its line',
  async (name) => {
    const found: string[] = [];
    for (const [index, path] of pathsIn(FILES[name]).entries())
      found.push(...(await unreported(name, path, OTHERS[index % OTHERS.length])));
    expect(found).toEqual([]);
  },
);

describe('the worst texts', async () => {
  /** Where the check would search anew from each letter, or run out of its stack. */
  const WORST = [...'. [ @. ]( ** &# % :// a.b@ \ud800 \0'.split(' '), ' ', '\n', '<b ', '- '];
  const CONTENT = validContent();
  const TEXTS = filesOf(CONTENT);
  const { sections, ...front } = CONTENT.projects.alpha ?? project('Alpha');
  /** The files of the content as values; of a page its front matter. */
  const VALUES = { 'resume.json': CONTENT.resume, 'site.json': CONTENT.site, 'projects/alpha.md': front };
  const root = temporaryFolder('content-check');
  const folder = resolve(root, 'src/content');
  await writeContent(folder, CONTENT);

  /** The verdict on the content with these files in place of its own. */
  async function verdictOn(files: Record<string, unknown>) {
    const texts = Object.entries(files).map(([name, value]) => {
      const text = JSON.stringify(value);
      return [name, name.endsWith('.md') ? `---\n${text}\n---\n\nA.\n` : text];
    });
    await writeContent(folder, { ...CONTENT, pictures: {} }, { ...TEXTS, ...Object.fromEntries(texts) });
    return openOwner(root, folder, {}).check();
  }

  /** The content of a file with another text in each of its fields. */
  const filledWith = (text: string, value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'string' ? text : each)));

  test.each(WORST)('100 kB of %j in each field of a file end the check with faults', async (letters) => {
    // As many bytes of the file, in which some letters are written as six.
    const text = `x${letters.repeat(100_000 / JSON.stringify(letters).length)}`;
    for (const [name, value] of Object.entries(VALUES)) {
      const { faults } = await verdictOn({ [name]: filledWith(text, value) });
      expect(faults.map(({ file }) => file)).toContain(`src/content/${name}`);
    }
  });
});
