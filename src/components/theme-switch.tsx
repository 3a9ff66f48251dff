import { words } from 'content:site';
import { useLayoutEffect, useState } from 'react';
import { isLight, onThemeChange, switchTheme } from '../first/preferences/theme';
import { Icon } from './icon';

/**
 * Switches between the light and the dark theme, which the script in the head keeps (`preferences/theme`). Only sites with two
 * themes have its styles (see `content:styles.css`).
 */
export function ThemeSwitch() {
  const [light, setLight] = useState(isLight);
  useLayoutEffect(() => onThemeChange(() => setLight(isLight())), []);
  return (
    <li>
      <button
        type="button"
        data-theme-switch
        aria-label={words.lightTheme}
        aria-pressed={light}
        onClick={switchTheme}
      >
        <Icon name="theme" />
      </button>
    </li>
  );
}
