import { words } from 'content:site';
import { useLayoutEffect, useState } from 'react';
import { isPaused, onPausedChange, setPaused } from '../first/preferences/pause';
import css from '../first/styles/background.module.css';
import { Icon } from './icon';

/** Pauses the background and resumes it (WCAG 2.2.2); hidden where nothing moves. */
export function PauseButton() {
  const [paused, show] = useState(isPaused);
  useLayoutEffect(() => onPausedChange(() => show(isPaused())), []);
  return (
    <div className={css.control}>
      <button
        type="button"
        data-pause
        aria-label={paused ? words.resumeBackground : words.pauseBackground}
        onClick={() => setPaused(!paused)}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
    </div>
  );
}
