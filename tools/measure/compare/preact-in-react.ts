import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** What the source takes from `preact`, for a build against React: each root's way to be ended. */
const roots = new WeakMap<Element, Root>();

export function hydrate(element: ReactNode, container: Element): void {
  roots.set(container, hydrateRoot(container, element));
}

export function render(element: ReactNode, container: Element): void {
  const root = roots.get(container);
  if (element === null) root?.unmount();
  else if (root) root.render(element);
  else roots.set(container, createRoot(container)).get(container)?.render(element);
}

export { Component, createElement, Fragment } from 'react';
