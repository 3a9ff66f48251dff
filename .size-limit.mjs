// The ceilings of budget.json on every script of the built site, for size-limit.
import { readdirSync, readFileSync } from 'node:fs';

const { chunks, newPage } = JSON.parse(readFileSync('budget.json', 'utf8'));

export default readdirSync('dist/assets')
  .map((file) => ({ path: `dist/assets/${file}`, name: /^(.+)-[\w-]{6}\.js$/.exec(file)?.[1] }))
  .filter(({ name }) => name)
  .map((script) => ({ ...script, limit: `${chunks[script.name]?.ceiling ?? newPage.script} B` }));
