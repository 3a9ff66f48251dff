#!/usr/bin/env node
import { resolve } from 'node:path';
import { runFromCommandLine } from './command.ts';

/** The command of the package, for a site in the current folder. */
await runFromCommandLine({
  command: 'page-weight',
  defaults: { dist: 'that in dist/', budget: 'budget.json, if there is one' },
  root: process.cwd(),
  dist: resolve('dist'),
  file: resolve('budget.json'),
  // The schema is beside `src/`, and beside the packed `dist/`.
  schema: resolve(import.meta.dirname, '../budget.schema.json'),
});
