import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { agentsOf } from '../../../../tools/new/project.ts';

const text = readFileSync(resolve(import.meta.dirname, '../../../../AGENTS.md'), 'utf8');

test('an owner’s AGENTS.md has nothing of the code, which their folder lacks', () => {
  expect(text).toMatch(/CONTRIBUTING\.md|demo\/|examples\//);
  const own = agentsOf(text);
  expect(own).not.toMatch(/CONTRIBUTING\.md|demo\/|examples\/|src\/content|<!--/);
  expect(own).toMatch(/content of this site\.\n\n## Where things are\n\n- All content is in `content\/`/);
});

test('where no part is marked as the code’s, no AGENTS.md is written', () => {
  for (const mark of text.match(/^<!--.*\n/gm) ?? [])
    expect(() => agentsOf(text.replace(mark, ''))).toThrow('AGENTS.md does not mark which part');
  expect.assertions(2);
});
