/** One call on a canvas, with the state of the context at that time. */
export interface Drawn {
  call: 'fillRect' | 'fillText' | 'drawImage';
  args: unknown[];
  alpha: number;
}

/** A 2D context that draws nothing and records the calls. */
export function recordingContext() {
  const drawn: Drawn[] = [];
  const state = { globalAlpha: 1, fillStyle: '', font: '', canvas: { width: 0, height: 0 } };
  const record =
    (call: Drawn['call']) =>
    (...args: unknown[]) =>
      drawn.push({ call, args, alpha: state.globalAlpha });
  const context = Object.assign(state, {
    fillRect: record('fillRect'),
    fillText: record('fillText'),
    drawImage: record('drawImage'),
  });
  return {
    context: context as typeof context & CanvasRenderingContext2D,
    /** Returns the calls since the last time. */
    take: () => drawn.splice(0),
  };
}

/** An `OffscreenCanvas` that draws nothing; the context records the calls. */
export const offscreenCanvas = ({ context }: Pick<ReturnType<typeof recordingContext>, 'context'>) =>
  class {
    constructor(
      public width: number,
      public height: number,
    ) {}
    getContext = () => context;
    transferToImageBitmap = () => ({ width: this.width, height: this.height });
    addEventListener() {}
  };
