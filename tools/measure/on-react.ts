/** What the source and preact-iso take from `preact` and `preact/hooks`, from React (`compare.ts`). */
import { Children, Component, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

export {
  Component,
  cloneElement,
  createContext,
  createElement,
  createElement as h,
  Fragment,
  isValidElement,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

export const toChildArray = Children.toArray;

/** The hooks of Preact's renderer, which React never calls. */
export const options = {};

// Preact starts every component with an empty state.
Object.assign(Component.prototype, { state: {} });

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

/**
 * Calls the reducer at once, as Preact's does: React's waits until it renders, when the router can no longer prevent the
 * browser from following a link that a script has clicked.
 */
export function useReducer<State, Action>(reduce: (state: State, action: Action) => State, initial: State) {
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  const dispatch = useRef((action: Action) => {
    latest.current = reduce(latest.current, action);
    setState(latest.current);
  });
  return [state, dispatch.current] as const;
}
