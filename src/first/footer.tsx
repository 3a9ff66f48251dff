import type { ReactNode } from 'react';
import css from './footer.module.css';

interface Props {
  copyright: ReactNode;
  /** The page weight and speed of this visit, once known. */
  visit?: ReactNode;
}

/** The footer of every page. */
export const Footer = ({ copyright, visit }: Props) => (
  <footer className={css.footer}>
    {copyright}
    <div className={css.visit}>{visit}</div>
  </footer>
);
