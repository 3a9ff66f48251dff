/** Runs before each of npm's commands, and says in one line why it can't: in the syntax of a Node of 2016. */
// biome-ignore-all lint/style/useNodejsImportProtocol: an old Node does not know it
const fs = require('fs');

/** The commands' options, but for those that may be set for npm itself: it takes them where PowerShell swallows the `--` before. */
const OPTIONS =
  'base outDir port host from for name role phone linkedin github site language keep update visits dist runs pages since fix';

const { env, versions } = process;
const command = `npm run ${env.npm_lifecycle_event}`;
const [major, minor] = versions.node.split('.').map(Number);
const taken = OPTIONS.split(' ').find((option) => env[`npm_config_${option.toLowerCase()}`]);
let fault = '';
try {
  // The check writes nothing.
  if (command !== 'npm run check') fs.accessSync(env.PROJECT_ROOT || `${__dirname}/../..`, fs.constants.W_OK);
} catch (error) {
  fault = `${command} has to write into the checkout, which it can't (${error.message}): copy it elsewhere`;
}
if (taken)
  fault = `npm took --${taken} for its own: write ${command} -- --${taken} …, in PowerShell with "--" in quotes`;
if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12))
  fault = `The site needs Node 20.19, or 22.12 or newer; this is ${versions.node}`;
if (fault) console.error(fault);
process.exitCode = fault ? 1 : 0;
