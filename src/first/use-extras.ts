import { background, showsVisit, vitalsUrl } from 'content:settings';
import { type ReactNode, useEffect, useState } from 'react';
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
  visit?: ReactNode;
}

/** Uses something optional once it has loaded and the browser is idle again; failures are ignored. */
function whenLoaded<T>(loading: Promise<T>, use: (module: T) => void): void {
  loading.then(
    (module) => onIdle(() => use(module)),
    () => {},
  );
}

const loadBackground = () =>
  loadChunk('background', () => import('../later/background/background'), withoutReload);
const loadVitals = () => loadChunk('vitals', () => import('../later/vitals/vitals'), withoutReload);
const loadExtras = () => loadChunk('extras', () => import('../later/extras'), withoutReload);

/** Copies the value before a button, which is selected if the code for that does not load. */
function onClick({ target }: Event): void {
  const button = (target as Element).closest?.('[data-copy]');
  const value = button?.previousElementSibling;
  if (!button || !value) return;
  loadExtras().then(
    ({ copyValue }) => copyValue(button, value),
    () => getSelection()?.selectAllChildren(value),
  );
}

/**
 * Loads the parts that may fail, once the page is usable: the background with the visitor's remembered choice, the web
 * vitals, and the extras, which a click on a copy button needs at once.
 */
export function useExtras(): Extras {
  const [setStill, setBackground] = useState<(still: boolean) => void>();
  const [paused, setPaused] = useState(false);
  const [reduced, setReduced] = useState(false);
  const [visit, setVisit] = useState<ReactNode>();

  useEffect(() => {
    const recallPaused = () => setPaused(isPaused());
    recallPaused();
    // Back may restore this page as it was, before the visitor paused the background in another language.
    addEventListener('pageshow', ({ persisted }) => persisted && recallPaused());
    whenIdle(() => {
      if (background !== 'none')
        setTimeout(
          () =>
            whenLoaded(loadBackground(), ({ openBackground }) => {
              const open = openBackground(styles.canvas as string);
              setBackground(() => open);
            }),
          BACKGROUND_DELAY_MS,
        );
      if (showsVisit || vitalsUrl) whenLoaded(loadVitals(), ({ measure }) => measure(setVisit));
      whenLoaded(loadExtras(), ({ addExtras }) => addExtras());
    });
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
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
