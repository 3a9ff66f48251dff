import { recall, remember } from './storage';

const PAUSED = 'background-paused';

/** True if the visitor has paused the background, on this visit or an earlier one. */
export const isPaused = (): boolean => recall(PAUSED) === '1';

/** Stores the visitor's choice for their next visit. */
export const rememberPaused = (paused: boolean): void => remember(PAUSED, paused ? '1' : '0');
