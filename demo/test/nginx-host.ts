import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];
const isRoot = process.getuid?.() === 0;

/** Makes sure that there is an nginx, from Debian's packages where they are to be had. */
export function hasNginx(): boolean {
  if (!existsSync(NGINX) && isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    try {
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], {
        env,
        stdio: 'ignore',
      });
    } catch {}
  }
  return existsSync(NGINX);
}

/** Whether that nginx can serve brotli. */
export const hasBrotli = () => existsSync(BROTLI);

/** An nginx that serves a built site by `deploy/nginx.conf`, its paths and port changed. */
export class Nginx {
  private constructor(
    readonly port: number,
    private readonly child: ChildProcess,
  ) {}

  /** @param site absolute path of the built site */
  static async open(site: string): Promise<Nginx> {
    const port = await freePort();
    const place = mkdtempSync(join(tmpdir(), 'nginx-'));
    mkdirSync(join(place, 'temp'));
    const server = readFileSync(resolve(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
      .replace(/listen \[::\]:80;/, '')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll('/var/www/portfolio/dist', site)
      .replaceAll('/var/www/portfolio', resolve(site, '..'))
      .replace('# brotli_static on;', hasBrotli() ? 'brotli_static on;' : '#');
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${place}/temp/${kind};`,
    );
    const config = [
      isRoot ? 'user root;' : '',
      hasBrotli() ? `load_module ${BROTLI};` : '',
      `pid ${place}/pid;`,
      'events {}',
      `http { access_log off; ${temp.join(' ')}`,
      server,
      '}',
    ];
    writeFileSync(join(place, 'nginx.conf'), config.join('\n'));
    const words = [
      '-p',
      place,
      '-c',
      join(place, 'nginx.conf'),
      '-e',
      join(place, 'log'),
      '-g',
      'daemon off;',
    ];
    const child = spawn(NGINX, words, { stdio: ['ignore', 'ignore', 'inherit'] });
    await answering(port, child);
    return new Nginx(port, child);
  }

  close(): void {
    this.child.kill();
  }

  /**
   * Sends a request just as it is written; no client tidies it up.
   * @returns the whole answer
   */
  send(text: string): Promise<string> {
    return new Promise((done, fail) => {
      let answer = '';
      const socket = connect(this.port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (data) => {
        answer += data.toString('latin1');
      });
      socket.on('error', fail);
      socket.on('close', () => done(answer));
    });
  }
}

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Waits until a port takes connections. */
async function answering(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const open = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false));
      socket.on('connect', () => socket.destroy());
    });
    if (open) return;
  }
  throw new Error('nginx did not start');
}
