const BASE = import.meta.env.BASE_URL;

/**
 * Returns the URL of a page or file of this site, below the base that it is served from.
 * @param path absolute within the site, for example `/notify`
 */
export const url = (path: string): string => BASE + path.slice(1);

/**
 * Returns the canonical path within the site: the path of a URL without the base, extra slashes, `.html` and `index`.
 * `/portfolio/notify/` becomes `/notify`.
 */
export const pathOf = (pathname: string): string =>
  `/${pathname.slice(BASE.length).replace(/^\/+|((^|\/)index|\.html|\/)+$/g, '')}`;
