import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Background } from '../../../src/rain/background';
import { createFrames } from './frames';
import { offscreenCanvas, recordingContext } from './recording-context';

let frames: ReturnType<typeof createFrames>;
let recorded: ReturnType<typeof recordingContext>;
let newSize: () => void;
let newRatio: () => void;
let disconnect: ReturnType<typeof vi.fn>;
let hidden: boolean;

beforeEach(() => {
  // Preact sets one beside each frame, which would come after the test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  frames = createFrames();
  recorded = recordingContext();
  disconnect = vi.fn();
  hidden = false;
  vi.stubGlobal('requestAnimationFrame', frames.request);
  vi.stubGlobal('cancelAnimationFrame', frames.cancel);
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('OffscreenCanvas', offscreenCanvas(recordingContext()));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        newSize = callback;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  vi.stubGlobal('matchMedia', () => {
    const query = new EventTarget();
    newRatio = () => query.dispatchEvent(new Event('change'));
    return query;
  });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLCanvasElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => recorded.context);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function layOut() {
  newSize();
  vi.advanceTimersByTime(1);
}

function show(props: { paused?: boolean; calm?: boolean } = {}) {
  const element = (more = {}) => <Background paused={false} calm={false} {...props} {...more} />;
  const view = render(element());
  layOut();
  return { ...view, set: (more: object) => view.rerender(element(more)) };
}

function turn(tabHidden: boolean) {
  hidden = tabHidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

const characters = () => recorded.take().filter(({ call }) => call === 'drawImage').length;

describe('the canvas', () => {
  test('is one, hidden from screen readers', () => {
    const { container } = show();
    expect(container.children).toHaveLength(1);
    expect(container.querySelector('canvas')?.getAttribute('aria-hidden')).toBe('true');
  });

  test.each([
    ['on the screen', () => vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null)],
    ['off it', () => vi.stubGlobal('OffscreenCanvas', undefined)],
  ])('is not there where the browser cannot draw %s', (_, lose) => {
    lose();
    const { container } = render(<Background paused={false} calm={false} />);
    act(() => {});
    expect(container.innerHTML).toBe('');
    expect(frames.scheduled).toBe(0);
  });

  test('fills the screen at once, before the first frame', () => {
    show();
    expect(recorded.context.canvas).toEqual({ width: 400, height: 800 });
    expect(recorded.take().length).toBeGreaterThan(0);
  });
});

describe('moving', () => {
  test('characters fall', () => {
    show();
    for (let n = 0; n < 200; n++) frames.frame(50);
    expect(characters()).toBeGreaterThan(100);
    expect(frames.scheduled).toBe(1);
  });

  test('a hidden tab asks for no frames, and goes on when seen again', () => {
    show();
    frames.frame(50);
    turn(true);
    expect(frames.scheduled).toBe(0);
    turn(false);
    expect(frames.scheduled).toBe(1);
  });

  test('in a tab opened in the background it waits to be seen', () => {
    hidden = true;
    show();
    expect(frames.scheduled).toBe(0);
    turn(false);
    expect(frames.scheduled).toBe(1);
  });

  test('paused it leaves the last frame, also when the tab comes back, and goes on after', () => {
    const { set } = show();
    for (let n = 0; n < 100; n++) frames.frame(50);
    recorded.take();
    set({ paused: true });
    turn(true);
    turn(false);
    expect(frames.scheduled).toBe(0);
    expect(recorded.take()).toEqual([]);
    set({ paused: false });
    expect(frames.scheduled).toBe(1);
  });

  test('when it leaves the page nothing of it goes on', () => {
    const { unmount } = show();
    unmount();
    vi.runAllTimers();
    turn(true);
    turn(false);
    recorded.take();
    newRatio();
    expect(frames.scheduled).toBe(0);
    expect(disconnect).toHaveBeenCalled();
    expect(recorded.take()).toEqual([]);
  });
});

describe('standing still', () => {
  test.each([{ calm: true }, { paused: true }])('%o: one frame full of characters, and no more', (props) => {
    show(props);
    expect(characters()).toBeGreaterThan(20);
    expect(frames.scheduled).toBe(0);
    turn(false);
    expect(frames.scheduled).toBe(0);
  });

  test('a new size gets the same picture again', () => {
    show({ calm: true });
    const before = recorded.take().filter(({ call }) => call === 'drawImage');
    layOut();
    expect(recorded.take().filter(({ call }) => call === 'drawImage')).toEqual(before);
  });
});

describe('another screen', () => {
  test('a new size is drawn after the frame that tells of it', () => {
    render(<Background paused={true} calm={false} />);
    newSize();
    expect(recorded.take()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(characters()).toBeGreaterThan(20);
  });

  test('a new pixel ratio makes it sharp again, each time', () => {
    show({ calm: true });
    for (const ratio of [2, 1.5]) {
      vi.stubGlobal('devicePixelRatio', ratio);
      newRatio();
      expect(recorded.context.canvas).toEqual({ width: 400 * ratio, height: 800 * ratio });
    }
  });

  test('a picture that the GPU dropped is drawn again', () => {
    const { container } = show({ calm: true });
    recorded.take();
    container.querySelector('canvas')?.dispatchEvent(new Event('contextrestored'));
    expect(characters()).toBeGreaterThan(20);
  });

  test('on paper, where it has no size, nothing is lost', () => {
    show({ calm: true });
    const before = characters();
    vi.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get').mockReturnValue(0);
    layOut();
    expect(recorded.take()).toEqual([]);
    vi.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
    layOut();
    expect(characters()).toBe(before);
  });
});
