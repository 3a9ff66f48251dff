/**
 * As `dangerouslySetInnerHTML`, leaves an element's contents to others: hydration keeps them, and a new element is empty. Where there
 * are Trusted Types, they accept only the browser's own empty HTML.
 */
export const LEFT_ALONE = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };
