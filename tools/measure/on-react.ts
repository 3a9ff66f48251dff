/** The part of `preact` that the source uses, from React (`compare.ts`). */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

export { Component } from 'react';

/** The hooks into Preact's rendering: React has none. */
export const options = {};

/** The React root of each container. */
const roots = new WeakMap<Element, ReturnType<typeof createRoot>>();

// Like Preact, these two render at once.
export function hydrate(element: ReactNode, container: Element): void {
  flushSync(() => roots.set(container, hydrateRoot(container, element)));
}

export function render(element: ReactNode, container: Element): void {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  flushSync(() => root.render(element));
}
