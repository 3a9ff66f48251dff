import { resolve } from 'node:path';
import { builtBase, createSite } from './site.ts';

const folder = resolve(import.meta.dirname, '../..', process.env.DIST ?? 'dist');
const port = Number(process.env.PORT ?? 4173);
const base = builtBase(folder);
createSite(folder, base).listen(port, () => {
  console.log(`The site is at http://localhost:${port}${base}`);
});
