import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { freePort } from '../support/host.ts';
import { temporaryFolder } from '../support/temporary-files.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const isRoot = process.getuid?.() === 0;

/** Where `serve` and `wrangler` are installed, which the project does not need otherwise. */
const TOOLS = resolve(process.env.HOST_TOOLS ?? ROOT, 'node_modules/.bin');

/** A real web server, and what it can do. */
interface RealHost {
  name: string;
  /** Its program; without it, its tests are skipped. */
  program: string;
  /** Answers unknown addresses with the site's own page; `each` in each language. */
  notFound?: 'each' | 'first';
  /** Sends the site's headers. */
  headers?: boolean;
  /** Sends Markdown to who asks for it. */
  markdown?: boolean;
  /** Compresses texts, with the versions that the build wrote. */
  compressed?: string;
  /** @returns its arguments, to serve a folder on a port; `temp` is a folder of its own */
  args: (port: number, folder: string, temp: string) => string[];
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const write = (folder: string, name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

/** One of the samples in `deploy/`, its paths changed. */
const sample = (name: string, folder: string) =>
  readFileSync(resolve(ROOT, 'deploy', name), 'utf8')
    .replaceAll('/var/www/portfolio/dist', folder)
    .replaceAll('/var/www/portfolio', resolve(folder, '..'));

function nginx(port: number, folder: string, temp: string): string[] {
  mkdirSync(join(temp, 'temp'));
  const server = sample('nginx.conf', folder)
    .replace(/listen \[::\]:80;/, '')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('# brotli_static on;', existsSync(BROTLI) ? 'brotli_static on;' : '#');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${temp}/temp/${kind};`,
  );
  const config = `${isRoot ? 'user root;' : ''}
${existsSync(BROTLI) ? `load_module ${BROTLI};` : ''}
pid ${temp}/pid;
events {}
http { access_log off; ${paths.join(' ')}
${server}
}`;
  const file = write(temp, 'nginx.conf', config);
  return ['-p', temp, '-c', file, '-e', join(temp, 'log'), '-g', 'daemon off;'];
}

function caddy(port: number, folder: string, temp: string): string[] {
  const server = sample('Caddyfile', folder).replace('\nexample.com {', `\nhttp://127.0.0.1:${port} {`);
  const config = `{\n\tadmin off\n\tstorage file_system ${temp}\n}\n${server}`;
  return ['run', '--config', write(temp, 'Caddyfile', config), '--adapter', 'caddyfile'];
}

const MODULES =
  'mpm_event authz_core mime dir negotiation alias setenvif deflate filter headers rewrite reqtimeout';

/** @param override what `.htaccess` may change */
const apache = (override: 'All' | 'None') => (port: number, folder: string, temp: string) => {
  const load = (name: string) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`;
  const config = `${MODULES.split(' ').map(load).join('\n')}
ServerRoot ${temp}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${temp}/pid
ErrorLog ${temp}/error.log
TypesConfig /etc/mime.types
DocumentRoot ${folder}
<Directory ${folder}>
  Options FollowSymLinks MultiViews
  AddEncoding x-gzip .gz
  AllowOverride ${override}
  Require all granted
</Directory>
`;
  return ['-d', temp, '-f', write(temp, 'httpd.conf', config), '-D', 'FOREGROUND'];
};

export const HOSTS: RealHost[] = [
  {
    name: 'nginx with deploy/nginx.conf',
    program: '/usr/sbin/nginx',
    notFound: 'each',
    headers: true,
    markdown: true,
    compressed: existsSync(BROTLI) ? 'br' : 'gzip',
    args: nginx,
  },
  {
    name: 'Caddy with deploy/Caddyfile',
    program: '/usr/bin/caddy',
    notFound: 'each',
    headers: true,
    markdown: true,
    compressed: 'br',
    args: caddy,
  },
  {
    name: 'Apache with the written .htaccess',
    program: '/usr/sbin/apache2',
    notFound: 'each',
    headers: true,
    args: apache('All'),
  },
  { name: 'Apache with a plain folder and MultiViews', program: '/usr/sbin/apache2', args: apache('None') },
  {
    name: 'python3 -m http.server',
    program: '/usr/bin/python3',
    args: (port, folder) => ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', folder],
  },
  {
    name: 'npx serve',
    program: join(TOOLS, 'serve'),
    notFound: 'first',
    args: (port, folder) => ['--no-port-switching', '--listen', `tcp://127.0.0.1:${port}`, folder],
  },
  {
    name: 'Cloudflare’s own engine (wrangler pages dev)',
    program: join(TOOLS, 'wrangler'),
    notFound: 'each',
    headers: true,
    args: (port, folder, temp) => [
      ...['pages', 'dev', folder, '--ip', '127.0.0.1', '--port', String(port)],
      ...['--persist-to', temp, '--compatibility-date', '2026-01-01', '--show-interactive-dev-session=false'],
    ],
  },
];

/**
 * Starts a host.
 * @param folder absolute path of what it serves at its root
 * @returns its address without a trailing slash, and what ends it
 * @throws if it ends before it answers
 */
export async function openHost({ name, program, args }: RealHost, folder: string) {
  const port = await freePort();
  const temp = temporaryFolder('host');
  const env = { ...process.env, XDG_CONFIG_HOME: temp, XDG_DATA_HOME: temp, CI: '1', NODE_OPTIONS: '' };
  // In a process group of its own: some start further processes.
  const child = spawn(program, args(port, folder, temp), { env, cwd: temp, detached: true, stdio: 'ignore' });
  while (!(await accepts(port))) if (child.exitCode !== null) throw new Error(`${name} did not start`);
  return { url: `http://127.0.0.1:${port}`, close: () => end(child) };
}

const accepts = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false));
    socket.on('connect', () => socket.destroy());
  });

/** Ends a host with all of its processes; resolves once it has ended. */
function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode || !child.pid) return Promise.resolve();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.kill(-child.pid, 'SIGKILL');
  return ended;
}
