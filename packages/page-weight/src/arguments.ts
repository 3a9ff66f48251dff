/** Returns a command's arguments; pnpm and Yarn pass on the `--` before them, which npm takes for itself. */
export const commandArguments = (argv = process.argv): string[] => argv.slice(argv[2] === '--' ? 3 : 2);
