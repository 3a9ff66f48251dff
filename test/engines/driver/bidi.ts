import { WebSocket } from 'ws';

type Listener = (params: Record<string, string>) => void;

/** A connection to a browser that supports WebDriver BiDi. */
interface Connection {
  /** @throws if the browser responds with an error */
  send<T = void>(method: string, params: object): Promise<T>;
  on(event: string, listener: Listener): void;
  end(): void;
}

/** @param url of the browser's socket, `ws://…/session` */
export async function connect(url: string): Promise<Connection> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, Listener>();
  let lastId = 0;
  socket.on('message', (data) => {
    const { id, type, method, params, result, error, message } = JSON.parse(String(data));
    if (type === 'event') return listeners.get(method)?.(params);
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (type === 'error') reject?.(new Error(`${error}: ${message}`));
    else resolve?.(result as never);
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser is gone.'));
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        lastId++;
        waiting.set(lastId, { resolve, reject });
        socket.send(JSON.stringify({ id: lastId, method, params }));
      }),
    on: (event, listener) => listeners.set(event, listener),
    end: () => socket.close(),
  };
}
