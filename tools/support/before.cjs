/** Runs before each of npm's commands, and says in one line why it can't: in the syntax of a Node of 2016. */
// biome-ignore-all lint/style/useNodejsImportProtocol: an old Node does not know it
const fs = require('fs');

/** Options of the commands, but those that npm has too. */
const OPTIONS = 'base mode from photo role dist url budget markdown out report update fix pages runs';

const { env, versions } = process;
const command = `npm run ${env.npm_lifecycle_event}`;
const [major, minor] = versions.node.split('.').map(Number);
/** npm passes on what it takes for its own, as where PowerShell has swallowed the `--` before it. */
const taken = OPTIONS.split(' ').find((name) => env[`npm_config_${name}`]);
let fault = '';
try {
  // The check writes nothing.
  if (command !== 'npm run check') fs.accessSync(`${__dirname}/../..`, fs.constants.W_OK);
} catch (error) {
  fault = `${command} has to write into the checkout, which it can't (${error.message}): copy it elsewhere`;
}
if (taken)
  fault = `npm took --${taken} for its own: write ${command} -- --${taken} …, in PowerShell with "--" in quotes`;
if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12))
  fault = `The site needs Node 20.19, or 22.12 or newer; this is ${versions.node}`;
if (fault) console.error(fault);
process.exitCode = fault ? 1 : 0;
