import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk, optional } from './loading/chunk';
import { whenIdle } from './loading/idle';
import { isCalm, onCalmChange } from './preferences/calm';
import { recall, remember } from './preferences/memory';

const PAUSED = 'background-paused';
/** A page that has loaded is still painted for so long; the background's first frames would delay that. */
const BACKGROUND_DELAY_MS = 300;

interface Extras {
  Background?: ComponentType<{ paused: boolean; calm: boolean }>;
  paused: boolean;
  togglePaused: () => void;
  /** Whether the visitor asks for calm. */
  calm: boolean;
  /** What this visit weighed and how fast it was. */
  visit?: string;
}

/** Loads what the page can do without; a failure is ignored. */
function loadOptional<T>(id: string, load: () => Promise<T>, use: (module: T) => void): void {
  loadChunk(id, load, optional).then(use, () => {});
}

/**
 * What loads once the page is usable, and may fail: the background with the visitor's remembered
 * choice, the web vitals, and the service worker.
 */
export function useExtras(): Extras {
  const [Background, setBackground] = useState<Extras['Background']>();
  const [paused, setPaused] = useState(false);
  const [calm, setCalm] = useState(false);
  const [visit, setVisit] = useState<string>();

  useEffect(() => {
    setPaused(recall(PAUSED) === '1');
    return whenIdle(() => {
      setTimeout(
        loadOptional,
        BACKGROUND_DELAY_MS,
        'background',
        () => import('./rain/background'),
        (module: typeof import('./rain/background')) => setBackground(() => module.Background),
      );
      loadOptional(
        'web-vitals',
        () => import('./visit/vitals'),
        (module) => module.measure(setVisit),
      );
      loadOptional(
        'offline',
        () => import('./service-worker/offline'),
        (module) => module.registerServiceWorker(),
      );
    });
  }, []);
  useEffect(() => {
    const update = () => setCalm(isCalm());
    update();
    return onCalmChange(update);
  }, []);

  const togglePaused = () => {
    remember(PAUSED, paused ? '0' : '1');
    setPaused(!paused);
  };
  return { Background, paused, togglePaused, calm, visit };
}
