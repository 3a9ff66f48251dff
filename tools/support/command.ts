import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Named extends Options> = ReturnType<typeof parseArgs<{ options: Named }>>['values'];

/** Returns the command's arguments; pnpm and Yarn pass on the `--` before them, which npm takes for itself. */
export const commandArguments = (argv = process.argv): string[] => argv.slice(argv[2] === '--' ? 3 : 2);

/** Returns the number that an option has, such as `runs`; throws if it is less than 1. */
export function positive(option: string, value: string): number {
  const number = Number(value);
  if (!(number >= 1)) throw new Error(`--${option} ${value}: must be a number of at least 1`);
  return number;
}

/**
 * Runs a command with the options from its command line: `--help` prints the help instead, and an error becomes its
 * message and exit code 1.
 * @param run gets the options, and the arguments without a name if `names` allows any; returns whether the command succeeded
 */
export async function runCommand<const Named extends Options>(
  help: string,
  options: Named,
  run: (values: Values<Named>, given: string[]) => Promise<boolean>,
  { names = false } = {},
): Promise<void> {
  try {
    if (process.argv.includes('--help')) return console.log(help);
    const { values, positionals } = parseArgs({ args: commandArguments(), options, allowPositionals: names });
    if (!(await run(values, positionals))) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
