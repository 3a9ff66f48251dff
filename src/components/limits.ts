/** Number of projects with a scene of their own; the others are shown side by side. */
export const SCENES = 6;
/** A title of more characters is smaller. */
export const LONG_TITLE = 32;

/** True if a group of keywords is one short word, which stands beside the group's name. */
export const isShort = ([word = '', ...others]: string[]): boolean => !others.length && word.length < 20;
