import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk, optional } from './loading/chunk';
import { whenIdle } from './loading/idle';
import { isCalm, onCalmChange } from './preferences/calm';
import { recall, remember } from './preferences/memory';

const PAUSED = 'background-paused';
/** So long a page that has loaded is still being drawn; the background's first frames would get in its way. */
const DRAWN_MS = 300;

interface Extras {
  Background?: ComponentType<{ paused: boolean; calm: boolean }>;
  paused: boolean;
  togglePaused: () => void;
  /** Whether the visitor asks for calm. */
  calm: boolean;
  /** What this visit weighed and how fast it was. */
  visit?: string;
}

/** Loads what the page can do without; its loss is passed over in silence. */
function add<T>(id: string, load: () => Promise<T>, use: (module: T) => void): void {
  loadChunk(id, load, optional).then(use, () => {});
}

/**
 * What comes after the page is usable and may as well not come: the background with the visitor's
 * remembered choice, the measurements, and the worker for visits without a network.
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
        add,
        DRAWN_MS,
        'background',
        () => import('./rain/background'),
        (module: typeof import('./rain/background')) => setBackground(() => module.Background),
      );
      add(
        'web-vitals',
        () => import('./visit/vitals'),
        (module) => module.measure(setVisit),
      );
      add(
        'offline',
        () => import('./service-worker/offline'),
        (module) => module.workOffline(),
      );
    });
  }, []);
  useEffect(() => {
    const look = () => setCalm(isCalm());
    look();
    return onCalmChange(look);
  }, []);

  const togglePaused = () => {
    remember(PAUSED, paused ? '0' : '1');
    setPaused(!paused);
  };
  return { Background, paused, togglePaused, calm, visit };
}
