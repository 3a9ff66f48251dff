import type { PictureView } from '../views';
import css from './badge.module.css';
import { Picture } from './picture';

/** The picture of a certificate, beside its name. */
export const Badge = ({ picture }: { picture: PictureView }) => (
  <span className={css.badge} data-lazy>
    <Picture picture={picture} sizes="40px" />
  </span>
);
