import type { ReactNode } from 'react';
import css from './section.module.css';

interface Props {
  /** What the navigation's `#id` leads to. */
  id: string;
  heading: string;
  children: ReactNode;
}

/** A chapter: a band of ground with its name beside it. It takes the focus when a link leads to it. */
export const Section = ({ id, heading, children }: Props) => (
  <section id={id} className={css.section} tabIndex={-1} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`}>{heading}</h2>
    <div>{children}</div>
  </section>
);
