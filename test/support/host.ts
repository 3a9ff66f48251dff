import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSite } from '../../tools/support/site.ts';

/** Responds instead of the site; false leaves the request to the site. */
type Override = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A server for tests, which can be made to fail as real hosts do. It ends with the tests' process, if not before. */
export class Host {
  /** Every connection is dropped, as without a network. */
  offline = false;
  /** How long browsers may cache pages, in s; 600 on GitHub Pages. */
  pageMaxAge = 0;
  override: Override = () => false;
  /** Requested paths, in order. */
  readonly log: string[] = [];
  #site: Server;
  #held: { file: RegExp; released: Promise<void> }[] = [];
  #server = createServer(async (request, response) => {
    const { url = '' } = request;
    await this.#held.find(({ file }) => file.test(url))?.released;
    this.#respond(request, response);
  });

  private constructor(
    folder: string,
    readonly base: string,
  ) {
    this.#site = createSite(folder, base);
  }

  /**
   * Starts a host on a free port.
   * @param folder absolute path of a built site
   * @param base path that it was built for
   */
  static async open(folder: string, base = '/'): Promise<Host> {
    const host = new Host(folder, base);
    await new Promise<void>((resolve) => host.#server.listen(0, resolve));
    return host;
  }

  /** Replaces the site with another build, as a deployment does. */
  deploy(folder: string): void {
    this.#site = createSite(folder, this.base);
  }

  /**
   * Holds back the responses for files.
   * @returns a function that releases them
   */
  hold(file: RegExp): () => void {
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    this.#held.push({ file, released });
    return release;
  }

  /** Absolute URL of a path within the site. */
  url(path: string): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}${this.base}${path.slice(1)}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #respond(request: IncomingMessage, response: ServerResponse): void {
    if (this.offline) return void request.socket.destroy();
    this.log.push(request.url ?? '');
    if (this.override(request, response)) return;
    if (this.pageMaxAge && request.headers.accept?.includes('text/html')) {
      const { writeHead } = response;
      const age = `max-age=${this.pageMaxAge}`;
      response.writeHead = ((status: number, headers?: object) =>
        writeHead.call(response, status, { ...headers, 'cache-control': age })) as typeof writeHead;
    }
    this.#site.emit('request', request, response);
  }
}

/** Finds a free port on this machine's loopback address. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
