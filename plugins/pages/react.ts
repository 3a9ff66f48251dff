/** Preact and its hooks as React; the build reports imports that only `preact/compat` exports. */
import * as preact from 'preact';

export * from 'preact';
export type { ReactNode } from 'preact/compat';
export * from 'preact/hooks';
export { preact as default };
