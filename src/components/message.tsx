import type { ReactNode } from 'react';
import css from './message.module.css';

/** A page with just a message: not found, or not loaded. */
export const Message = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="page">
    <div className={css.message}>
      <h1 tabIndex={-1} data-size="">
        {title}
      </h1>
      {children}
    </div>
  </div>
);
