/** Higher resolutions make no visible difference in moving pictures, and each pixel costs time. */
export const MAX_PIXEL_RATIO = 2;
/** The grid that characters fall on, shared by all effects. */
export const COLUMN_WIDTH_PX = 20;
export const ROW_HEIGHT_PX = 20;
/** The speed of the rain: a column falls by one row each time. */
export const REDRAW_MS = 50;
/** What the bar covers, in rows. */
export const BAR_ROWS = 4;
