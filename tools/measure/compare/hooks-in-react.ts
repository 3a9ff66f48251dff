import { useRef, useState } from 'react';

/** The parts of `preact/hooks` that preact-iso uses, for the React build. */
export { useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';

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
