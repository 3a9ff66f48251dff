import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { dragActions, hoverActions, keyActions } from './actions.ts';
import { Processes } from './processes.ts';
import type { Point, Visitor } from './visitor.ts';

/** The bar of buttons above the page makes the window no smaller than 447 px: here it takes no room. */
const NO_BAR =
  'headerbar, headerbar *, button, entry, box { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.1) }';

interface Rect {
  width: number;
  height: number;
}

/**
 * WebKit, by W3C WebDriver (https://www.w3.org/TR/webdriver2/), on a screen that nobody sees.
 * @param driver path of `WebKitWebDriver`
 */
export async function openWebKit(driver: string): Promise<Visitor> {
  const processes = new Processes();
  const settings = join(processes.folder, 'gtk-3.0');
  mkdirSync(settings);
  writeFileSync(join(settings, 'gtk.css'), NO_BAR);
  const screen = ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'];
  const display = await processes.start('Xvfb', screen, /^(\d+)\n/);
  const port = await freePort();
  const env = {
    DISPLAY: `:${display}`,
    XDG_CONFIG_HOME: processes.folder,
    GTK_A11Y: 'none',
    // With no graphics card, paints with the processor at once, not by way of a card that it plays: a seventh less.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  };
  await processes.start('sh', ['-c', `"${driver}" --port=${port} & echo ready; wait`], /(ready)/, env);

  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const init = { method, ...(body ? { body: JSON.stringify(body) } : {}) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  }

  const start = () =>
    call<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
      capabilities: {},
    });
  const { sessionId, capabilities } = await answering(start);
  const session = `/session/${sessionId}`;
  const perform = (actions: object[]) => call<void>('POST', `${session}/actions`, { actions });
  const resizeTo = (rect: Rect) => call<Rect>('POST', `${session}/window/rect`, rect);

  const visitor: Visitor = {
    version: `WebKit ${capabilities.browserVersion}`,
    console: [],
    async resize(width, height) {
      await resizeTo({ width, height });
      // While the window changes the driver may lose a script's answer; this one can be asked for again.
      const inner = () => visitor.run(() => innerHeight);
      const bar = height - (await inner().catch(inner));
      await resizeTo({ width, height: height + bar });
    },
    open: (url) => call('POST', `${session}/url`, { url }),
    reload: () => call('POST', `${session}/refresh`, {}),
    async run(script, ...args) {
      const body = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${script})(...[...arguments].slice(0, -1)))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const answer = await call<{ value: never; error?: string }>('POST', `${session}/execute/async`, {
        script: body,
        args,
      });
      if (answer.error) throw new Error(answer.error);
      return answer.value;
    },
    drag: (from: Point, to: Point) => perform(dragActions(from, to)),
    hover: (to) => perform(hoverActions(to)),
    press: (key) => perform(keyActions(key)),
    async close() {
      await call('DELETE', session).catch(() => {});
      await processes.close();
    },
  };
  return visitor;
}

/** A driver that has just been started does not listen yet. */
async function answering<T>(ask: () => Promise<T>, tries = 100): Promise<T> {
  for (let left = tries; ; left--) {
    try {
      return await ask();
    } catch (error) {
      if (!left || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
