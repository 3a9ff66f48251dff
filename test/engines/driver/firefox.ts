import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { Processes } from './processes.ts';
import { dragActions, hoverActions, keyActions, type Visitor } from './visitor.ts';

type Listener = (params: Record<string, string>) => void;

/**
 * Connects to a browser that supports WebDriver BiDi; `send` throws if the browser responds with an error.
 * @param url of the browser's socket, `ws://…/session`
 */
async function connect(url: string) {
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
  await once(socket, 'open');
  return {
    send: <T = void>(method: string, params: object) =>
      new Promise<T>((resolve, reject) => {
        lastId++;
        waiting.set(lastId, { resolve, reject });
        socket.send(JSON.stringify({ id: lastId, method, params }));
      }),
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    end: () => socket.close(),
  };
}

/** Disables first-run behavior and all background network requests. */
const PREFERENCES = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'browser.safebrowsing.update.enabled': false,
  'browser.startup.page': 0,
  'browser.sessionstore.resume_from_crash': false,
  // Scroll bars that take no space, as on a phone.
  'ui.useOverlayScrollbars': 1,
};

/**
 * Opens Firefox through WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/).
 * @param program path of the browser
 */
export async function openFirefox(program: string): Promise<Visitor> {
  const processes = new Processes();
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(processes.folder, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', processes.folder, '--remote-debugging-port', '0'];
  const url = await processes.start(program, args, /BiDi listening on (ws:\S+)/);
  const { send, on, end } = await connect(`${url}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  const messages: string[] = [];
  on('log.entryAdded', ({ level, text }) => messages.push(`${level}: ${text}`));
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const perform = (actions: object[]) => send<void>('input.performActions', { context, actions });

  return {
    console: messages,
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    async run(script, ...values) {
      const response = await send<{ result: { value: string }; exceptionDetails?: { text: string } }>(
        'script.callFunction',
        {
          target: { context },
          awaitPromise: true,
          functionDeclaration: `async (values) => JSON.stringify({ value: await (${script})(...JSON.parse(values)) })`,
          arguments: [{ type: 'string', value: JSON.stringify(values) }],
          userActivation: false,
        },
      );
      if (response.exceptionDetails) throw new Error(response.exceptionDetails.text);
      return JSON.parse(response.result.value).value;
    },
    drag: (from, to) => perform(dragActions(from, to)),
    hover: (to) => perform(hoverActions(to)),
    press: (key) => perform(keyActions(key)),
    async close() {
      end();
      await processes.close();
    },
  };
}
