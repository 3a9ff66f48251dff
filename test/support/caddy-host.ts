import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../tools/free-port.ts';
import { isInstalled, listening } from './nginx-host.ts';
import { temporaryFolder } from './temporary-files.ts';

const CADDY = '/usr/bin/caddy';

/** Whether Caddy is installed; first tries to install it from Debian's packages. */
export const hasCaddy = () => isInstalled(CADDY, ['caddy']);

/**
 * Starts a Caddy that serves a built site with `deploy/Caddyfile`, its paths and address changed.
 * @param site absolute path of the built site
 */
export async function openCaddy(site: string): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const folder = temporaryFolder('caddy');
  const config = join(folder, 'Caddyfile');
  const server = readFileSync(resolve(import.meta.dirname, '../../deploy/Caddyfile'), 'utf8')
    .replace('\nexample.com {', `\nhttp://127.0.0.1:${port} {`)
    .replaceAll('/var/www/portfolio/dist', site)
    .replaceAll('/var/www/portfolio', resolve(site, '..'));
  writeFileSync(config, `{\n\tadmin off\n}\n${server}`);
  const child = spawn(CADDY, ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    stdio: 'ignore',
  });
  await listening(port, child);
  return { url: `http://127.0.0.1:${port}`, child };
}
