import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { freePort } from '../../tools/free-port.ts';
import { temporaryFolder } from './temporary-files.ts';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];
/** Another test may be installing something. */
const WAIT_FOR_DPKG = ['-o', 'DPkg::Lock::Timeout=120'];
const isRoot = process.getuid?.() === 0;

/** Whether a program is installed; first tries to install it from Debian's packages. */
export function isInstalled(program: string, packages: string[]): boolean {
  if (!existsSync(program) && isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    try {
      execFileSync('apt-get', [...WAIT_FOR_DPKG, 'install', '-y', '--no-install-recommends', ...packages], {
        env,
        stdio: 'ignore',
      });
    } catch {}
  }
  return existsSync(program);
}

export const hasNginx = () => isInstalled(NGINX, PACKAGES);

/** Whether that nginx can serve brotli. */
export const hasBrotli = () => existsSync(BROTLI);

/**
 * A copy of a built site, as a visitor reaches it at `/` and below `/portfolio/`, with a file of the owner's in
 * `.well-known/`.
 */
export function hostedCopy(site: string): string {
  const folder = temporaryFolder('well-known');
  const copy = join(folder, 'dist');
  cpSync(resolve(site, '../.build'), join(folder, '.build'), { recursive: true });
  for (const base of ['', 'portfolio']) cpSync(site, join(copy, base), { recursive: true });
  mkdirSync(join(copy, '.well-known'));
  writeFileSync(join(copy, '.well-known/security.txt'), 'Contact: mailto:me@example.org\n');
  return copy;
}

/** An nginx that serves a built site with `deploy/nginx.conf`, its paths and port changed. */
export class Nginx {
  private constructor(
    readonly port: number,
    private readonly child: ChildProcess,
  ) {}

  /** @param site absolute path of the built site */
  static async open(site: string): Promise<Nginx> {
    const port = await freePort();
    const folder = temporaryFolder('nginx');
    mkdirSync(join(folder, 'temp'));
    const server = readFileSync(resolve(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
      .replace(/listen \[::\]:80;/, '')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll('/var/www/portfolio/dist', site)
      .replaceAll('/var/www/portfolio', resolve(site, '..'))
      .replace('# brotli_static on;', hasBrotli() ? 'brotli_static on;' : '#');
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/temp/${kind};`,
    );
    const config = [
      isRoot ? 'user root;' : '',
      hasBrotli() ? `load_module ${BROTLI};` : '',
      `pid ${folder}/pid;`,
      'events {}',
      `http { access_log off; ${temp.join(' ')}`,
      server,
      '}',
    ];
    writeFileSync(join(folder, 'nginx.conf'), config.join('\n'));
    const args = [
      '-p',
      folder,
      '-c',
      join(folder, 'nginx.conf'),
      '-e',
      join(folder, 'log'),
      '-g',
      'daemon off;',
    ];
    const child = spawn(NGINX, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    await listening(port, child);
    return new Nginx(port, child);
  }

  close(): void {
    this.child.kill();
  }

  /**
   * Sends a request exactly as written: no client normalizes it.
   * @returns the complete response
   */
  send(text: string): Promise<string> {
    return new Promise((done, fail) => {
      let response = '';
      const socket = connect(this.port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (data) => {
        response += data.toString('latin1');
      });
      socket.on('error', fail);
      socket.on('close', () => done(response));
    });
  }
}

/** Waits until a port accepts connections. */
export async function listening(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const open = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false));
      socket.on('connect', () => socket.destroy());
    });
    if (open) return;
  }
  throw new Error('the server did not start');
}
