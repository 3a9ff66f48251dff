import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { editorOf } from '../../../../plugins/edit/edit-page.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const root = temporaryFolder('repository', { '.git/HEAD': 'ref: refs/heads/next\n' });
const folder = resolve(root, 'my site/content');
const SITE = { repository: 'https://github.com/jane/site' };

test.each([
  ['https://github.com/jane/site', 'https://github.com/jane/site/edit/next/my%20site/content/resume.json#L5'],
  [
    'https://gitlab.com/jane/site.git',
    'https://gitlab.com/jane/site/-/edit/next/my%20site/content/resume.json#L5',
  ],
  [
    'https://codeberg.org/jane/site/',
    'https://codeberg.org/jane/site/_edit/next/my%20site/content/resume.json#L5',
  ],
])('a line of a repository at %s opens in that host’s editor', (repository, url) => {
  expect(editorOf(folder, { repository }, {})?.('resume.json', 5)).toBe(url);
});

test('a workflow knows its branch, a pull request’s the branch that it comes from', () => {
  const open = (env: Record<string, string>) => editorOf(folder, SITE, env)?.('a.md', 1);
  const branch = { GITHUB_REF_NAME: 'main', GITHUB_REF_TYPE: 'branch' };
  expect(open(branch)).toBe('https://github.com/jane/site/edit/main/my%20site/content/a.md#L1');
  expect(open({ ...branch, GITHUB_REF_NAME: '7/merge', GITHUB_HEAD_REF: 'new' })).toContain('/edit/new/');
  expect(open({ GITHUB_REF_NAME: 'v1', GITHUB_REF_TYPE: 'tag' })).toContain('/edit/next/');
});

test('a repository that the owner has not named is not told, not even by a workflow', () => {
  expect(editorOf(folder, {}, { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'jane/site' })).toBeUndefined();
});
