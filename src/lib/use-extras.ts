import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk, optional } from './chunk';
import { whenIdle } from './idle';
import { recall, remember } from './memory';

const PAUSED = 'background-paused';

interface Extras {
  Background?: ComponentType<{ paused: boolean }>;
  paused: boolean;
  togglePaused: () => void;
  /** What this visit weighed and how fast it was. */
  visit?: string;
}

/**
 * What comes after the page is usable and may as well not come: the background with the visitor's
 * remembered choice, and the measurements. Whatever fails to load is left out in silence.
 */
export function useExtras(): Extras {
  const [Background, setBackground] = useState<Extras['Background']>();
  const [paused, setPaused] = useState(false);
  const [visit, setVisit] = useState<string>();

  useEffect(() => {
    setPaused(recall(PAUSED) === '1');
    return whenIdle(() => {
      const quiet = () => {};
      loadChunk('background', () => import('../rain/background'), optional).then(
        (module) => setBackground(() => module.Background),
        quiet,
      );
      loadChunk('web-vitals', () => import('./vitals'), optional).then(
        (module) => module.measure(setVisit),
        quiet,
      );
    });
  }, []);

  const togglePaused = () => {
    remember(PAUSED, paused ? '0' : '1');
    setPaused(!paused);
  };
  return { Background, paused, togglePaused, visit };
}
