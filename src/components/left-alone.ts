/**
 * As `dangerouslySetInnerHTML`, leaves an element's contents to others: hydration keeps them, and a new element is empty. Trusted
 * Types take the empty HTML of the browser's own.
 */
export const LEFT_ALONE = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };
