type Theme = 'dark' | 'light';

/**
 * Keeps the page's theme in `data-theme` on the root element, from before the first paint: the visitor's choice, made
 * with the switch (`components/theme-switch`) or in another tab, otherwise the system's setting. Anything not drawn by
 * the stylesheet reads `isLight` on `window` and listens for the event `theme` on `document`.
 *
 * Inlined as source text in the head of a site with two themes: may only use its parameters and browser APIs.
 * @param colors the bar's color in each theme, for the browser's `theme-color`
 */
export function initTheme(colors: Record<Theme, string>): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: light)');
  let chosen: Theme | undefined;

  function show() {
    const isLight = chosen ? chosen === 'light' : system.matches;
    const theme = isLight ? 'light' : 'dark';
    window.isLight = isLight;
    root.dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name=theme-color]'))
      meta.setAttribute('content', colors[theme]);
    document.querySelector('[data-theme-switch]')?.setAttribute('aria-pressed', String(isLight));
    document.dispatchEvent(new Event('theme'));
  }

  function choose(theme: string | null) {
    // Sites on one origin share `localStorage`: another one may have stored a different value.
    if (theme === 'dark' || theme === 'light') chosen = theme;
    show();
  }

  function recall() {
    let remembered: string | null = null;
    try {
      remembered = localStorage.getItem('theme');
    } catch {}
    choose(remembered);
  }

  recall();
  // Back may restore this page as it was, before the visitor switched the theme in another language.
  addEventListener('pageshow', ({ persisted }) => persisted && recall());
  // The switch is parsed after this script has run.
  document.addEventListener('DOMContentLoaded', show);
  system.addEventListener('change', show);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme') choose(newValue);
  });
  document.addEventListener('switch-theme', () => {
    choose(root.dataset.theme === 'light' ? 'dark' : 'light');
    try {
      localStorage.setItem('theme', chosen as Theme);
    } catch {}
  });
}

/** True if the light theme is shown. */
export const isLight = (): boolean => !!globalThis.window?.isLight;

/** Changes to the other theme, and remembers that. */
export const switchTheme = () => document.dispatchEvent(new Event('switch-theme'));

/**
 * Calls back when another theme is shown.
 * @returns stops listening
 */
export function onThemeChange(listener: () => void): () => void {
  document.addEventListener('theme', listener);
  return () => document.removeEventListener('theme', listener);
}
