import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/host.ts';
import { Processes } from './processes.ts';
import { dragActions, hoverActions, keyActions, type Visitor } from './visitor.ts';

/** Shrinks the toolbar above the page, which otherwise keeps the window at least 447 px wide. */
const NO_TOOLBAR =
  'headerbar, headerbar *, button, entry, box { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.1) }';

/**
 * Opens WebKit through W3C WebDriver (https://www.w3.org/TR/webdriver2/), on a virtual screen.
 * @param driver path of `WebKitWebDriver`
 */
export async function openWebKit(driver: string): Promise<Visitor> {
  const processes = new Processes();
  const settings = join(processes.folder, 'gtk-3.0');
  mkdirSync(settings);
  writeFileSync(join(settings, 'gtk.css'), NO_TOOLBAR);
  const screen = ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'];
  // The number is on a line of its own, after messages about screens that other runs have taken.
  const display = await processes.start('Xvfb', screen, /^(\d+)\n/m);
  const port = await freePort();
  const env = {
    DISPLAY: `:${display}`,
    XDG_CONFIG_HOME: processes.folder,
    GTK_A11Y: 'none',
    // Without a GPU, painting directly on the CPU instead of with an emulated GPU saves a seventh of the time.
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

  const start = () => call<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const { sessionId } = await retry(start);
  const session = `/session/${sessionId}`;
  const perform = (actions: object[]) => call<void>('POST', `${session}/actions`, { actions });
  const resizeTo = (rect: object) => call('POST', `${session}/window/rect`, rect);

  const visitor: Visitor = {
    console: [],
    async resize(width, height) {
      await resizeTo({ width, height });
      // While the window is resized, the driver may lose a script's result; this script can run twice.
      const inner = () => visitor.run(() => innerHeight);
      const toolbar = height - (await inner().catch(inner));
      await resizeTo({ width, height: height + toolbar });
    },
    open: (url) => call('POST', `${session}/url`, { url }),
    reload: () => call('POST', `${session}/refresh`, {}),
    back: () => call('POST', `${session}/back`, {}),
    async run(script, ...args) {
      const body = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${script})(...[...arguments].slice(0, -1)))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const result = await call<{ value: never; error?: string }>('POST', `${session}/execute/async`, {
        script: body,
        args,
      });
      if (result.error) throw new Error(result.error);
      return result.value;
    },
    drag: (from, to) => perform(dragActions(from, to)),
    hover: (to) => perform(hoverActions(to)),
    press: (key) => perform(keyActions(key)),
    async close() {
      await call('DELETE', session).catch(() => {});
      await processes.close();
    },
  };
  return visitor;
}

/** Retries a request until the driver, which has just been started, listens. */
async function retry<T>(request: () => Promise<T>, tries = 100): Promise<T> {
  for (let left = tries; ; left--) {
    try {
      return await request();
    } catch (error) {
      if (!left || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
