import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');

test('CONTRIBUTING.md is one page, and every file and folder that it names exists', () => {
  const text = readFileSync(resolve(root, 'CONTRIBUTING.md'), 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  // An owner's content is not there yet, or no longer the demonstration's.
  const named = [...text.matchAll(/`((?:src|plugins|tools|test)\/[\w./-]+)`/g)].flatMap(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter(
    (path) => !path.startsWith('src/content/') && !existsSync(resolve(root, path)),
  );
  expect(missing).toEqual([]);
});

interface Job {
  permissions?: Record<string, string>;
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
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
    for (const { steps, permissions = {} } of Object.values(jobs)) {
      const actions = steps.flatMap(({ uses }) => uses ?? []);
      for (const action of actions)
        expect(action).toMatch(/^(actions\/[\w-]+@[\da-f]{40}|\.\/\.github\/actions\/\w+)$/);
      for (const { uses, with: options } of steps)
        if (uses?.includes('/checkout@')) expect(options).toMatchObject({ 'persist-credentials': false });
        // Else `.well-known/` would not be published.
        else if (uses?.includes('/upload-pages-artifact@'))
          expect(options).toMatchObject({ 'include-hidden-files': true });
      // Code that is not ours never runs beside a token that can write.
      const isForeign =
        steps.some(({ run }) => run?.includes('npm')) || actions.some((name) => /checkout/.test(name));
      if (isForeign) expect(Object.values(permissions)).not.toContain('write');
      if ('pull_request_target' in on || 'workflow_run' in on) expect(isForeign).toBe(false);
    }
  },
);
