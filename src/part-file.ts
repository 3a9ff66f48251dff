/**
 * Scripts, stylesheets and fonts are named `NAME-HASH.EXTENSION`. Pages list the files of the parts that load later in an attribute
 * of the template `entry`, two parts as `home.page-a1b2c3d4 +prose-e5f6a7b8 home-c9d0e1f2;app-…`. First comes a part's script; with a
 * `+`, scripts that it imports (`prose-e5f6a7b8.js`); without, its styles (`home-c9d0e1f2.css`), which name the fonts.
 */

/** How many characters a hash has: with fewer than 7 the bundler refuses 100 chunks. */
export const HASH_LENGTH = 8;

/** Returns a part's files from such a list, by the name of the part's script without the hash; none if it is not listed. */
export const partFiles = (names: string, name: string): string[] =>
  names
    .split(';')
    .map((part) => part.split(' '))
    .find(([script = '']) => script.slice(0, -1 - HASH_LENGTH) === name) ?? [];

/** Returns the attribute with such a list as HTML; `PARTS` finds it in a page, `PART` the name of the page's own part. */
export const partsAttribute = (names: string): string => ` data-parts="${names}"`;
export const PART = / data-part="([^"]*)"/;
export const PARTS = / data-parts="([^"]*)"/;
