import { background } from 'content:settings';
import { words } from 'content:words';
import type { ReactNode } from 'react';
import moving from '../first/background.module.css';
import type { ItemView } from '../views';
import { Icon } from './icon';
import css from './nav.module.css';

interface Props {
  brand: ReactNode;
  /** The page's sections, in order. */
  sections: ItemView[];
  tools: ReactNode;
}

/**
 * The bar at the top. Its dropdown is a popover: the browser opens it, closes it on Escape and on a click outside, and
 * exposes its state to assistive technology, all without script. `first/show-page` changes its items.
 */
export const Nav = ({ brand, sections, tools }: Props) => (
  <header className={css.bar}>
    {brand}
    <nav className={css.nav} aria-label={words.sections} hidden={!sections.length}>
      <ul id="menu" popover="auto" className={css.menu}>
        <Items sections={sections} />
      </ul>
    </nav>
    {tools}
    {background !== 'none' && (
      <div className={moving.control}>
        <button type="button" data-pause aria-label={words.pauseBackground}>
          <Icon name="pause" />
        </button>
      </div>
    )}
    <button type="button" className={css.toggle} popoverTarget="menu" aria-label={words.menu}>
      <span className={css.lines} aria-hidden="true" />
    </button>
  </header>
);

/** The items of the navigation, one for each of the page's sections. */
export const Items = ({ sections }: Pick<Props, 'sections'>) =>
  sections.map(({ hash, text }) => (
    <li key={hash}>
      <a href={hash}>{text}</a>
    </li>
  ));
