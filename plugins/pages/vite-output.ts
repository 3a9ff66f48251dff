/** Patterns of the scripts and styles that Vite 8.3.8 writes; the build fails if scripts, or styles for paper, look otherwise. */

/** What wraps dynamic imports. */
export const HELPER = '\0vite/preload-helper.js';

/** A dynamic import as Vite wraps it, before the bundler knows the chunk's hash. */
export const DYNAMIC_IMPORT =
  /(?<![\w$])([\w$]+)(\((?:async )?\(\) => (?:\{\s*const \{[^}]*\} = await )?)import\("\.\/([^"]+)-!~\{\w+\}~\.js"\)/g;
export const DEPENDENCIES = /, __VITE_PRELOAD__/g;
/** A wrapper in which only the call of the helper is left. */
export const WRAPPER = /(?<![\w$])([\w$]+)\(\(\) => (\1\("[^"]+"\))\)/g;
/** What is still there if Vite marks dependencies in another way. */
export const MARKED = /,\s*__VITE_PRELOAD__\)|(?<![\w$])([\w$]+)\(\(\) => \1\("[^"]+"\),/;

/** The entry's function that has rendered the pages, minified. */
export const PRERENDER =
  /\(\{url:[\w$]+\}\)=>([\w$]+)\(\(\)=>\1\(`prerender`\)\.then\([\w$]+=>[\w$]+\.renderPage\([\w$]+\)\)\)/;

/** Styles for paper in minified CSS; their rules may have blocks of their own. */
export const PRINT_STYLES = /@media print\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/** Rules of display type, and faces, in minified CSS; only where a selector begins, as that of accents names all pages. */
export const DISPLAY_RULE = /(?<=^|[{}])([^{}]+)\{([^{}]*var\(--display\)[^{}]*)\}/g;
export const FACE = /@font-face\s*\{[^}]*?url\(\s*["']?([^\s"')]+)["']?\s*\)[^}]*\}/g;
