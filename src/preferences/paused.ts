import { recall, remember } from './memory';

const PAUSED = 'background-paused';

/** Whether the visitor has paused the background, at this visit or an earlier one. */
export const isPaused = (): boolean => recall(PAUSED) === '1';

/** Keeps what the visitor chose for their next visit. */
export const rememberPaused = (paused: boolean): void => remember(PAUSED, paused ? '1' : '0');
