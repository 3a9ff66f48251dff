/** Higher resolutions make no visible difference in moving pictures, and each pixel costs time. */
export const MAX_PIXEL_RATIO = 2;
/** The grid that characters fall on, shared by all effects. */
export const COLUMN_WIDTH_PX = 20;
export const ROW_HEIGHT_PX = 20;
/** A column that is cut off further than this at the side would tear its characters: there is none. */
export const MIN_COLUMN_PX = 14;
/** A column with fewer free rows does not start. */
export const LEAST_ROWS = 4;
/** Above what the rain lands on there are 24 px of air, and a character reaches down 0.8 of its cell. */
export const ABOVE_ROWS = 2;
/** Beside what it lands on there is a free column. */
export const BESIDE_COLUMNS = 1;
/** The speed of the rain: a column falls by one row each time. */
export const REDRAW_MS = 50;
