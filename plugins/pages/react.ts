/**
 * Preact and its hooks under React's name, for code that needs nothing else of React: the build reports
 * imports that only `preact/compat` exports.
 */
import * as preact from 'preact';

export * from 'preact';
export type { ReactNode } from 'preact/compat';
export * from 'preact/hooks';
export { preact as default };
