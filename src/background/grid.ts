/** Higher resolutions make no visible difference in moving pictures, and each pixel costs time. */
export const MAX_PIXEL_RATIO = 2;
/** The grid that characters fall on, shared by all effects. */
export const COLUMN_WIDTH_PX = 20;
export const ROW_HEIGHT_PX = 20;
/** A column of which the edge of the screen leaves less than this is not drawn: its characters would be torn. */
export const MIN_COLUMN_PX = 14;
/** A column with fewer free rows does not start. */
export const MIN_ROWS = 4;
/** Free rows above what the rain lands on: 24 px of air, as a character reaches down 0.8 of its cell. */
export const ABOVE_ROWS = 2;
/** Free columns beside what it lands on. */
export const BESIDE_COLUMNS = 1;
/** The speed of the rain: a column falls by one row each time. */
export const REDRAW_MS = 50;
