import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CODE } from '../../plugins/project.ts';

const textOf = (file: string) => readFileSync(file, 'utf8');
const jsonOf = (file: string) => (existsSync(file) ? JSON.parse(textOf(file)) : {});

const { name, version, engines } = jsonOf(resolve(CODE, 'package.json'));

/** What an owner's `package.json` calls by its name, as the texts of the checks do. */
const COMMANDS = ['dev', 'build', 'start', 'check', 'new', 'budget'];

/**
 * Writes what an owner's folder needs besides the content to be a repository whose only dependency is this package. What is
 * there stays; `package.json` gets what it lacks.
 * @param owner the name of the person
 * @returns what was done, one line each
 */
export function writeProject(root: string, owner: string): string[] {
  const before = jsonOf(resolve(root, 'package.json'));
  const scripts = Object.fromEntries(COMMANDS.map((command) => [command, `${name} ${command}`]));
  const project = {
    private: true,
    engines,
    ...before,
    scripts: { ...scripts, ...before.scripts },
    dependencies: { [name]: sourceOf(), ...before.dependencies },
  };
  const files = {
    'package.json': `${JSON.stringify(project, null, 2)}\n`,
    'README.md': readmeOf(owner),
    'AGENTS.md': agents(),
    '.gitignore': 'node_modules\ndist/\n.build/\n*.bak\n',
    '.github/workflows/site.yml': workflow(),
  };
  return Object.entries(files).flatMap(([file, text]) => {
    const path = resolve(root, file);
    if (existsSync(path) && (file !== 'package.json' || textOf(path) === text)) return [];
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return [`Wrote ${file}.`];
  });
}

/** Returns where the package comes from: a repository, if it was installed from there, else npm. */
export function sourceOf(): string {
  const { packages = {} } = jsonOf(resolve(CODE, '../.package-lock.json'));
  const { resolved = '' } = packages[`node_modules/${name}`] ?? {};
  return /^git/.test(resolved) ? resolved.replace(/#.*/, '') : `^${version}`;
}

const readmeOf = (owner: string) => `# ${owner}

The content of a site is in \`content/\`; the package ${name} makes the site of it.

\`\`\`sh
npm install      # once
npm run dev      # shows the site as you write
npm run check    # lists what is wrong with the content
npm run build    # writes the site to dist/
npm update       # takes the package's next version
\`\`\`

Pushed to GitHub, it is published: Settings → Pages → Source: GitHub Actions. What each file may hold is in
\`node_modules/${name}/docs/content.md\`.
`;

/** Returns what an assistant should know, with the paths that an owner's folder has. */
function agents(): string {
  return textOf(resolve(CODE, 'AGENTS.md'))
    .replace(/ Code is another matter: .*/, '')
    .replace(/\n *Never edit `demo\/`.*/, '')
    .replaceAll('src/content/', 'content/')
    .replaceAll(/(?<=[(`])(docs|plugins)\//g, `node_modules/${name}/$1/`);
}

/** Returns the workflow that checks and publishes the site: this project's own, for the folders of an owner's. */
const workflow = (): string =>
  textOf(resolve(CODE, '.github/workflows/pages.yml'))
    .replace(/hashFiles\(.*?\)/, "hashFiles('content/pictures/**', 'package-lock.json')")
    .replace('      - run: npm run build', '      - run: npm run check\n$&')
    // This project's own.
    .replace(/.*(# A repository variable|ALLOW_DEMO).*\n/g, '');
