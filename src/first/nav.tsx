import { background } from 'content:settings';
import { words } from 'content:words';
import { type ReactNode, useRef } from 'react';
import type { ItemView } from '../views';
import moving from './background.module.css';
import { Icon } from './icon';
import css from './nav.module.css';

/** The parts around the page, which stay the same on client navigation. */
export interface Frame {
  skip: ReactNode;
  brand: ReactNode;
  tools: ReactNode;
  copyright: ReactNode;
}

interface Props {
  /** The page's sections, in order. */
  sections: ItemView[];
  /** True if the visitor has paused the background. */
  paused: boolean;
  onPause: () => void;
  frame: Pick<Frame, 'brand' | 'tools'>;
}

/**
 * The bar at the top. Its dropdown is a popover: the browser opens it, closes it on Escape and on a click outside, and
 * exposes its state to assistive technology, all without script.
 */
export function Nav({ sections, paused, onPause, frame }: Props) {
  const toggle = useRef<HTMLButtonElement>(null);

  // A press outside focuses the section under the pointer: return the focus unless it is on another control.
  const onBeforeToggle = (event: { newState?: string }) => {
    if (event.newState === 'closed' && !document.activeElement?.matches('a, button')) toggle.current?.focus();
  };

  return (
    <header className={css.bar}>
      {frame.brand}
      {sections.length > 0 && (
        <nav className={css.nav} aria-label={words.sections}>
          <ul id="menu" popover="auto" className={css.menu} onBeforeToggle={onBeforeToggle}>
            {sections.map(({ hash, text }) => (
              <li key={hash}>
                <a href={hash}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {frame.tools}
      {background !== 'none' && (
        <div className={moving.control}>
          <button
            type="button"
            onClick={onPause}
            aria-label={paused ? words.resumeBackground : words.pauseBackground}
          >
            <Icon name={paused ? 'play' : 'pause'} />
          </button>
        </div>
      )}
      {sections.length > 0 && (
        <button
          ref={toggle}
          type="button"
          className={css.toggle}
          popoverTarget="menu"
          aria-label={words.menu}
        >
          <span className={css.lines} aria-hidden="true" />
        </button>
      )}
    </header>
  );
}
