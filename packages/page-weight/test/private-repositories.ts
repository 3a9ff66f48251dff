import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const TOKEN = 'a-token';

/** Serves the repositories in a folder to those who have the token, as GitHub does private ones. */
export async function servePrivately(root: string) {
  const server = createServer((request, response) => {
    const expected = `Basic ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}`;
    if (request.headers.authorization !== expected) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end();
      return;
    }
    const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
    const backend = spawn('git', ['http-backend'], {
      env: {
        ...process.env,
        GIT_PROJECT_ROOT: root,
        GIT_HTTP_EXPORT_ALL: '1',
        GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
        REQUEST_METHOD: request.method,
        PATH_INFO: pathname,
        QUERY_STRING: search.slice(1),
        CONTENT_TYPE: request.headers['content-type'] ?? '',
      },
    });
    request.pipe(backend.stdin);
    const parts: Buffer[] = [];
    backend.stdout.on('data', (part) => parts.push(part));
    backend.on('close', () => {
      const whole = Buffer.concat(parts);
      const end = whole.indexOf('\r\n\r\n');
      for (const line of whole.subarray(0, end).toString().split('\r\n')) {
        const [name = '', value = ''] = line.split(': ');
        if (name === 'Status') response.statusCode = Number.parseInt(value, 10);
        else response.setHeader(name, value);
      }
      response.end(whole.subarray(end + 4));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
