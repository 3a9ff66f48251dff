import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Named extends Options> = ReturnType<typeof parseArgs<{ options: Named }>>['values'];

/** Returns the command's arguments; pnpm and Yarn pass on the `--` before them, which npm takes for itself. */
export const commandArguments = (argv = process.argv): string[] => argv.slice(argv[2] === '--' ? 3 : 2);

/**
 * Runs a command with the options from its command line: `--help` prints the help instead, and an error becomes its
 * message and exit code 1.
 * @param run returns whether the command succeeded
 */
export async function runCommand<const Named extends Options>(
  help: string,
  options: Named,
  run: (values: Values<Named>) => Promise<boolean>,
): Promise<void> {
  try {
    if (process.argv.includes('--help')) return console.log(help);
    const { values } = parseArgs({ args: commandArguments(), options });
    if (!(await run(values))) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
