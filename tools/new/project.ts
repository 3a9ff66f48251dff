import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CODE } from '../../plugins/project.ts';
import { type Manifest, PACKAGE, readJson } from '../support/json.ts';

const textOf = (file: string) => readFileSync(file, 'utf8');
const { name, version, engines, repository } = PACKAGE;

/** What npm has installed, by path. */
type Lock = { packages: Record<string, { resolved?: string }> };

const WORKFLOW = '.github/workflows/site.yml';

/**
 * Writes what an owner's folder needs besides the content to be a repository whose only dependency is this package. What is
 * there stays; `package.json` gets what it lacks.
 * @param owner the name of the person
 * @returns what was done, one line each
 */
export function writeProject(root: string, owner: string): string[] {
  const before = readJson<Manifest>(resolve(root, 'package.json'));
  const source = packageSource();
  const origin = repositoryOf(source);
  // The check's texts name the commands as scripts.
  const commands = Object.keys(readJson(resolve(CODE, 'bin/commands.json')));
  const scripts = Object.fromEntries(commands.map((command) => [command, `${name} ${command}`]));
  const project = {
    private: true,
    engines,
    ...before,
    scripts: { ...scripts, ...before.scripts },
    dependencies: { [name]: source, ...before.dependencies },
  };
  const files = {
    'package.json': `${JSON.stringify(project, null, 2)}\n`,
    'README.md': readmeOf(owner),
    'AGENTS.md': agentsOf(textOf(resolve(CODE, 'AGENTS.md'))),
    '.gitignore': 'node_modules\ndist/\n.build/\n*.bak\n',
    ...(origin && { [WORKFLOW]: workflowOf(origin) }),
  };
  const done: string[] = [];
  for (const [file, text] of Object.entries(files)) {
    const path = resolve(root, file);
    if (existsSync(path) && (file !== 'package.json' || textOf(path) === text)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    done.push(`Wrote ${file}.`);
  }
  const problem = `No ${WORKFLOW} is written, because ${name} names no repository on GitHub whose workflow it could call.`;
  return origin || existsSync(resolve(root, WORKFLOW)) ? done : [...done, problem];
}

/** Returns where the package comes from: a repository, if it was installed from there, else npm. */
export function packageSource(): string {
  const { packages = {} } = readJson<Lock>(resolve(CODE, '../.package-lock.json'));
  const { resolved = '' } = packages[`node_modules/${name}`] ?? {};
  return /^git/.test(resolved) ? resolved.replace(/#.*/, '') : `^${version}`;
}

/** Returns the repository on GitHub that the package comes from, such as `jane/portfolio`; undefined if it names none. */
function repositoryOf(source: string): string | undefined {
  const onGitHub = (url: string) => /github\.com[/:]([\w.-]+\/[\w.-]+?)(\.git)?$/.exec(url)?.[1];
  return onGitHub(source) ?? onGitHub(repository?.url ?? '');
}

const readmeOf = (owner: string) => `# ${owner}

The content of a site is in \`content/\`; the package ${name} makes the site of it. Pushed to GitHub, it is published: Settings →
Pages → Source: GitHub Actions. All else is for working on your own machine, \`package.json\` too: without it, the workflow
builds the site with the newest version of the package that it names.

\`\`\`sh
npm install      # once
npm run dev      # shows the site as you write
npm run check    # lists what is wrong with the content
npm run build    # writes the site to dist/
npm update       # takes the package's next version
\`\`\`

What each file may hold is in \`node_modules/${name}/docs/content.md\`.
`;

/** Returns what an assistant should know in an owner's folder, with its paths; throws if the part about the code has no marks. */
export function agentsOf(text: string): string {
  const [first, code, rest] = text.split(/^<!-- What concerns .* -->\n/m);
  if (!code || !rest) throw new Error('AGENTS.md does not mark which part concerns the code alone');
  return (first + rest)
    .replaceAll('src/content/', 'content/')
    .replaceAll(/(?<=[(`])(docs|plugins)\//g, `node_modules/${name}/$1/`);
}

/** Returns the workflow that checks and publishes the site: it calls this project's own, at the version of the package. */
const workflowOf = (repository: string) => `name: Site
on:
  push: { branches: [main] }
  pull_request:
  workflow_dispatch:
permissions: { actions: read, contents: read, id-token: write, pages: write, pull-requests: write }
jobs:
  site:
    uses: ${repository}/.github/workflows/site.yml@v${version.replace(/\..*/, '')}
`;
