import type { ReactNode } from 'react';
import css from './section.module.css';

interface Props {
  /** The target of the navigation's `#id` links. */
  id: string;
  heading: string;
  /** The heading's direction, if the page has another. */
  dir?: 'ltr' | 'rtl';
  children: ReactNode;
}

/** A section: a band with its heading at the side. It receives the focus when a link leads to it. */
export const Section = ({ id, heading, dir, children }: Props) => (
  <section id={id} className={css.section} tabIndex={-1} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`} dir={dir}>
      {heading}
    </h2>
    <div>{children}</div>
  </section>
);
