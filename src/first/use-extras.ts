import { background } from 'content:settings';
import { useEffect, useState } from 'react';
import styles from './background.module.css';
import { loadChunk, withoutReload } from './loading/chunk';
import { onIdle, whenIdle } from './loading/idle';
import { isPaused, rememberPaused } from './preferences/paused';
import { onReducedEffectsChange, prefersReducedEffects } from './preferences/reduced-effects';
import './extras.css';

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
  loadChunk(id, load, withoutReload).then(
    (module) => onIdle(() => use(module)),
    () => {},
  );
}

/**
 * Loads the parts that may fail, once the page is usable: the background with the visitor's remembered choice, the web
 * vitals, the extras, and the service worker.
 */
export function useExtras(): Extras {
  const [setStill, setBackground] = useState<(still: boolean) => void>();
  const [paused, setPaused] = useState(false);
  const [reduced, setReduced] = useState(false);
  const [visit, setVisit] = useState<string>();

  useEffect(() => {
    const recallPaused = () => setPaused(isPaused());
    recallPaused();
    // Back may restore this page as it was, before the visitor paused the background in another language.
    addEventListener('pageshow', ({ persisted }) => persisted && recallPaused());
    whenIdle(() => {
      if (background !== 'none')
        setTimeout(
          loadOptional,
          BACKGROUND_DELAY_MS,
          'background',
          () => import('../later/background/background'),
          ({ openBackground }: typeof import('../later/background/background')) => {
            const open = openBackground(styles.canvas as string);
            setBackground(() => open);
          },
        );
      loadOptional(
        'vitals',
        () => import('../later/vitals/vitals'),
        (module) => module.measure(setVisit),
      );
      loadOptional(
        'extras',
        () => import('../later/extras'),
        (module) => module.addExtras(),
      );
    });
  }, []);
  useEffect(() => {
    const update = () => setReduced(prefersReducedEffects());
    update();
    return onReducedEffectsChange(update);
  }, []);
  useEffect(() => setStill?.(paused || reduced), [setStill, paused, reduced]);

  const togglePaused = () => {
    rememberPaused(!paused);
    setPaused(!paused);
  };
  return { paused, togglePaused, visit };
}
