import { createRequire } from 'node:module';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { commandArguments } from '../../packages/page-weight/src/arguments.ts';

const takenByNpm = createRequire(import.meta.url)('./taken-by-npm.cjs');

type Options = NonNullable<ParseArgsConfig['options']>;
/** The values of a command's options, by their names. */
export type Values<Named extends Options> = ReturnType<typeof parseArgs<{ options: Named }>>['values'];

/** Returns the number that an option has, such as `runs`; throws if it is less than 1. */
export function positive(option: string, value: string): number {
  const number = Number(value);
  if (!(number >= 1)) throw new Error(`--${option} ${value}: must be a number of at least 1`);
  return number;
}

/** @throws what is wrong with the command line, in a sentence */
function parse<const Named extends Options>(options: Named, allowPositionals: boolean, call: string) {
  try {
    return parseArgs({ args: commandArguments(), options, allowPositionals });
  } catch (error) {
    const [fault] = (error as Error).message.split('. ');
    throw new Error(`${fault}; ${call}--help lists all options`);
  }
}

/**
 * Runs a command with the options from its command line. `--help` prints the help instead. An error, such as an option that
 * npm took, becomes its message and exit code 1.
 * @param run gets the options, and the other arguments if `names` allows any; returns whether the command succeeded
 * @param call how the command begins, for advice
 */
export async function runCommand<const Named extends Options>(
  help: string,
  options: Named,
  run: (values: Values<Named>, positionals: string[]) => Promise<boolean>,
  { names = false, call = '' } = {},
): Promise<void> {
  try {
    const taken = takenByNpm(Object.keys(options), process.env);
    if (taken) throw new Error(taken);
    if (process.argv.includes('--help')) return console.log(help);
    const { values, positionals } = parse(options, names, call);
    if (!(await run(values, positionals))) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
