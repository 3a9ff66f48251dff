import { words } from 'content:words';
import { Icon } from './icon';

/**
 * Switches between the light and the dark theme. The script in the head (`preferences/theme`) handles clicks and sets
 * `aria-pressed`, before the page's own has started. Only sites with two themes have its styles (see `content:styles.css`).
 */
export const ThemeSwitch = () => (
  <li>
    <button type="button" data-theme-switch aria-label={words.lightTheme}>
      <Icon name="theme" />
    </button>
  </li>
);
