#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/**
 * The commands of the installed package, for the folder with an owner's `content/`: npm's scripts of the same names. In the syntax of
 * a Node of 2020, so that `before.cjs` can say that it is too old.
 */
const COMMANDS = require('./commands.json');
const code = resolve(fileURLToPath(import.meta.url), '../..');
const { name, devDependencies } = require('../package.json');
const [command, ...given] = process.argv.slice(2);
const folder = command === 'new' && /^[^-]/.test(given[0] || '') ? given.shift() : '.';

const { env } = process;
env.npm_lifecycle_event = command;
env.PROJECT_ROOT = resolve(folder);
mkdirSync(env.PROJECT_ROOT, { recursive: true });
env.CONTENT_DIR = env.CONTENT_DIR || 'content';

/** What opens a browser, which only the budget needs. */
const DRIVER = 'playwright-core';

function isInstalled(dependency) {
  try {
    return Boolean(require.resolve(`${dependency}/package.json`));
  } catch {
    return false;
  }
}

/** Returns the file of a dependency at a path. */
const fileOf = (dependency, path) => resolve(require.resolve(`${dependency}/package.json`), '..', path);

/** Returns the file and the arguments that a command ends with: Vite's own, or those of a tool. */
function scriptOf(each) {
  if (each === 'dev' || each === 'build') return [fileOf('vite', 'bin/vite.js'), each, code];
  return [fileOf('jiti', 'lib/jiti-cli.mjs'), resolve(code, `tools/${each === 'new' ? 'new/cli' : each}.ts`)];
}

/** Runs the command in this process, which signals then reach. */
async function run() {
  require('../tools/support/before.cjs');
  if (process.exitCode) return;
  if (command === 'start') {
    const { status } = spawnSync(process.execPath, scriptOf('build'), { stdio: 'inherit' });
    if (status !== 0) return process.exit(status || 1);
  }
  const [file, ...words] = scriptOf(command);
  process.argv = [process.execPath, file, ...words, ...given];
  await import(pathToFileURL(file).href);
}

const isFolder = (path) => existsSync(path) && statSync(path).isDirectory();
const content = resolve(env.PROJECT_ROOT, env.CONTENT_DIR);
let fault = '';
if (!Object.keys(COMMANDS).includes(command))
  fault = `npx ${name} …\n  ${Object.values(COMMANDS).join('\n  ')}`;
else if (command !== 'new' && !given.includes('--help') && !isFolder(content))
  fault = `There is no folder ${content}, which the site is made of: npx ${name} new writes it`;
else if (command === 'budget' && !isInstalled(DRIVER))
  fault = `The budget opens the pages in a browser: npm install -D ${DRIVER}@${devDependencies[DRIVER]}`;
if (fault) console.error(fault);
process.exitCode = fault ? 1 : 0;
if (!fault) run();
