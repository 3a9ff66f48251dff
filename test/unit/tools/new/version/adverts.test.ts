import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { valueAt } from '../../../../../plugins/content/read/source.ts';
import type { Content, VersionFile } from '../../../../../plugins/content/types.ts';
import { asksOf } from '../../../../../plugins/content/versions/asks.ts';
import { versionsOf } from '../../../../../plugins/content/versions/select.ts';
import { openOwner } from '../../../../../plugins/owner.ts';
import { readAdvert } from '../../../../../tools/new/version/advert.ts';
import { makeVersion } from '../../../../../tools/new/version/make-version.ts';
import { temporaryFolder } from '../../../../support/temporary-files.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const ADVERTS = resolve(ROOT, 'test/support/adverts');
const textOf = (name: string) => readFileSync(resolve(ADVERTS, `${name}.txt`), 'utf8');
const asksIn = (name: string) => readAdvert(textOf(name)).asks;

interface Applicant {
  skills: string[];
  done: string[];
}
const applicants: Record<string, Applicant> = parse(readFileSync(resolve(ADVERTS, 'resumes.yaml'), 'utf8'));
const owned = (folder: string, language?: string) => openOwner(ROOT, resolve(ROOT, folder)).content(language);
const demonstration = owned('demo/content').resume;

/** Returns the résumé of who applies: of a trade that no demonstration has, a short one. */
function resumeFor(name: string): Content['resume'] {
  const { skills = [], done: highlights = [] } = applicants[name] ?? {};
  if (skills.length)
    return { work: [{ name: 'Before', highlights }], skills: skills.map((name) => ({ name })) };
  if (name === 'software-ja') return owned('examples/japanese').resume;
  return name === 'software-de' ? owned('demo/content', 'de').resume : demonstration;
}

/** Drafts a version in a folder of its own, with the check's consent, and returns it and what its page shows. */
async function drafted(name: string, resume: Content['resume']) {
  const own = { ...resume, basics: { name: 'Kim Doe' } };
  const root = temporaryFolder('advert', {
    'src/content/resume.json': JSON.stringify(own),
    'src/content/site.json': JSON.stringify({ language: name.slice(-2) }),
  });
  await makeVersion(root, 'acme', resolve(ADVERTS, `${name}.txt`));
  const content = openOwner(root).content();
  const { asks = [] }: VersionFile = content.versions?.acme ?? {};
  return { own, asks, shown: asksOf(asks, versionsOf(content).acme as Content) };
}

/** How many requirements are found, and how many of them have a sentence of the résumé that proves them. */
const FOUND: Record<string, [found: number, proven: number]> = {
  'accounting-de': [8, 2],
  'accounting-en': [8, 2],
  'accounting-ja': [7, 3],
  'carpenter-es': [9, 0],
  'carpenter-ja': [7, 3],
  'electrician-de': [8, 3],
  'electrician-en': [7, 1],
  'logistics-en': [8, 2],
  'logistics-es': [7, 1],
  'logistics-ja': [7, 3],
  'nursing-de': [9, 2],
  'nursing-en': [7, 3],
  'nursing-ja': [6, 2],
  'software-de': [8, 2],
  'software-en': [9, 3],
  'software-es': [7, 2],
  'software-ja': [9, 3],
  'teaching-de': [7, 2],
  'teaching-en': [8, 1],
  'teaching-es': [8, 2],
};

test.each(Object.entries(FOUND))(
  'the draft for the advert %s finds and proves %j requirements',
  async (name, counts) => {
    const { own, asks, shown } = await drafted(name, resumeFor(name));
    expect([asks.length, shown.length]).toEqual(counts);
    for (const place of asks.flatMap(({ evidence = [] }) => evidence)) {
      const keys = place.split(/[.[\]]+/).filter(Boolean);
      const path = keys.map((key) => (/^\d/.test(key) ? Number(key) : key));
      expect(valueAt(own, path)).toMatch(/\S \S|[^ -~]{5}/);
    }
    expect(shown.every(({ where }) => where.length)).toBe(true);
    // As a host or an editor of another system may write it.
    expect(readAdvert(textOf(name).replaceAll('\n', '\r\n')).asks).toEqual(asks.map(({ ask }) => ask));
  },
);

test('adverts of other trades claim nothing of a developer’s résumé', () => {
  const content = {
    resume: demonstration,
    tagged: demonstration,
    site: {},
    projects: {},
    versions: { acme: {} },
  };
  const asks = Object.keys(applicants)
    .flatMap(asksIn)
    .map((ask) => ({ ask }));
  expect(asksOf(asks, versionsOf(content).acme as Content)).toEqual([]);
});

test('what is missed of all adverts, and what is taken for a requirement and is none', () => {
  const asks = Object.keys(FOUND).flatMap(asksIn);
  const missed = ['This post needs an enhanced DBS check.'];
  expect(asks).not.toEqual(expect.arrayContaining(missed));
  expect(asks).toEqual(expect.arrayContaining(['kleine Gruppen (max. 16)', 'ブランクのある方も歓迎します']));
  expect(asks.join()).not.toMatch(/£|€|円|Urlaub|Wir bieten|pension|parking|Jobrad|Contrato|Apply/);
});
