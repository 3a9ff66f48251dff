/** Preact and its hooks as React; the build reports imports that only `preact/compat` exports. */
import { Component, createElement, createRef } from 'preact';

export * from 'preact';
export type { ReactNode } from 'preact/compat';
export * from 'preact/hooks';
/** What the carousel library takes from it: a namespace would need all of Preact, and a file for itself. */
export default { Component, createElement, createRef };
