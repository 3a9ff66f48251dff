type Theme = 'dark' | 'light';

/**
 * Holds the page's theme in `data-theme` on its root, from before the first paint on: what the visitor chose, here by the
 * switch (`components/theme-switch`) or in another tab; until then what their system asks. Whatever is not drawn by the
 * style sheet reads `isDay` on `window`, and hears of each change by the event `theme` on `document`.
 *
 * Runs inline in the head of a site with two themes, as text: it may use nothing but its parameters and the browser.
 * @param colors the bar's in each theme, for the browser's own frame around the page
 */
export function keepTheme(colors: Record<Theme, string>): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: light)');
  let chosen: Theme | undefined;

  function show() {
    const isDay = chosen ? chosen === 'light' : system.matches;
    const theme = isDay ? 'light' : 'dark';
    Object.assign(window, { isDay });
    root.dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name=theme-color]'))
      meta.setAttribute('content', colors[theme]);
    document.querySelector('[data-theme-switch]')?.setAttribute('aria-pressed', String(isDay));
    document.dispatchEvent(new Event('theme'));
  }

  function choose(theme: string | null) {
    // Sites of one host share their memory: a word that another one left there may be neither.
    if (theme === 'dark' || theme === 'light') chosen = theme;
    show();
  }

  let remembered: string | null = null;
  try {
    remembered = localStorage.getItem('theme');
  } catch {}
  choose(remembered);
  // The switch comes later than this script.
  document.addEventListener('DOMContentLoaded', show);
  system.addEventListener('change', show);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme') choose(newValue);
  });
  addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest('[data-theme-switch]')) return;
      // It is done: the click need not be queued for when the page is hydrated.
      event.stopImmediatePropagation();
      choose(root.dataset.theme === 'light' ? 'dark' : 'light');
      try {
        localStorage.setItem('theme', chosen as Theme);
      } catch {}
    },
    true,
  );
}
