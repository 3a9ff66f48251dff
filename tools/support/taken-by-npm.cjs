// biome-ignore-all lint/style/useNodejsImportProtocol: an old Node does not know it
const fs = require('fs');

/** Options that are often meant for npm itself. */
const NPM_OPTIONS = ['help', 'json', 'yes'];

/** True if one of npm's own files sets an option, such as `all`, so that nobody has typed it. */
function isSetting(option, env) {
  const files = [env.npm_config_userconfig, env.npm_config_globalconfig, `${__dirname}/../../.npmrc`];
  return files.some((file) => {
    try {
      return new RegExp(`^\\s*${option}\\s*=`, 'm').test(fs.readFileSync(file, 'utf8'));
    } catch (_) {
      return false;
    }
  });
}

/**
 * Returns what to write instead if npm took one of a command's options for its own, else undefined. It does so in PowerShell, which
 * drops the `--` of `npm run new -- --from me.json`. In the syntax of a Node of 2016.
 */
module.exports = function takenByNpm(options, env) {
  const isGiven = (option) => env[`npm_config_${option.toLowerCase()}`] && !isSetting(option, env);
  const taken = options.find((option) => NPM_OPTIONS.indexOf(option) < 0 && isGiven(option));
  if (!taken) return undefined;
  const command = `npm run ${env.npm_lifecycle_event} -- --${taken} …`;
  return `npm took --${taken} for its own: write ${command}, in PowerShell with "--" in quotes`;
};
