/** The types of files that the service worker precaches in addition to the pages. */
export const PRECACHED = /\.(js|css|woff2?|ttf|otf)$/;
