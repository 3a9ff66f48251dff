/** Runs before each npm command, and says in one line why the command can't run. In the syntax of a Node of 2016. */
// biome-ignore-all lint/style/useNodejsImportProtocol: an old Node does not know it
const fs = require('fs');
const takenByNpm = require('./taken-by-npm.cjs');

/** The usual options of Vite's commands; all other commands look for their own (`command.ts`). */
const OPTIONS = { dev: ['base', 'host', 'mode', 'open', 'port'], build: ['base', 'mode', 'outDir'] };

const { env, versions } = process;
const root = `${__dirname}/../..`;
const command = `npm run ${env.npm_lifecycle_event}`;
const [major, minor] = versions.node.split('.').map(Number);

let fault = '';
try {
  // The check writes nothing.
  if (command !== 'npm run check') fs.accessSync(env.PROJECT_ROOT || root, fs.constants.W_OK);
} catch (error) {
  fault = `${command} has to write into the checkout, which it can't (${error.message}): copy it elsewhere`;
}
fault = takenByNpm(OPTIONS[env.npm_lifecycle_event] || [], env) || fault;
if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12))
  fault = `The site needs Node 20.19, or 22.12 or newer; this is ${versions.node}`;
if (fault) console.error(fault);
process.exitCode = fault ? 1 : 0;
