import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');

// An owner's README is their own.
const isOwners = !readFileSync(resolve(root, 'README.md'), 'utf8').startsWith('# Portfolio\n');
const pages = [
  ...(isOwners ? [] : ['README.md']),
  'CONTRIBUTING.md',
  'AGENTS.md',
  ...readdirSync(resolve(root, 'docs')).map((name) => `docs/${name}`),
];
/** A page's text, without its blocks of code. */
const textOf = (file: string) => readFileSync(file, 'utf8').replace(/^```.*?^```$/gms, '');
const withoutCode = (text: string) => text.replace(/`[^`\n]*`/g, '');
/** Returns the ids of a page's headings, as GitHub makes them. */
const idsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)/gm)].map(([, heading = '']) =>
    heading
      .replace(/[^\p{L}\d -]/gu, '')
      .replaceAll(' ', '-')
      .toLowerCase(),
  );

test.each(pages)('every file and section that %s links exists', (page) => {
  const links = withoutCode(textOf(resolve(root, page))).matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g);
  for (const [link, path = '', id] of links) {
    const file = resolve(root, page, path && '..', path);
    expect(existsSync(file), link).toBe(true);
    if (id && !(isOwners && file === resolve(root, 'README.md')))
      expect(idsOf(textOf(file)), link).toContain(id);
  }
});

/** Files that a page names in code; not those that the owner has or makes (`NAME.md`), and no patterns. */
const FILE =
  /`((?:\.ci|\.github|bin|demo|deploy|docs|examples|packages|plugins|src(?!\/content)|test|tools)\/[\w./-]*)`/g;

test.each(pages)('every file of the code that %s names exists', (page) => {
  const missing = [...textOf(resolve(root, page)).matchAll(FILE)].flatMap(([, path = '']) =>
    /[A-Z]{2}/.test(path) || existsSync(resolve(root, path)) ? [] : path,
  );
  expect(missing).toEqual([]);
});

test.each(['site', 'project', 'version'])('docs/ names every field of an owner’s %s', (name) => {
  const schema = readFileSync(resolve(root, `plugins/content/${name}.schema.json`), 'utf8');
  const docs = readdirSync(resolve(root, 'docs')).map((page) =>
    readFileSync(resolve(root, 'docs', page), 'utf8'),
  );
  const named = new Set(docs.join('\n').match(/(?<=^|["`])\w+(?=["`:])/gm));
  const fields = Object.keys(JSON.parse(schema).properties).filter((field) => field !== '$schema');
  expect(fields.filter((field) => !named.has(field))).toEqual([]);
});

test('stored screens are drawn in few colors, as the repository keeps the old ones of each that is redrawn', () => {
  const folder = resolve(root, 'test/visual/screens');
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(resolve(folder, name)).size, 0);
  expect(bytes, 'draw them with test/visual/draw.ts, or look at fewer places').toBeLessThan(2_500_000);
});

interface Job {
  permissions?: Record<string, string>;
  /** Another workflow of this project, instead of steps. */
  uses?: string;
  steps?: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = resolve(root, '.github/workflows');

test.each(readdirSync(folder))(
  '%s has no more rights than it needs, and runs only pinned actions',
  (file) => {
    const { on, permissions, jobs }: Workflow = parse(readFileSync(resolve(folder, file), 'utf8'));
    expect(Object.values(permissions)).not.toContain('write');
    for (const { uses, steps = [], permissions = {} } of Object.values(jobs)) {
      if (uses) expect(existsSync(resolve(root, uses))).toBe(true);
      const actions = steps.flatMap(({ uses }) => uses ?? []);
      for (const action of actions)
        expect(action).toMatch(/^(actions\/[\w-]+@[\da-f]{40}|\.\/(\.engine\/)?packages\/[\w-]+\/action)$/);
      for (const { uses, with: options } of steps)
        if (uses?.includes('/checkout@')) expect(options).toMatchObject({ 'persist-credentials': false });
        // Else `.well-known/` would not be published.
        else if (uses?.includes('/upload-pages-artifact@'))
          expect(options).toMatchObject({ 'include-hidden-files': true });
      // Code that is not ours never runs beside a token that can write.
      const isForeign =
        steps.some(({ run }) => /npm|bash |site\.mjs/.test(run ?? '')) ||
        actions.some((name) => /checkout/.test(name));
      if (isForeign) expect(Object.values(permissions)).not.toContain('write');
      if ('pull_request_target' in on || 'workflow_run' in on) expect(isForeign).toBe(false);
    }
  },
);
