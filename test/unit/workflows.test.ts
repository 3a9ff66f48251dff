import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Job {
  permissions?: Record<string, string>;
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = resolve(import.meta.dirname, '../../.github/workflows');

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
      // Code that is not ours never runs beside a token that can write.
      const isForeign =
        steps.some(({ run }) => run?.includes('npm')) || actions.some((name) => /checkout/.test(name));
      if (isForeign) expect(Object.values(permissions)).not.toContain('write');
      if ('pull_request_target' in on || 'workflow_run' in on) expect(isForeign).toBe(false);
    }
  },
);
