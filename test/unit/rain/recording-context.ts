/** One call on a canvas, with the state that it was made in. */
export interface Drawn {
  call: 'fillRect' | 'fillText';
  args: (number | string)[];
  alpha: number;
  color: string;
}

/** A 2D context that draws nothing and remembers what it was asked for. */
export function recordingContext() {
  const drawn: Drawn[] = [];
  const state = { globalAlpha: 1, fillStyle: '', font: '', canvas: { width: 0, height: 0 } };
  const record =
    (call: Drawn['call']) =>
    (...args: (number | string)[]) =>
      drawn.push({ call, args, alpha: state.globalAlpha, color: state.fillStyle });
  const context = Object.assign(state, { fillRect: record('fillRect'), fillText: record('fillText') });
  return {
    context: context as typeof context & CanvasRenderingContext2D,
    /** What was drawn since the last time. */
    take: () => drawn.splice(0),
  };
}
