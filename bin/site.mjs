#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The commands of the installed package, for the folder with an owner's `content/`: npm's scripts of the same names. In the syntax of
 * a Node of 2020, so that `before.cjs` can say that it is too old.
 */
const COMMANDS = {
  new: 'new [folder]  writes content/ and all around it',
  dev: 'dev           shows the site as you write',
  check: 'check         lists what is wrong with the content',
  build: 'build         writes the site to dist/',
  start: 'start         builds the site, serves it and prints its URL',
  eject: 'eject NAME    copies a file of the code to overrides/, to be changed',
  budget: 'budget        weighs what each page loads',
};

const require = createRequire(import.meta.url);
const code = resolve(fileURLToPath(import.meta.url), '../..');
const { name, scripts, devDependencies } = require('../package.json');
const [command, ...given] = process.argv.slice(2);
const folder = command === 'new' && /^[^-]/.test(given[0] || '') ? given.shift() : '.';

const { env } = process;
env.npm_lifecycle_event = command;
env.PROJECT_ROOT = resolve(folder);
mkdirSync(env.PROJECT_ROOT, { recursive: true });
env.CONTENT_DIR = env.CONTENT_DIR || 'content';

/** What opens a browser, which only this command needs. */
const DRIVER = 'playwright-core';

function isInstalled(dependency) {
  try {
    return Boolean(require.resolve(`${dependency}/package.json`));
  } catch {
    return false;
  }
}

/** Returns the file and the arguments that a part of a script runs, such as `vite build`. */
function scriptOf(part) {
  const [program, ...rest] = part.split(' ');
  if (program === 'node') return [resolve(code, rest[0])];
  if (program === 'vite')
    return [resolve(require.resolve('vite/package.json'), '../bin/vite.js'), ...rest, code];
  return [resolve(require.resolve('jiti/package.json'), '../lib/jiti-cli.mjs'), resolve(code, rest[0])];
}

/** Runs the parts of a script: the last in this process, which signals then reach. */
async function run(parts) {
  for (const part of parts.slice(0, -1)) {
    const { status } = spawnSync(process.execPath, scriptOf(part), { stdio: 'inherit' });
    if (status !== 0) return process.exit(status || 1);
  }
  const [file, ...words] = scriptOf(parts.at(-1));
  process.argv = [process.execPath, file, ...words, ...given];
  await import(pathToFileURL(file).href);
}

const isFolder = (path) => existsSync(path) && statSync(path).isDirectory();
const content = resolve(env.PROJECT_ROOT, env.CONTENT_DIR);
if (!Object.keys(COMMANDS).includes(command)) {
  console.error(`npx ${name} …\n  ${Object.values(COMMANDS).join('\n  ')}`);
  process.exitCode = 1;
} else if (command !== 'new' && !given.includes('--help') && !isFolder(content)) {
  console.error(`There is no folder ${content}, which the site is made of: npx ${name} new writes it`);
  process.exitCode = 1;
} else if (command === 'budget' && !isInstalled(DRIVER)) {
  console.error(
    `The budget opens the pages in a browser: npm install -D ${DRIVER}@${devDependencies[DRIVER]}`,
  );
  process.exitCode = 1;
} else run(scripts[command].split(' && '));
