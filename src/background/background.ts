/** Both sides of the background: the page imports `openBackground`, and its worker runs this same file (see the end). */

import { type Scene, watchScene } from './scene';
import { openStage, type ShowScene } from './stage';

/** Trusted Types policy that allows only this file to run in a worker. */
const ownFile: ScriptUrls = { createScriptURL: () => import.meta.url };

/**
 * Opens the background of falling characters behind the page, until the page is closed. A worker draws it. If the browser
 * lacks module workers or OffscreenCanvas, or the worker fails, the main thread does; without a canvas, nobody.
 * @returns sets whether the background is still; nothing is drawn before the first call
 */
export function openBackground(): (still: boolean) => void {
  let show: ShowScene | undefined;
  const { observe, setStill } = watchScene((scene) => show?.(scene));

  let canvas = document.body.appendChild(document.createElement('canvas'));
  canvas.setAttribute('aria-hidden', 'true');

  /** Draws on the main thread, on a new canvas: one transferred to a worker cannot be taken back. */
  function drawHere(): void {
    const fresh = canvas.cloneNode() as HTMLCanvasElement;
    canvas.replaceWith(fresh);
    canvas = fresh;
    show = openStage(canvas);
    if (show) observe(canvas);
    else canvas.remove();
  }

  try {
    const offscreen = canvas.transferControlToOffscreen();
    const { trustedTypes } = window;
    const policy = trustedTypes?.createPolicy('background', ownFile) ?? ownFile;
    const worker = new Worker(policy.createScriptURL(''), { type: 'module' });
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      drawHere();
    };
    worker.postMessage(offscreen, [offscreen]);
    show = (scene) => worker.postMessage(scene);
    observe(canvas);
  } catch {
    drawHere();
  }
  return setStill;
}

// The worker's side. The first message is the canvas, each further one a scene. Without a 2D context, the first scene throws:
// see `onerror`.
if (!globalThis.document)
  globalThis.onmessage = ({ data }: MessageEvent<OffscreenCanvas>) => {
    const show = openStage(data) as ShowScene;
    globalThis.onmessage = ({ data }: MessageEvent<Scene>) => show(data);
  };
