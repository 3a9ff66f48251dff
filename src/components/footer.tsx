import type { ReactNode } from 'react';
import css from './footer.module.css';

interface Props {
  copyright: ReactNode;
  /** What this visit weighed and how fast it was, once that is known. */
  visit?: string;
}

/** The foot of every page. */
export const Footer = ({ copyright, visit }: Props) => (
  <footer className={css.footer}>
    {copyright}
    <p className={css.visit}>{visit}</p>
  </footer>
);
