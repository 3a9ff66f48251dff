import { resolve } from 'node:path';
import { builtBase, createSite } from './site.ts';

const folder = resolve(import.meta.dirname, '../..', process.env.DIST ?? 'dist');
const port = Number(process.env.PORT ?? 4173);
const base = builtBase(folder);
const server = createSite(folder, base);
server.once('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is in use; choose another one: PORT=${port + 1} npm start`);
  process.exitCode = 1;
});
server.listen(port, () => {
  console.log(`Serving the site at http://localhost:${port}${base}`);
});
