/** What a section's id looks like. */
export const ID = /^[a-z][a-z0-9-]*$/;

/** Ids that the page's frame has for itself. */
export const FRAME_IDS = /^(app|main|menu|languages|entry|copy-status|.*-heading)$/;
