import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathFrom } from '../content/read/folder.ts';
import type { Site } from '../content/types.ts';

/** The part of the address that opens a host's editor; all other hosts are taken for GitHub. */
const EDITORS: [host: RegExp, path: string][] = [
  [/gitlab/, '/-/edit/'],
  [/codeberg|gitea|forgejo/, '/_edit/'],
];

/**
 * Returns a function from a file of a folder and a line to their address in the host's editor. Returns undefined if the settings
 * name no repository: it is never guessed, as the name of a private one is nobody else's business.
 */
export function editorOf(folder: string, { repository }: Site, env = process.env) {
  if (!repository) return undefined;
  const { GITHUB_HEAD_REF, GITHUB_REF_NAME, GITHUB_REF_TYPE } = env;
  const top = topOf(folder);
  const branch =
    GITHUB_HEAD_REF || (GITHUB_REF_TYPE === 'branch' && GITHUB_REF_NAME) || branchOf(top) || 'main';
  const [, editor = '/edit/'] = EDITORS.find(([host]) => host.test(new URL(repository).hostname)) ?? [];
  const start = repository.replace(/(?<!\/)\/+$/, '').replace(/\.git$/, '') + editor;
  return (file: string, line: number) => {
    const path = `${branch}/${pathFrom(top, resolve(folder, file))}`;
    return `${start}${encodeURI(path).replace(/[#?]/g, encodeURIComponent)}#L${line}`;
  };
}

/** Returns the root of the repository that has a folder; if none has it, the folder's parent. */
function topOf(folder: string): string {
  for (let above = folder; above !== dirname(above); above = dirname(above))
    if (existsSync(resolve(above, '.git'))) return above;
  return dirname(folder);
}

/** Returns the branch of a repository that is checked out, if there is one. */
function branchOf(top: string): string | undefined {
  const head = resolve(top, '.git/HEAD');
  return existsSync(head) ? /^ref: refs\/heads\/(.*)/.exec(readFileSync(head, 'utf8'))?.[1] : undefined;
}
