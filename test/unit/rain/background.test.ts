import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBackground } from '../../../src/rain/background';
import type { Scene } from '../../../src/rain/scene';
import { offscreenCanvas, recordingContext } from './recording-context';
import { createScreen } from './screen';

let screen: ReturnType<typeof createScreen>;

/** A worker that keeps what it is sent. */
class FakeWorker {
  static all: FakeWorker[] = [];
  sent: unknown[] = [];
  onerror?: (event: Event) => void;
  terminate = vi.fn();
  constructor(
    readonly address: string,
    readonly options: WorkerOptions,
  ) {
    FakeWorker.all.push(this);
  }
  postMessage(message: unknown) {
    this.sent.push(message);
  }
}

const handedOver = { handedOver: true };
const canvases = () => document.querySelectorAll('canvas');
const MOVING: Scene = { view: [400, 800, 1, false], still: false };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  screen = createScreen();
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: () => handedOver });
});

afterEach(() => {
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
  screen.close();
});

function open(still = false) {
  const setStill = openBackground('behind');
  setStill(still);
  screen.layOut();
  return { setStill, worker: FakeWorker.all[0] as FakeWorker };
}

test('the canvas is one, and hidden from screen readers', () => {
  open();
  expect(canvases()).toHaveLength(1);
  expect(canvases()[0]?.outerHTML).toBe('<canvas class="behind" aria-hidden="true"></canvas>');
});

describe('with a worker', () => {
  test('it runs the very same file, and gets the canvas first and then each scene', () => {
    const { worker, setStill } = open();
    expect(worker.address).toMatch(/\/src\/rain\/background\.ts$/);
    expect(worker.options).toEqual({ type: 'module' });
    expect(worker.sent).toEqual([handedOver, MOVING]);
    setStill(true);
    expect(worker.sent[2]).toEqual({ ...MOVING, still: true });
    screen.setRatio(2);
    expect(worker.sent[3]).toEqual({ view: [400, 800, 2, false], still: true });
  });

  test('the main thread draws nothing and asks for no frame', () => {
    open();
    expect(screen.recorded.take()).toEqual([]);
    expect(screen.frames.scheduled).toBe(0);
  });

  test('its address passes Trusted Types by a policy of its own', () => {
    const createPolicy = vi.fn((_, { createScriptURL }) => ({
      createScriptURL: () => `trusted ${createScriptURL('anything')}`,
    }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    const { worker } = open();
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('background', expect.anything());
    expect(worker.address).toMatch(/^trusted .*background\.ts$/);
  });
});

/** Each way to have no worker that draws. */
const WITHOUT: Record<string, () => void> = {
  'no canvas off the screen': () =>
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen'),
  'no workers': () => vi.stubGlobal('Worker', undefined),
  'no OffscreenCanvas at all': () => {
    vi.stubGlobal('OffscreenCanvas', undefined);
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
  },
};

describe('without one', () => {
  for (const [what, lose] of Object.entries(WITHOUT)) {
    test(`${what}: the page draws it, on one canvas`, () => {
      lose();
      open();
      expect(canvases()).toHaveLength(1);
      for (let n = 0; n < 200; n++) screen.frames.frame(50);
      expect(screen.recorded.take().filter(({ call }) => call === 'drawImage').length).toBeGreaterThan(100);
    });

    test(`${what}: a still picture is drawn once`, () => {
      lose();
      open(true);
      expect(screen.recorded.take().filter(({ call }) => call === 'drawImage').length).toBeGreaterThan(20);
      expect(screen.frames.scheduled).toBe(0);
    });
  }

  test('a worker that fails is ended, silently, and the page draws on a new canvas', () => {
    const { worker, setStill } = open();
    const before = canvases()[0];
    const failure = new Event('error', { cancelable: true });
    worker.onerror?.(failure);
    expect(failure.defaultPrevented).toBe(true);
    expect(worker.terminate).toHaveBeenCalled();
    expect(canvases()).toHaveLength(1);
    expect(canvases()[0]).not.toBe(before);
    screen.layOut();
    expect(screen.frames.scheduled).toBe(1);
    setStill(true);
    expect(screen.frames.scheduled).toBe(0);
    expect(worker.sent).toHaveLength(2);
  });

  test('and where the browser cannot draw at all, there is no canvas', () => {
    vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
    vi.stubGlobal('Worker', undefined);
    open();
    expect(canvases()).toHaveLength(0);
    expect(screen.frames.scheduled).toBe(0);
  });
});

describe('in the worker', () => {
  /** The file as a worker runs it: no document. */
  async function load() {
    vi.resetModules();
    vi.stubGlobal('document', undefined);
    vi.stubGlobal('onmessage', null);
    await import('../../../src/rain/background');
    const scope = globalThis as { onmessage: ((event: MessageEvent) => void) | null };
    return (data: unknown) => scope.onmessage?.(new MessageEvent('message', { data }));
  }
  const newCanvas = (recorded: ReturnType<typeof recordingContext>) => new (offscreenCanvas(recorded))(1, 1);

  test('scenes move what is on the canvas and stop it', async () => {
    const recorded = recordingContext();
    const tell = await load();
    tell(newCanvas(recorded));
    expect(recorded.take()).toEqual([]);
    tell(MOVING);
    expect(recorded.context.canvas).toEqual({ width: 400, height: 800 });
    for (let n = 0; n < 200; n++) screen.frames.frame(50);
    expect(recorded.take().filter(({ call }) => call === 'drawImage').length).toBeGreaterThan(100);
    tell({ ...MOVING, still: true });
    expect(screen.frames.scheduled).toBe(0);
  });

  test('a canvas that cannot be drawn on is an error, which the page hears of', async () => {
    const tell = await load();
    const canvas = Object.assign(newCanvas(recordingContext()), { getContext: () => null });
    expect(() => {
      tell(canvas);
      tell(MOVING);
    }).toThrow();
  });

  test('so are missing frames', async () => {
    vi.stubGlobal('requestAnimationFrame', undefined);
    const tell = await load();
    expect(() => {
      tell(newCanvas(recordingContext()));
      tell(MOVING);
    }).toThrow();
  });
});
