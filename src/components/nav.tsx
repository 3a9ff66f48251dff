import { background, words } from 'content:site';
import type { ReactNode } from 'react';
import type { ItemView } from '../views';
import css from './nav.module.css';
import { PauseButton } from './pause-button';

interface Props {
  brand: ReactNode;
  sections: ItemView[];
  tools: ReactNode;
}

/**
 * The bar at the top. Its dropdown is a popover: the browser opens it, closes it on Escape and on a click outside, and
 * exposes its state to assistive technology, all without script.
 */
export const Nav = ({ brand, sections, tools }: Props) => (
  <header className={css.bar}>
    {brand}
    <nav className={css.nav} aria-label={words.sections} hidden={!sections.length}>
      <ul id="menu" popover="auto" className={css.menu}>
        {sections.map(({ hash, text }) => (
          <li key={hash}>
            <a href={hash}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
    {tools}
    {background !== 'none' && <PauseButton />}
    <button type="button" className={css.toggle} popoverTarget="menu" aria-label={words.menu}>
      <span className={css.lines} aria-hidden="true" />
    </button>
  </header>
);
