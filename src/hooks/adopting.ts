import { createContext } from 'react';

/** True where a component meets its own elements in the document, with what scripts have made of them since. */
export const Adopting = createContext(false);
