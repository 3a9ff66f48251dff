import type { ReactNode } from 'react';
import css from './message.module.css';

interface Props {
  title: string;
  children: ReactNode;
  /** What follows on the page. */
  after?: ReactNode;
}

/** A page with just a message: not found, or not loaded. */
export const Message = ({ title, children, after }: Props) => (
  <div className="page">
    <div className={css.message}>
      <h1 tabIndex={-1} data-size="">
        {title}
      </h1>
      {children}
    </div>
    {after}
  </div>
);
