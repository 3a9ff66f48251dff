/**
 * How scripts, stylesheets and fonts are named, `NAME-HASH.EXTENSION`, and how pages name those of the parts that load later: in an
 * attribute of the template `entry`, for two parts `home.page-a1b2c3d4 +prose-e5f6a7b8 home-c9d0e1f2;app-…`. The first is the
 * part's script, with a `+` are scripts which that imports (`prose-e5f6a7b8.js`), the others its styles (`home-c9d0e1f2.css`); a
 * font is named in the styles.
 */

/** How many characters a hash has: with fewer than 7 the bundler refuses 100 chunks. */
export const HASH_LENGTH = 8;

/** Returns the files of a part as pages name them, by the name of its script without the hash; none if there is no such part. */
export const partFiles = (names: string, name: string): string[] =>
  names
    .split(';')
    .map((part) => part.split(' '))
    .find(([script = '']) => script.slice(0, -1 - HASH_LENGTH) === name) ?? [];

/** Returns the attribute with names as a page has it in its HTML, where `PARTS` finds it. */
export const partsAttribute = (names: string): string => ` data-parts="${names}"`;
export const PARTS = / data-parts="([^"]*)"/;
