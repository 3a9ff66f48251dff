import { owner } from 'content:owner';
import css from './footer.module.css';

/** @param visit what this visit weighed and how fast it was, once that is known */
export const Footer = ({ visit }: { visit?: string }) => (
  <footer className={css.footer}>
    <p>{owner.copyright}</p>
    <p className={css.visit}>{visit}</p>
  </footer>
);
