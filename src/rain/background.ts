import { type Scene, watchScene } from './scene';
import { openStage, type Show } from './stage';

type Trusted = { createScriptURL(address: string): string };
type Policies = { createPolicy(name: string, rules: Trusted): Trusted };

/** For Trusted Types: lets this very file run in a worker, and no other. */
const own: Trusted = { createScriptURL: () => import.meta.url };

/**
 * Opens the background of falling characters behind the page, for as long as the page lives. It is drawn in a
 * worker, which runs this very file: the main thread has nothing to do with it. Where a browser has no such worker
 * or canvas, or the worker fails, the page draws it itself; where there is no canvas at all, there is no background.
 * @param className the canvas's
 * @returns tells whether the visitor wants it to stand still; nothing is drawn before the first call
 */
export function openBackground(className: string): (still: boolean) => void {
  let show: Show | undefined;
  const { observe, setStill } = watchScene((scene) => show?.(scene));

  let canvas = document.createElement('canvas');
  canvas.className = className;
  canvas.setAttribute('aria-hidden', 'true');
  document.body.append(canvas);

  /** A canvas that was handed over does not come back: the page draws on a new one. */
  function drawHere(): void {
    const fresh = canvas.cloneNode() as HTMLCanvasElement;
    canvas.replaceWith(fresh);
    canvas = fresh;
    show = openStage(canvas);
    if (show) observe(canvas);
    else canvas.remove();
  }

  try {
    const handedOver = canvas.transferControlToOffscreen();
    const { trustedTypes } = window as { trustedTypes?: Policies };
    const policy = trustedTypes?.createPolicy('background', own) ?? own;
    const worker = new Worker(policy.createScriptURL(''), { type: 'module' });
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      drawHere();
    };
    worker.postMessage(handedOver, [handedOver]);
    show = (scene) => worker.postMessage(scene);
    observe(canvas);
  } catch {
    drawHere();
  }
  return setStill;
}

/** In the worker: the canvas comes first. What is missing throws, at the first scene, and the page hears of it. */
function serve(): void {
  globalThis.onmessage = ({ data }: MessageEvent<OffscreenCanvas>) => {
    const show = openStage(data) as Show;
    globalThis.onmessage = ({ data }: MessageEvent<Scene>) => show(data);
  };
}

if (!globalThis.document) serve();
