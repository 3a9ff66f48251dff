import { createContext } from 'react';

/** True where a component is hydrated over its elements, which scripts may have changed since. */
export const Adopting = createContext(false);
