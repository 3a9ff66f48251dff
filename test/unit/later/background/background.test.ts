import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBackground } from '../../../../src/later/background/background';
import type { Scene } from '../../../../src/later/background/scene';
import { offscreenCanvas, recordingContext } from './recording-context';
import { createScreen } from './screen';

let screen: ReturnType<typeof createScreen>;

/** A worker that records the messages sent to it. */
class FakeWorker {
  static all: FakeWorker[] = [];
  sent: unknown[] = [];
  onerror?: (event: Event) => void;
  terminate = vi.fn();
  constructor(
    readonly url: string,
    readonly options: WorkerOptions,
  ) {
    FakeWorker.all.push(this);
  }
  postMessage(message: unknown) {
    this.sent.push(message);
  }
}

const offscreen = { offscreen: true };
const canvases = () => document.querySelectorAll('canvas');
const MOVING: Scene = {
  view: [400, 800, 1, '', false],
  words: ['lua', 'react'],
  space: [0, 21],
  still: false,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  screen = createScreen();
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: () => offscreen });
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

test('there is one canvas, hidden from screen readers', () => {
  open();
  expect(canvases()).toHaveLength(1);
  expect(canvases()[0]?.outerHTML).toBe('<canvas class="behind" aria-hidden="true"></canvas>');
});

describe('with a worker', () => {
  test('it runs the same file, and gets first the canvas and then each scene', () => {
    const { worker, setStill } = open();
    expect(worker.url).toMatch(/\/src\/later\/background\/background\.ts$/);
    expect(worker.options).toEqual({ type: 'module' });
    expect(worker.sent).toEqual([offscreen, MOVING]);
    setStill(true);
    expect(worker.sent[2]).toEqual({ ...MOVING, still: true });
    screen.setRatio(2);
    expect(worker.sent[3]).toEqual({ ...MOVING, view: [400, 800, 2, '', false], still: true });
  });

  test('the main thread draws nothing and requests no frames', () => {
    open();
    expect(screen.recorded.take()).toEqual([]);
    expect(screen.frames.scheduled).toBe(0);
  });

  test('its URL passes Trusted Types with a policy of its own', () => {
    const createPolicy = vi.fn((_, { createScriptURL }) => ({
      createScriptURL: () => `trusted ${createScriptURL('anything')}`,
    }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    const { worker } = open();
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('background', expect.anything());
    expect(worker.url).toMatch(/^trusted .*background\.ts$/);
  });
});

/** The browser features whose absence prevents drawing in a worker. */
const WITHOUT: Record<string, () => void> = {
  'no offscreen canvas': () =>
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen'),
  'no workers': () => vi.stubGlobal('Worker', undefined),
  'no OffscreenCanvas at all': () => {
    vi.stubGlobal('OffscreenCanvas', undefined);
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
  },
};

describe('without one', () => {
  for (const [what, remove] of Object.entries(WITHOUT)) {
    test(`${what}: the main thread draws it, on one canvas`, () => {
      remove();
      open();
      expect(canvases()).toHaveLength(1);
      for (let n = 0; n < 200; n++) screen.frames.frame(50);
      expect(screen.recorded.take().filter(({ call }) => call === 'drawImage').length).toBeGreaterThan(100);
    });

    test(`${what}: a still picture is drawn once`, () => {
      remove();
      open(true);
      expect(screen.recorded.take().filter(({ call }) => call === 'drawImage').length).toBeGreaterThan(20);
      expect(screen.frames.scheduled).toBe(0);
    });
  }

  test('a failed worker is terminated silently, and the main thread draws on a new canvas', () => {
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

  test('there is no canvas if the browser cannot draw at all', () => {
    vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
    vi.stubGlobal('Worker', undefined);
    open();
    expect(canvases()).toHaveLength(0);
    expect(screen.frames.scheduled).toBe(0);
  });
});

describe('in the worker', () => {
  /** Imports the file as a worker does, without a document. */
  async function load() {
    vi.resetModules();
    vi.stubGlobal('document', undefined);
    vi.stubGlobal('onmessage', null);
    await import('../../../../src/later/background/background');
    const scope = globalThis as { onmessage: ((event: MessageEvent) => void) | null };
    return (data: unknown) => scope.onmessage?.(new MessageEvent('message', { data }));
  }
  const newCanvas = (recorded: ReturnType<typeof recordingContext>) => new (offscreenCanvas(recorded))(1, 1);

  test('scenes start and stop the animation', async () => {
    const recorded = recordingContext();
    const send = await load();
    send(newCanvas(recorded));
    expect(recorded.take()).toEqual([]);
    send(MOVING);
    expect(recorded.context.canvas).toEqual({ width: 400, height: 800 });
    for (let n = 0; n < 200; n++) screen.frames.frame(50);
    expect(recorded.take().filter(({ call }) => call === 'drawImage').length).toBeGreaterThan(100);
    send({ ...MOVING, still: true });
    expect(screen.frames.scheduled).toBe(0);
  });

  test('throws if the canvas has no context, so that the page is notified', async () => {
    const send = await load();
    const canvas = Object.assign(newCanvas(recordingContext()), { getContext: () => null });
    expect(() => {
      send(canvas);
      send(MOVING);
    }).toThrow();
  });

  test('throws without animation frames', async () => {
    vi.stubGlobal('requestAnimationFrame', undefined);
    const send = await load();
    expect(() => {
      send(newCanvas(recordingContext()));
      send(MOVING);
    }).toThrow();
  });
});
