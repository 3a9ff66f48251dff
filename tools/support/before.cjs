/** Runs before each of npm's commands, and says in one line why it can't: in the syntax of a Node of 2016. */
// biome-ignore-all lint/style/useNodejsImportProtocol: an old Node does not know it
const fs = require('fs');
const { scripts } = require('../../package.json');

/** Options of npm too, which may be set for it in the environment. */
const NPMS = ['yes', 'json', 'force', 'logLevel'];
const VITE = 'node_modules/vite/dist/node/cli.js';
const BUDGET = 'packages/page-weight/src/command.ts';

const { env, versions } = process;
const root = `${__dirname}/../..`;
const command = `npm run ${env.npm_lifecycle_event}`;
const [major, minor] = versions.node.split('.').map(Number);

/** Returns the texts of files; of a folder those in it, and nothing of what is missing. */
function textsOf(path) {
  try {
    if (!fs.statSync(path).isDirectory()) return fs.readFileSync(path, 'utf8');
    return fs.readdirSync(path).map((name) => (/\.ts$/.test(name) ? textsOf(`${path}/${name}`) : ''));
  } catch (_) {
    return '';
  }
}

/**
 * Returns the options that a command's sources name: its own file or folder in `tools/`, the budget's, and Vite. PowerShell drops
 * the `--` of `npm run new -- --from me.json`, so npm takes `--from` and the command would ask all that is in `me.json`.
 */
function optionsOf(script) {
  const own = script.match(/tools\/[\w/]+(?=\/\w+\.ts)|tools\/\w+\.ts/g) || [];
  const sources = own.concat(/\bvite\b/.test(script) ? VITE : [], /budget/.test(script) ? BUDGET : []);
  const text = String(sources.map((each) => textsOf(`${root}/${each}`)));
  return (text.match(/--[a-z]\w+/gi) || []).map((option) => option.slice(2));
}

/** True if npm was given an option and took it for its own, as where PowerShell has swallowed the `--` before it. */
function isTaken(option) {
  if (NPMS.indexOf(option) >= 0 || !env[`npm_config_${option.toLowerCase()}`]) return false;
  const files = [env.npm_config_userconfig, env.npm_config_globalconfig, `${root}/.npmrc`];
  return !new RegExp(`^\\s*${option}\\s*=`, 'm').test(String(files.map(textsOf)));
}

const taken = optionsOf(String(scripts[env.npm_lifecycle_event])).find(isTaken);
let fault = '';
try {
  // The check writes nothing.
  if (command !== 'npm run check') fs.accessSync(env.PROJECT_ROOT || root, fs.constants.W_OK);
} catch (error) {
  fault = `${command} has to write into the checkout, which it can't (${error.message}): copy it elsewhere`;
}
if (taken)
  fault = `npm took --${taken} for its own: write ${command} -- --${taken} …, in PowerShell with "--" in quotes`;
if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12))
  fault = `The site needs Node 20.19, or 22.12 or newer; this is ${versions.node}`;
if (fault) console.error(fault);
process.exitCode = fault ? 1 : 0;
