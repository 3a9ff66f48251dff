/**
 * Returns the URL of a page or file of this site, below the base that it is served from; other addresses as they are.
 * @param address absolute within the site, for example `/notify`, or a full URL
 */
export const url = (address: string): string => address.replace(/^\//, import.meta.env.BASE_URL);

/**
 * Returns the canonical path within the site: the path of a URL without the base, extra slashes, `.html` and `index`.
 * `/portfolio/notify/` becomes `/notify`.
 */
export const pathOf = (pathname: string): string =>
  `/${pathname.slice(import.meta.env.BASE_URL.length).replace(/^\/+|((^|\/)index|\.html|\/)+$/g, '')}`;
