import * as preact from 'preact';

export * from 'preact';
/**
 * Preact and its hooks under React's name, for code that needs nothing else of React: what only
 * `preact/compat` has is no export here, and the build says so.
 */
export type { ReactNode } from 'preact/compat';
export * from 'preact/hooks';
export { preact as default };
