export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Zoom relative to the size that fits the stage, and offset of the picture's center from the stage's, in px. */
export interface View extends Point {
  zoom: number;
}

export const UNZOOMED: View = { zoom: 1, x: 0, y: 0 };

/** Minimum and maximum zoom of one press. */
const MIN_TAP_ZOOM = 2;
const MAX_TAP_ZOOM = 4;

/** Maximum zoom of a drawing, which is sharp at any size and may have small text. */
const MAX_DRAWING_ZOOM = 8;

/**
 * Returns the size at which the complete picture fits the stage.
 * @param isDrawing whether it is a vector drawing, which may be shown larger than its intrinsic size
 */
export function fitInto(size: Size, stage: Size, isDrawing: boolean): Size {
  const scale = Math.min(stage.width / size.width, stage.height / size.height, isDrawing ? Infinity : 1);
  return { width: size.width * scale, height: size.height * scale };
}

/**
 * Returns the zoom of one press (the intrinsic size, within reason), and the maximum zoom.
 * @param fitted its size when it fits the stage
 */
export function zoomLimits(
  size: Size,
  fitted: Size,
  isDrawing: boolean,
): { tapZoom: number; maxZoom: number } {
  const tapZoom = Math.min(Math.max(size.width / fitted.width, MIN_TAP_ZOOM), MAX_TAP_ZOOM);
  return {
    tapZoom,
    maxZoom: isDrawing ? MAX_DRAWING_ZOOM : Math.max(tapZoom, (2 * size.width) / fitted.width),
  };
}

/** Limits the offset so that a picture larger than the stage covers it; a smaller one stays centred. */
export function clamp({ zoom, x, y }: View, fitted: Size, stage: Size): View {
  const within = (offset: number, size: number, room: number) => {
    const limit = Math.max(0, (size * zoom - room) / 2);
    return limit && Math.min(limit, Math.max(-limit, offset));
  };
  return { zoom, x: within(x, fitted.width, stage.width), y: within(y, fitted.height, stage.height) };
}

/** Zooms while keeping a point of the picture in place; `at` is relative to the stage's center. */
export function zoomTo(view: View, zoom: number, at: Point = { x: 0, y: 0 }): View {
  const scale = zoom / view.zoom;
  return { zoom, x: at.x - (at.x - view.x) * scale, y: at.y - (at.y - view.y) * scale };
}
