/**
 * What a picture is known by, whoever wrote its name: file systems put letters and their accents
 * together or apart, and macOS writes a narrow blank into the names of screenshots.
 */
export const pictureKey = (name: string): string => name.normalize('NFC').replace(/\s/g, ' ');

/** Longer names end where file systems end them. */
const LONGEST = 80;

/** A picture's name in letters that mean nothing in an address, a `srcset` or a file system. */
export const pictureSlug = (name: string): string =>
  name
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '') || 'picture';
