import type { ReactNode } from 'react';
import type { Size } from '../views';
import css from './message.module.css';

interface Props {
  title: string;
  /** Without it, the usual one of the styles: what says that a page did not load has that. */
  size?: Size;
  children: ReactNode;
}

/** A page that has only something to say: not found, or not loaded. */
export const Message = ({ title, size, children }: Props) => (
  <div className="page">
    <div className={css.message}>
      <h1 tabIndex={-1} className="display" data-size={size}>
        {title}
      </h1>
      {children}
    </div>
  </div>
);
