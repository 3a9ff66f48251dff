/**
 * The states of a page from its arrival to the result of a click, in the order in which they occur. Scripts, styles and the inline
 * script of `index.html` share these names. Each is an attribute of the root element, `data-NAME`, unless its comment says otherwise.
 */

declare global {
  interface Window {
    /** Presses of buttons before the entry has started, queued by `index.html`; null once `first/wake.ts` has repeated them. */
    clicks?: HTMLElement[] | null;
    /** True if the light theme is shown. Set by `first/preferences/theme.ts` in the head of a site with two themes. */
    isLight?: boolean;
  }
}

/**
 * Class: scripts run. Set by `index.html` in browsers that are new enough, removed there if a script fails, set again by
 * `first/wake.ts`. Without it, styles hide what needs scripts; with it, pictures until they come near the viewport.
 */
export const RUNNING = 'js';

/** Class: the visitor saves data. Set by `index.html`; the background's styles then show no button that pauses it. */
export const CALM = 'calm';

/** On an element: it has a handler. Set in the build by `find-handlers.ts`; a press there makes `first/wake.ts` start the app. */
export const PRESSABLE = 'on';

/** On the template `entry`: a component has an effect. Set by `plugins/pages/html.ts`; `first/wake.ts` starts the app unasked. */
export const LIVE = 'live';

/**
 * The visitor waits: for the app, which then repeats the click, for the page that a link leads to, or for the lightbox. Set and
 * removed by `first/navigation.ts`. Then `base.css` shows a line, `router/links.ts` plays no animation, and no second picture opens.
 */
export const LOADING = 'loading';

/** The app has started: it follows links. Set by `app.tsx`; read by `index.html`, which reloads on Back and Forward before that. */
export const AWAKE = 'awake';

/** The optional features have loaded. Set by `later/extras.ts`; `base.css` then scrolls smoothly. */
export const EXTRAS = 'extras';

/**
 * Another page than the served one has been shown. Set by `app.tsx`; read by `later/extras.ts`, and by `base.css`, which fades pages
 * in and shows which section a link has led to.
 */
export const MOVED = 'moved';
