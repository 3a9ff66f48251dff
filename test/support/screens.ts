/** Screens in CSS px. */
export const PHONE = { width: 390, height: 844 };
/** The budget's phone, on which the site's pages are opened unless a test sets another screen. */
export const WIDE_PHONE = { width: 412, height: 823 };
export const DESKTOP = { width: 1440, height: 900 };
