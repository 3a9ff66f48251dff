/** The end of `npm start`: serves the site that was just built, to this machine alone unless `HOST` is set. */

import { resolve } from 'node:path';
import { projectRoot } from '../plugins/project.ts';
import { serveSite } from './support/site.ts';

const dist = resolve(projectRoot(), process.env.DIST ?? 'dist');
const port = Number(process.env.PORT ?? 4173);
const host = process.env.HOST || undefined;
try {
  const { url } = await serveSite({ dist, port, host });
  console.log(`Serving the site at ${url}${host ? ', to whoever reaches this machine there' : ''}`);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is in use; choose another one: PORT=${port + 1} npm start`);
  process.exitCode = 1;
}
