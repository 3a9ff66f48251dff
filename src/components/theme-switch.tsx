import { words } from 'content:words';
import { Icon } from './icon';

/**
 * Changes between day and night. The script in the head (`preferences/theme`) answers it and tells by `aria-pressed` which
 * it is, long before the page is hydrated. Only a site with two themes has its style (see `content:theme.css`).
 */
export const ThemeSwitch = () => (
  <li>
    <button type="button" data-theme-switch aria-label={words.lightTheme}>
      <Icon name="theme" />
    </button>
  </li>
);
