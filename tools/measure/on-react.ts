/** What the source takes from `preact`, from React (`compare.ts`). */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** The React root of each container. */
const roots = new WeakMap<Element, ReturnType<typeof createRoot>>();

export function hydrate(element: ReactNode, container: Element): void {
  roots.set(container, hydrateRoot(container, element));
}

export function render(element: ReactNode, container: Element): void {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  // Preact renders at once.
  flushSync(() => root.render(element));
}
