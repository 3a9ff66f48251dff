#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/**
 * The commands of the installed package, which do for a folder with an owner's `content/` what npm's scripts of these names do for a
 * copy of the code. This file is in the syntax of a Node of 2020, so that `before.cjs` can say that such a Node is too old.
 */
const COMMANDS = require('./commands.json');
const code = resolve(fileURLToPath(import.meta.url), '../..');
const { name, devDependencies } = require('../package.json');
const [command, ...args] = process.argv.slice(2);
const folder = command === 'new' && /^[^-]/.test(args[0] || '') ? args.shift() : '.';

const { env } = process;
env.npm_lifecycle_event = command;
env.PROJECT_ROOT = resolve(folder);
mkdirSync(env.PROJECT_ROOT, { recursive: true });
env.CONTENT_DIR = env.CONTENT_DIR || 'content';

/** The package that opens a browser, which only the budget needs. */
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

/** Returns the script that runs a command, and its first arguments: Vite's, or jiti's with the file of a tool. */
function scriptOf(name) {
  if (name === 'dev' || name === 'build') return [fileOf('vite', 'bin/vite.js'), name, code];
  return [fileOf('jiti', 'lib/jiti-cli.mjs'), resolve(code, `tools/${name === 'new' ? 'new/cli' : name}.ts`)];
}

/** Runs the command in this process, so that signals reach it. */
async function run() {
  require('../tools/support/before.cjs');
  if (process.exitCode) return;
  if (command === 'start') {
    const { status } = spawnSync(process.execPath, scriptOf('build'), { stdio: 'inherit' });
    if (status !== 0) return process.exit(status || 1);
  }
  const [file, ...firstArgs] = scriptOf(command);
  process.argv = [process.execPath, file, ...firstArgs, ...args];
  await import(pathToFileURL(file).href);
}

const isFolder = (path) => existsSync(path) && statSync(path).isDirectory();

/** Returns why the command can't run; an empty text if it can. */
function faultOfCommand() {
  const content = resolve(env.PROJECT_ROOT, env.CONTENT_DIR);
  if (!Object.keys(COMMANDS).includes(command))
    return `npx ${name} …\n  ${Object.values(COMMANDS).join('\n  ')}`;
  if (command !== 'new' && !args.includes('--help') && !isFolder(content))
    return `There is no folder ${content}, which the site is made of: npx ${name} new writes it`;
  if (command === 'budget' && !isInstalled(DRIVER))
    return `The budget opens the pages in a browser: npm install -D ${DRIVER}@${devDependencies[DRIVER]}`;
  return '';
}

const fault = faultOfCommand();
if (fault) console.error(fault);
process.exitCode = fault ? 1 : 0;
if (!fault) run();
