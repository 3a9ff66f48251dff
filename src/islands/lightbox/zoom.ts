export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** How a picture is looked at: how many times larger than when it fits, and how far its middle is off the stage's, in px. */
export interface View extends Point {
  zoom: number;
}

export const WHOLE: View = { zoom: 1, x: 0, y: 0 };

/** By one press the picture comes at least so much nearer, and at the most. */
const NEAR_LEAST = 2;
const NEAR_MOST = 4;

/** A drawing is as sharp at any size, and its words may be small. */
const DRAWING_MOST = 8;

/**
 * The size at which the whole picture fits on the stage.
 * @param isDrawing has no size of its own: may stand larger than its file says
 */
export function fitOn(own: Size, stage: Size, isDrawing: boolean): Size {
  const scale = Math.min(stage.width / own.width, stage.height / own.height, isDrawing ? Infinity : 1);
  return { width: own.width * scale, height: own.height * scale };
}

/**
 * How near a picture comes by one press (its own size, within reason), and at the most.
 * @param fitted its size when it fits
 */
export function reach(own: Size, fitted: Size, isDrawing: boolean): { near: number; most: number } {
  const near = Math.min(Math.max(own.width / fitted.width, NEAR_LEAST), NEAR_MOST);
  return { near, most: isDrawing ? DRAWING_MOST : Math.max(near, (2 * own.width) / fitted.width) };
}

/** Keeps the stage covered, as far as the picture reaches; what is smaller than the stage stays in its middle. */
export function clamp({ zoom, x, y }: View, fitted: Size, stage: Size): View {
  const within = (offset: number, size: number, room: number) => {
    const most = Math.max(0, (size * zoom - room) / 2);
    return most && Math.min(most, Math.max(-most, offset));
  };
  return { zoom, x: within(x, fitted.width, stage.width), y: within(y, fitted.height, stage.height) };
}

/** Zooms; what is at the point stays there. `at` is measured from the stage's middle. */
export function zoomTo(view: View, zoom: number, at: Point = { x: 0, y: 0 }): View {
  const scale = zoom / view.zoom;
  return { zoom, x: at.x - (at.x - view.x) * scale, y: at.y - (at.y - view.y) * scale };
}
