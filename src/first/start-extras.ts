import { background, showsVisit, vitalsUrl, words } from 'content:site';
import './styles/background.module.css';
import { loadChunk, withoutReload } from './loading/chunk';
import { onIdle, whenIdle } from './loading/idle';
import { whenNearViewport } from './loading/near';
import { isPaused, onPausedChange } from './preferences/pause';
import { onReducedEffectsChange, prefersReducedEffects } from './preferences/reduced-effects';

/** Painting continues for this long after the page has loaded; the background's first frames would delay it. */
const BACKGROUND_DELAY_MS = 300;

/** Uses something optional once it has loaded and the browser is idle again; failures are ignored. */
function whenLoaded<T>(loading: Promise<T>, use: (module: T) => void): void {
  loading.then(
    (module) => onIdle(() => use(module)),
    () => {},
  );
}

const loadBackground = () => loadChunk('background', () => import('../background/background'), withoutReload);
const loadVitals = () => loadChunk('vitals', () => import('../later/vitals/vitals'), withoutReload);
const loadExtras = () => loadChunk('extras', () => import('../later/extras'), withoutReload);

/**
 * Loads the parts that may fail, once the page is usable: the background with the visitor's remembered choice, the web vitals,
 * and the extras.
 */
export function startExtras(): void {
  let setStill: ((still: boolean) => void) | undefined;

  function update(): void {
    const paused = isPaused();
    // Until its component takes over, the button is as the host served it.
    const pause = document.querySelector('[data-pause]');
    pause?.setAttribute('aria-label', paused ? words.resumeBackground : words.pauseBackground);
    pause?.firstElementChild?.setAttribute('data-icon', paused ? 'play' : 'pause');
    setStill?.(paused || prefersReducedEffects());
  }

  update();
  onPausedChange(update);
  onReducedEffectsChange(update);
  whenIdle(() => {
    if (background !== 'none')
      setTimeout(
        () =>
          whenLoaded(loadBackground(), ({ openBackground }) => {
            setStill = openBackground();
            update();
          }),
        BACKGROUND_DELAY_MS,
      );
    const measureVisit = () => whenLoaded(loadVitals(), ({ measure }) => measure());
    if (vitalsUrl) measureVisit();
    // Browsers keep the measurements until a visitor comes near the line that shows them.
    else if (showsVisit) whenNearViewport(document.querySelectorAll('main + footer'), measureVisit);
    whenLoaded(loadExtras(), ({ addExtras }) => addExtras());
  });
}
