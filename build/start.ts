import { resolve } from 'node:path';
import { builtBase, createSite } from './serve.ts';

const root = resolve(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 4173);
const base = builtBase(root);
createSite(resolve(root, process.env.DIST ?? 'dist'), base).listen(port, () => {
  console.log(`The site is at http://localhost:${port}${base}`);
});
