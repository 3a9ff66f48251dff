const BASE = import.meta.env.BASE_URL;

/**
 * The address of a page or file of this site, below whatever base it is served from.
 * @param path absolute within the site, for example `/notify`
 */
export const url = (path: string): string => BASE + path.slice(1);

/**
 * The path within the site that an address shows, in its one canonical spelling: without the
 * base, a trailing slash, `.html` or `index`. `/portfolio/notify/` becomes `/notify`.
 */
export const pathOf = (pathname: string): string =>
  `/${pathname.slice(BASE.length)}`.replace(/(\/index)?(\.html)?\/*$/, '') || '/';
