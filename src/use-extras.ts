import { background } from 'content:settings';
import { useEffect, useState } from 'react';
import { loadChunk, optional } from './loading/chunk';
import { onIdle, whenIdle } from './loading/idle';
import { isCalm, onCalmChange } from './preferences/calm';
import { isPaused, rememberPaused } from './preferences/paused';
import styles from './rain/background.module.css';
import './touches/touches.css';

/** Painting continues for this long after the page has loaded; the background's first frames would delay it. */
const BACKGROUND_DELAY_MS = 300;

interface Extras {
  paused: boolean;
  togglePaused: () => void;
  /** The page weight and speed of this visit. */
  visit?: string;
}

/** Loads something optional and uses it once the browser is idle again; failures are ignored. */
function loadOptional<T>(id: string, load: () => Promise<T>, use: (module: T) => void): void {
  loadChunk(id, load, optional).then(
    (module) => onIdle(() => use(module)),
    () => {},
  );
}

/**
 * What loads once the page is usable and may fail: the background with the visitor's remembered choice, the web
 * vitals, the small touches, and the service worker.
 */
export function useExtras(): Extras {
  const [setStill, setBackground] = useState<(still: boolean) => void>();
  const [paused, setPaused] = useState(false);
  const [calm, setCalm] = useState(false);
  const [visit, setVisit] = useState<string>();

  useEffect(() => {
    setPaused(isPaused());
    whenIdle(() => {
      if (background !== 'none')
        setTimeout(
          loadOptional,
          BACKGROUND_DELAY_MS,
          'background',
          () => import('./rain/background'),
          ({ openBackground }: typeof import('./rain/background')) => {
            const open = openBackground(styles.canvas as string);
            setBackground(() => open);
          },
        );
      loadOptional(
        'web-vitals',
        () => import('./visit/vitals'),
        (module) => module.measure(setVisit),
      );
      loadOptional(
        'touches',
        () => import('./touches/touches'),
        (module) => module.addTouches(),
      );
    });
  }, []);
  useEffect(() => {
    const update = () => setCalm(isCalm());
    update();
    return onCalmChange(update);
  }, []);
  useEffect(() => setStill?.(paused || calm), [setStill, paused, calm]);

  const togglePaused = () => {
    rememberPaused(!paused);
    setPaused(!paused);
  };
  return { paused, togglePaused, visit };
}
