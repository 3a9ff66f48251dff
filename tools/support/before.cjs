/** Runs before each of npm's commands, and says in one line why it can't: in the syntax of a Node of 2016. */
// biome-ignore-all lint/style/useNodejsImportProtocol: an old Node does not know it
const fs = require('fs');

/** The options of commands, of Vite's the usual; not those that npm sets by itself or is often given, such as `--yes`. */
const OPTIONS = {
  dev: 'base host mode open port',
  build: 'base mode outDir',
  new: 'name role email phone linkedin github site language from for photo',
  check: 'keep',
  eject: 'all',
  budget: 'dist base url budget before visits markdown name out update report',
  lint: 'fix dist',
  mutants: 'only',
  compare: 'runs',
  changes: 'since',
  bench: 'dist runs only pages',
};

const { env, versions } = process;
const root = `${__dirname}/../..`;
const command = `npm run ${env.npm_lifecycle_event}`;
const [major, minor] = versions.node.split('.').map(Number);

/** True if an option, such as `all`, is set for npm in one of its files: then it was not typed. */
function isSetting(option) {
  return [env.npm_config_userconfig, env.npm_config_globalconfig, `${root}/.npmrc`].some((file) => {
    try {
      return new RegExp(`^\\s*${option}\\s*=`, 'm').test(fs.readFileSync(file, 'utf8'));
    } catch (_) {
      return false;
    }
  });
}

// PowerShell drops the `--` of `npm run new -- --from me.json`: npm takes `--from`, and the command would ask all that is in `me.json`.
const taken = (OPTIONS[env.npm_lifecycle_event] || '')
  .split(' ')
  .find((option) => env[`npm_config_${option.toLowerCase()}`] && !isSetting(option));
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
