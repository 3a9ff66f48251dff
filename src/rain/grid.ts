/** Sharper than this nobody sees in what moves, and each pixel costs. */
export const MAX_PIXEL_RATIO = 2;
/** The grid that characters fall on; whatever else falls keeps to it. */
export const COLUMN_WIDTH_PX = 20;
export const ROW_HEIGHT_PX = 20;
