// biome-ignore-all lint/style/useNodejsImportProtocol: an old Node does not know it
const fs = require('fs');

/** Options that npm is often given for itself. */
const NPMS = ['help', 'json', 'yes'];

/** True if an option, such as `all`, is set for npm in one of its files: then it was not typed. */
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
 * Returns what to write instead if npm took one of a command's options for its own, else undefined. PowerShell drops the `--`
 * of `npm run new -- --from me.json`: the command would ask all that is in `me.json`. In the syntax of a Node of 2016.
 */
module.exports = function takenByNpm(options, env) {
  const isTaken = (option) => env[`npm_config_${option.toLowerCase()}`] && !isSetting(option, env);
  const taken = options.find((option) => NPMS.indexOf(option) < 0 && isTaken(option));
  const command = `npm run ${env.npm_lifecycle_event} -- --${taken} …`;
  return taken && `npm took --${taken} for its own: write ${command}, in PowerShell with "--" in quotes`;
};
