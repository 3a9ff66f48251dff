import { Children, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** The parts of `preact` that the source and preact-iso use, for the React build. */
export {
  Component,
  cloneElement,
  createContext,
  createElement,
  createElement as h,
  Fragment,
  isValidElement,
} from 'react';

export const toChildArray = Children.toArray;

/** The hooks of Preact's renderer, which React never calls. */
export const options = {};

/** The React root of each container. */
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
